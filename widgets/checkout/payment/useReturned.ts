import { useEffect, useState } from 'react';
import { orders } from '../../../core/api/endpoints/orders.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { isInValidation, mayPayAgain } from '../../../core/rules/orderStatus.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSlice, useSpesa } from '../../hooks/useSpesa.ts';

const LOOK_AGAIN = 3_000;
const LOOKS = 40;

/** The order that the card's site sends the customer back with; the address proves nothing, the server is asked until it knows (PAY-06). */
export function useReturned(): {
  orderId: number;
  order: Order | undefined;
  state: 'none' | 'waiting' | 'paid' | 'failed' | 'unknown' | 'expired';
  again(): void;
} {
  const { cart, session } = useSpesa();
  const [orderId] = useState(() => {
    const query = new URLSearchParams(location.search);
    const id = Number(query.get('order_id') ?? query.get('orderId') ?? 0);
    return Number.isInteger(id) && id > 0 ? id : 0;
  });
  const reading = useQuery(orders.view, orderId > 0 ? { order_id: orderId } : null);
  const [looks, setLooks] = useState(0);
  const order = reading.data;
  const waiting = order !== undefined && isInValidation(order.orderStatusId);

  useEffect(() => {
    if (!waiting || looks >= LOOKS) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      reading.reload();
    }, LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [waiting, looks, reading]);

  const failed = order !== undefined && mayPayAgain(order.orderStatusId);
  useEffect(() => {
    if (failed) void cart.load().catch(() => null);
  }, [failed, cart]);

  const { status, error, reload } = reading;
  const userId = useSlice(session.store, (state) => state.userId);
  const isOver = status === 'failed' && error?.reason === 'expired';
  useEffect(() => {
    if (isOver && userId > -1) reload();
  }, [isOver, userId]);

  const state = () => {
    if (orderId === 0 || error?.reason === 'rejected') return 'none';
    if (status === 'failed') return isOver ? 'expired' : 'unknown';
    if (failed) return 'failed';
    return !order || waiting ? 'waiting' : 'paid';
  };
  return { orderId, order, state: state(), again: reload };
}
