import { isServiceProduct } from '../../../core/rules/productNature.ts';
import { share } from './money.ts';
import type { Adjustment, Gift, PricedInput, PricedLine } from './pricedCart.ts';

/** The adjustment type whose gift is one line that the customer must choose (§5). */
export const CHOSEN_ITEM = 1001;

interface Goods {
  inputs: readonly PricedInput[];
  lines: readonly PricedLine[];
  /** Multi-buys, which lower what gifts are measured on. */
  cuts: readonly Adjustment[];
}

const counts = (gift: Gift, { product }: PricedInput): boolean =>
  !isServiceProduct(product) &&
  (!gift.ofProducts ||
    (product.userGiftCertificates ?? []).some(
      (one) => one.giftCertificate?.giftCertificateId === gift.giftCertificateId,
    ));

/** The value of the goods that a gift is measured on, in cents: all of them, or those of its own products. */
export function giftBase(gift: Gift, { inputs, lines, cuts }: Goods): number {
  const items = new Set(inputs.filter((input) => counts(gift, input)).map(({ itemId }) => itemId));
  const gross = lines.filter(({ itemId }) => items.has(itemId)).reduce((sum, line) => sum + line.gross, 0);
  return (
    gross +
    cuts.filter(({ itemId }) => itemId !== undefined && items.has(itemId)).reduce((sum, cut) => sum + cut.amount, 0)
  );
}

/** One piece of the chosen line, at most the gift's amount and what earlier gifts have left of the line; nothing until one was chosen. */
function worthOfChosen(gift: Gift, lines: readonly PricedLine[], given: ReadonlyMap<number, number>): number {
  const line = lines.find(({ itemId }) => itemId === gift.itemId);
  return line ? Math.min(line.unitPrice, line.gross - (given.get(line.itemId) ?? 0), gift.amount ?? Infinity) : 0;
}

/**
 * What the gifts take off, in cents, never more than there is. Of several that begin by themselves on all goods only the best is given;
 * a code stays on the cart, at nothing, while it does not hold.
 */
export function giftAdjustments(gifts: readonly Gift[], goods: Goods, base: number): Adjustment[] {
  const bases = new Map(gifts.map((gift) => [gift, giftBase(gift, goods)]));
  const reached = new Set(gifts.filter((gift) => bases.get(gift)! > 0 && bases.get(gift)! >= gift.threshold));
  const best = [...reached]
    .filter((gift) => gift.automatic && !gift.ofProducts)
    .sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0))[0];
  const given = new Map<number, number>();
  let left = base;
  return gifts
    .filter((gift) => !gift.automatic || gift === best || (gift.ofProducts && reached.has(gift)))
    .map((gift) => {
      const own = bases.get(gift)!;
      const chosen = gift.adjustmentTypeId === CHOSEN_ITEM;
      const wanted = !reached.has(gift)
        ? 0
        : chosen
          ? worthOfChosen(gift, goods.lines, given)
          : gift.percentage === null
            ? (gift.amount ?? 0)
            : share(own, gift.percentage);
      const off = Math.min(wanted, own, left);
      left -= off;
      if (chosen && gift.itemId != null) given.set(gift.itemId, (given.get(gift.itemId) ?? 0) + off);
      return {
        ...(chosen && goods.lines.some(({ itemId }) => itemId === gift.itemId) ? { itemId: gift.itemId! } : {}),
        giftCertificateId: gift.giftCertificateId,
        amount: off === 0 ? 0 : -off,
        description: gift.name,
      };
    });
}
