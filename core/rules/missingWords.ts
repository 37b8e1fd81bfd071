import * as countTexts from '../labels/it/ordersCount.ts';
import * as doneTexts from '../labels/it/ordersDone.ts';
import { plural } from '../labels/text.ts';
import type { OrderItem } from '../schema/orders.ts';

/** "1 prodotto e 1 pezzo non c’erano": what an order came without; empty where all of it came. */
export function missingWords(items: readonly OrderItem[]): string {
  let products = 0;
  let pieces = 0;
  for (const { replacedBy, quantity, deliveredQuantity = quantity, weight } of items) {
    if (replacedBy) continue;
    if (deliveredQuantity === 0) products += 1;
    else if (weight === undefined) pieces += Math.max(0, quantity - deliveredQuantity);
  }
  if (products + pieces === 0) return '';
  const words = {
    products: plural(products, countTexts.oneProduct, countTexts.manyProducts),
    pieces: plural(pieces, doneTexts.onePiece, doneTexts.manyPieces),
  };
  const what = products === 0 ? words.pieces : pieces === 0 ? words.products : doneTexts.productsAndPieces(words);
  return (products + pieces === 1 ? doneTexts.missingOne : doneTexts.missingMany)({ what });
}
