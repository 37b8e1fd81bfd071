import * as cartBillTexts from '../labels/it/cartBill.ts';
import * as finalTexts from '../labels/it/ordersFinal.ts';
import type { OrderItem } from '../schema/orders.ts';
import type { Difference } from './finalBill.ts';
import { quantityRule, toThousandths } from './quantity.ts';
import { formatQuantity } from './quantityEntry.ts';
import { readable } from './text.ts';

function itemWords(kind: Difference['kind'], { product, quantity, deliveredQuantity = 0, replacedBy }: OrderItem) {
  const words = (many: number) => formatQuantity(toThousandths(many), quantityRule(product));
  const amounts = { ordered: words(quantity), came: words(deliveredQuantity) };
  if (kind === 'missing') return finalTexts.missing(amounts);
  if (kind === 'fewer') return finalTexts.fewer(amounts);
  if (kind === 'weighed') return finalTexts.weighed(amounts);
  return replacedBy ? finalTexts.replaced({ name: readable(replacedBy.name) }) : finalTexts.repriced();
}

/** Title and reason of a difference in the final bill, for the order's page and its mail. */
export function differenceWords(one: Difference): { title: string; why?: string } {
  if ('item' in one) return { title: readable(one.item.product.name), why: itemWords(one.kind, one.item) };
  return one.kind === 'bags'
    ? { title: cartBillTexts.bags(), why: finalTexts.bagsUsed(one) }
    : { title: finalTexts[one.kind]() };
}
