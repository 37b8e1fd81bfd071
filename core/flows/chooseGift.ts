import { cartCodes } from '../api/endpoints/cartCodes.ts';
import { coupon } from '../api/endpoints/coupons.ts';
import * as cartGiftTexts from '../labels/it/cartGift.ts';
import { readable } from '../rules/text.ts';
import type { Spesa } from '../spesa.ts';

/** What stands at the field after a gift-code action: it fails silently elsewhere (ruling 7). */
export interface CodeAnswer {
  done: boolean;
  text: string;
}

/** Lets the customer choose the line that a coupon on the cart makes a gift of (account §5); without a choice the coupon is taken off again. */
export async function chooseGift(spesa: Pick<Spesa, 'client' | 'cart' | 'dialogs'>, code: string): Promise<CodeAnswer> {
  const { data } = await spesa.client.call(coupon.check, {});
  const own = data.gift_certificates.find(({ giftCode }) => giftCode?.toLowerCase() === code.trim().toLowerCase());
  const items = own?.cartItems ?? [];
  const itemId = own && items.length > 0 ? await spesa.dialogs.open('giftItem', { gift: own, items }) : undefined;
  const item = items.find((each) => each.itemId === itemId);
  if (!own || !item) {
    await spesa.cart.run(cartCodes.removeCode, { code });
    return { done: false, text: (items.length > 0 ? cartGiftTexts.giftNotChosen : cartGiftTexts.giftNoLine)() };
  }
  const { userGiftCertificateId } = own;
  await spesa.client.call(coupon.add, {
    userGiftCertificates: [{ userGiftCertificateId, cartItemId: item.itemId }],
  });
  await spesa.cart.load();
  return { done: true, text: cartGiftTexts.giftChosen({ name: readable(item.product.name) }) };
}
