import { useLayoutEffect, useState } from 'react';
import { isInValidation, orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** Is this the order that has just been made here, and was it taken? So says the address that the payment leads to, and where the way back was lost, what the device remembers until the outcome is known (§3, current order id). */
export function useFresh(order: Order | undefined): boolean {
  const { preferences } = useSpesa();
  const [isNew] = useState(() => new URLSearchParams(location.search).has('new'));
  const [current] = useState(() => preferences.current().currentOrder);
  const status = order?.orderStatusId ?? orderStatus.pending;
  const isKnown = order?.orderId === current && !isInValidation(status);

  // Layout effect: forgotten in the frame that says thanks.
  useLayoutEffect(() => {
    if (isKnown) preferences.remember({ currentOrder: undefined });
  }, [isKnown, preferences]);

  return (isNew || isKnown) && status !== orderStatus.invalidated && status !== orderStatus.cancelled;
}
