import { missingWords } from '../../../core/rules/missingWords.ts';
import type { Order } from '../../../core/schema/orders.ts';

/** What a delivered order came without; nothing where all of it came. */
export default function Missing({ order }: { order: Order; children?: never }) {
  const words = missingWords(order.orderItems ?? []);
  return words ? <p className="order__note">{words}</p> : null;
}
