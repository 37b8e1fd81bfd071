import { fromThousandths } from './quantity.ts';

/** Of how many coupons a line can be the gift: one for each whole piece of it, at least one (account §5). Quantity in thousandths. */
export const giftsOf = (quantity: number): number => Math.max(1, Math.floor(fromThousandths(quantity)));

/** The line that each coupon was given to, by the coupon's number; one line for each. */
export type GiftChoices = ReadonlyMap<number, number>;

/** May this coupon be given to this line? A line is used up once as many other coupons were given to it as it has pieces (account §5). */
export function mayChoose(coupon: number, itemId: number, quantity: number, choices: GiftChoices): boolean {
  const others = [...choices].filter(([other, chosen]) => other !== coupon && chosen === itemId);
  return others.length < giftsOf(quantity);
}
