import { beforeEach, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { cartCodes } from '../../../core/api/endpoints/cartCodes.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { coupon } from '../../../core/api/endpoints/coupons.ts';
import type { Credentials } from './caller.ts';
import { chooseDelivery, logIn, put } from './people.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(3, { stock: 1000, silent: true });
let anna: Credentials;
beforeEach(async () => {
  anna = await logIn(plain.shop, 'anna');
  await plain.shop.request(cart.delete, { items: [] }, anna);
  await plain.shop.db.deleteFrom('cart_code').execute();
  await plain.shop.db.deleteFrom('gift_use').execute();
});

/** Anna's coupon of type 1001. */
const held = 10_132;
const typed = { id: 3, code: 'SCEGLITU' };
const give = (choices: readonly (readonly [number, number])[], me = anna) =>
  plain.shop.request(
    coupon.add,
    {
      userGiftCertificates: choices.map(([userGiftCertificateId, cartItemId]) => ({
        userGiftCertificateId,
        cartItemId,
      })),
    },
    me,
  );
async function fill(...quantities: number[]): Promise<number[]> {
  const items = quantities.map((quantity, index) => ({ productId: plain.id(index), quantity }));
  const { data } = await put(plain.shop, anna, ...items);
  return data.cartItems!.map(({ itemId }) => itemId);
}

describe('coupons whose gift is chosen', () => {
  test('[GET /personal-coupon/check_coupon] says which lines of the cart each can be given to', async () => {
    const none = await plain.shop.request(coupon.check, {}, anna);
    expect(none.data).toMatchObject({
      valid: false,
      gift_certificates: [{ userGiftCertificateId: held, cartItems: [] }],
    });
    const [one, two] = await fill(1, 4);
    const { data } = await plain.shop.request(coupon.check, {}, anna);
    expect(data.valid).toBe(true);
    expect(data.gift_certificates.map(({ cartItems }) => cartItems.map(({ itemId }) => itemId))).toEqual([[one, two]]);
    const bruno = await logIn(plain.shop, 'bruno');
    expect((await plain.shop.request(coupon.check, {}, bruno)).data.gift_certificates).toEqual([]);
  });

  test('DATA-12 [POST /personal-coupon/add_coupon] [GET /personal-coupon/get_coupon] one line for each coupon, a line no oftener than it has pieces; the total follows', async () => {
    const [one, two] = await fill(1, 4);
    const before = (await plain.shop.request(cart.view, {}, anna)).data.grossTotal!;
    const { data, errors } = await give([[held, one!]]);
    expect(errors).toEqual([]);
    expect(data.gift_certificates).toMatchObject([{ userGiftCertificateId: held, cartItemId: one }]);
    expect(data.cart.grossTotal).toBe(before - 4);
    const shown = async () =>
      (await plain.shop.request(coupon.get, {}, anna)).data.gift_certificates.map((each) => [
        each.userGiftCertificateId,
        each.cartItemId,
      ]);
    expect(await shown()).toEqual([[held, one]]);
    await plain.shop.request(cartCodes.addCode, { code: typed.code }, anna);
    const free = (await plain.shop.request(coupon.check, {}, anna)).data.gift_certificates;
    expect(free.find(({ giftCode }) => giftCode === typed.code)!.cartItems.map(({ itemId }) => itemId)).toEqual([two]);
    expect((await give([[typed.id, one!]])).errors[0]?.code).toBe('coupon.lineUsedUp');
    expect(await shown()).toEqual([[held, one]]);
    expect((await give([[typed.id, two!]])).data.cart.grossTotal).toBe(before - 8);
    expect((await give([[held, two!]])).errors).toEqual([]);
    expect(await shown()).toEqual([
      [typed.id, two],
      [held, two],
    ]);
  });

  test('SEC-08 a coupon of nobody’s, of another’s or twice, and a line that is not there, are refused whole', async () => {
    const [one, two] = await fill(1, 4);
    expect((await give([[999_999, one!]])).errors[0]?.code).toBe('coupon.invalid');
    expect((await give([[10_332, one!]])).errors[0]?.code).toBe('coupon.invalid');
    expect((await give([[held, 999_999]])).errors[0]?.code).toBe('cart.itemNotFound');
    const twice = [
      [held, one!],
      [held, two!],
    ] as const;
    expect((await give(twice)).http).toBe(400);
    expect((await plain.shop.request(coupon.get, {}, anna)).data.gift_certificates).toEqual([]);
  });

  test('SEC-24 it is used up by the order, once', async () => {
    const [, two] = await fill(1, 6);
    await give([[held, two!]]);
    await chooseDelivery(plain.shop, anna);
    expect((await plain.shop.request(checkout.buy, { payment_type_id: 22 }, anna)).errors).toEqual([]);
    const [again] = await fill(5);
    expect((await give([[held, again!]])).errors[0]?.code).toBe('coupon.invalid');
  });
});
