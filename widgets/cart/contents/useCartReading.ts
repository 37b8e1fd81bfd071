import { useEffect, useRef } from 'react';
import type { AnswerOf, Endpoint } from '../../../core/api/endpoint.ts';
import { useCart, useCartStatus } from '../../hooks/useCart.ts';
import { useQuery } from '../../hooks/useQuery.ts';

/** Reads something that depends on the cart, and again after every change of it; undefined until known. */
export function useCartReading<E extends Endpoint>(endpoint: E): AnswerOf<E> | undefined {
  const cart = useCart();
  const ready = useCartStatus() === 'ready' && cart !== null && cart.cartId > 0;
  const reading = useQuery(endpoint, ready ? ({} as never) : null);
  const asked = useRef(cart);
  const { reload } = reading;
  const again = useRef(reload);
  again.current = reload;

  useEffect(() => {
    if (!ready) return void (asked.current = cart);
    const changed = asked.current !== cart && asked.current !== null;
    asked.current = cart;
    if (changed) again.current();
  }, [cart, ready]);
  return reading.data;
}
