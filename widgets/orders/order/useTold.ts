import { useEffect, useState } from 'react';
import { mayHaveSubstitutes, mayPayAgain, orderStatus } from '../../../core/rules/orderStatus.ts';
import { mayReserve } from '../../../core/rules/parking.ts';
import type { Order } from '../../../core/schema/orders.ts';

/** The page waits so long at most for the parts that stand above the products, in ms. */
const PATIENCE_MS = 2_000;

type Part = 'supplement' | 'substitutions' | 'parking' | 'payment';

const isChanged = ({ orderStatusId, orderItems = [] }: Order): boolean =>
  mayHaveSubstitutes(orderStatusId) &&
  (orderStatusId === orderStatus.awaitingUser ||
    orderItems.some(
      ({ replaced, deliveredQuantity, quantity }) => replaced || (deliveredQuantity ?? quantity) < quantity,
    ));

function partsOf(order: Order): Part[] {
  const own = !order.others;
  const parts: Record<Part, boolean> = {
    supplement: order.supplement !== undefined,
    substitutions: own && isChanged(order),
    parking: own && mayReserve(order),
    payment: own && mayPayAgain(order.orderStatusId),
  };
  return (Object.keys(parts) as Part[]).filter((part) => parts[part]);
}

/** May the order be seen? It comes together with what stands above its products and is fetched by itself, so that nothing moves; the second value says that such a part is there. */
export function useTold(order: Order | undefined): [boolean, (part: Part) => void] {
  const [known, setKnown] = useState<readonly Part[]>([]);
  const [seen, setSeen] = useState(false);
  const isThere = order !== undefined;
  const waits = isThere && partsOf(order).some((part) => !known.includes(part));
  useEffect(() => {
    if (!isThere) return undefined;
    if (!waits) return setSeen(true);
    const timer = setTimeout(() => setSeen(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isThere, waits]);
  return [seen || !waits, (part) => setKnown((parts) => [...parts, part])];
}
