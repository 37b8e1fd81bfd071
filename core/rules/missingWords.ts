import * as countTexts from '../labels/it/ordersCount.ts';
import * as missingTexts from '../labels/it/ordersMissing.ts';
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
    pieces: plural(pieces, missingTexts.onePiece, missingTexts.manyPieces),
  };
  const what = products === 0 ? words.pieces : pieces === 0 ? words.products : missingTexts.productsAndPieces(words);
  return (products + pieces === 1 ? missingTexts.missingOne : missingTexts.missingMany)({ what });
}
