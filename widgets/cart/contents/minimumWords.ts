import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { Cart } from '../../../core/schema/cart.ts';

/** How far a cart is from the minimum of its delivery; nothing where it is reached, or none is known. */
export function minimumWords(cart: Cart, money: (euro: number) => string): string | undefined {
  const { minimumReached, minimumAmount, minimumMissing } = cart;
  if (minimumReached !== false || minimumAmount === undefined) return undefined;
  const minimum = money(minimumAmount);
  return minimumMissing === undefined
    ? cartContentsTexts.minimumMissing({ minimum })
    : cartContentsTexts.minimumLacks({ minimum, missing: money(minimumMissing) });
}
