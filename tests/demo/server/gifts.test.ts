import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { cartCodes } from '../../../core/api/endpoints/cartCodes.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { loyalty } from '../../../core/api/endpoints/loyalty.ts';
import type { Credentials } from './caller.ts';
import { logIn, plainProducts, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let ids: number[];
let anna: Credentials;
beforeAll(async () => {
  shop = await openShop();
  ids = await plainProducts(shop, 3, 1000);
}, 60_000);
beforeEach(async () => {
  anna = await logIn(shop, 'anna');
  await shop.request(cart.delete, { items: [] }, anna);
  await shop.db.deleteFrom('cart_code').execute();
  await shop.db.deleteFrom('gift_use').execute();
});
afterAll(async () => {
  expect(shop.log).toEqual([]);
  await shop.close();
});

const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(({ code }) => code);
const giftCodes = (answer: { data: { giftCertificates: { giftCode?: string | undefined }[] } }) =>
  answer.data.giftCertificates.map(({ giftCode }) => giftCode);

describe('the lists of a customer', () => {
  test('[GET /giftcertificate/list] [GET /giftcertificate/list-manual-assigned] are two, each with what is lapsed unless that is not wanted', async () => {
    const own = await shop.request(loyalty.gifts, {}, anna);
    expect(giftCodes(own)).toEqual(['ESTATEPERTE', 'GRAZIE5', 'OMAGGIO4', 'COMPLEANNO']);
    expect(own.data.giftCertificates[2]).toMatchObject({
      giftAdjustmentType: { giftAdjustmentTypeId: 1001 },
      userGiftCertificateId: 10132,
      userGiftCertificates: [{ userGiftCertificateId: 10132 }],
    });
    expect(giftCodes(await shop.request(loyalty.gifts, { show_history: false }, anna))).toEqual([
      'GRAZIE5',
      'OMAGGIO4',
      'COMPLEANNO',
    ]);
    const byHand = await shop.request(loyalty.giftsByHand, {}, anna);
    expect(giftCodes(byHand)).toEqual(['SCUSACI', 'RISERVATO']);
    expect(byHand.data.giftCertificates[1]!.categoryProposal!.metadata).toEqual({ HIDE_IN_HOME: 'true' });
  });

  test('[GET /giftcertificate/list] tells the cart a certificate is in and the order that used it', async () => {
    const { data } = await put(shop, anna, { productId: ids[0]!, quantity: 4 });
    await shop.request(cartCodes.addCode, { code: 'GRAZIE5' }, anna);
    await shop.db.insertInto('gift_use').values({ gift_certificate_id: 33, user_id: 101, order_id: 260_001 }).execute();
    const { giftCertificates } = (await shop.request(loyalty.gifts, {}, anna)).data;
    const held = (code: string) =>
      giftCertificates.find(({ giftCode }) => giftCode === code)!.userGiftCertificates![0]!;
    expect(held('GRAZIE5')).toMatchObject({ cartId: data.cartId });
    expect(held('COMPLEANNO')).toMatchObject({ orderId: 260_001 });
    expect(giftCodes(await shop.request(loyalty.gifts, { show_history: false }, anna))).not.toContain('COMPLEANNO');
  });

  test('[GET /giftcertificate/list] [GET /giftcertificate/list-manual-assigned] are for customers, and nobody sees another’s', async () => {
    expect(codes(await shop.request(loyalty.gifts, {}, {}))).toEqual(['auth.loginRequired']);
    expect(codes(await shop.request(loyalty.giftsByHand, {}, {}))).toEqual(['auth.loginRequired']);
    const bruno = await logIn(shop, 'bruno');
    expect(giftCodes(await shop.request(loyalty.gifts, {}, bruno))).toEqual([]);
    expect(giftCodes(await shop.request(loyalty.giftsByHand, {}, bruno))).toEqual([]);
  });

  test('[GET /cart-giftcertificate/check] [POST /cart-giftcertificate/add_code] a personal code is unknown to everybody who does not hold it', async () => {
    const bruno = await logIn(shop, 'bruno');
    await put(shop, bruno, { productId: ids[0]!, quantity: 4 });
    expect(codes(await shop.request(cartCodes.checkCode, { code: 'GRAZIE5' }, bruno))).toEqual(['gift.notFound']);
    expect(codes(await shop.request(cartCodes.addCode, { code: 'GRAZIE5' }, bruno))).toEqual(['gift.notFound']);
    await put(shop, anna, { productId: ids[0]!, quantity: 4 });
    expect((await shop.request(cartCodes.checkCode, { code: 'GRAZIE5' }, anna)).data).toMatchObject({
      applicable: true,
      discount: 5,
    });
    expect((await shop.request(cartCodes.addCode, { code: 'GRAZIE5' }, anna)).data).toMatchObject({
      grossTotal: 35,
      orderAdjustmentSummary: { orderAdjustments: [{ amount: -5, userGiftCertificateId: 10131 }] },
    });
  });
});

test.each([
  { pieces: 0, code: 'SPESA10', said: /^Il carrello è vuoto/ },
  { pieces: 3, code: 'SPESA10', said: /^Il codice vale da 50,00\s€: mancano 20,00\s€\.$/ },
  { pieces: 5, code: 'SPESA10', said: undefined },
  { pieces: 9, code: 'SOLODETERSIVI', said: /^Questo codice non vale per i prodotti nel carrello\.$/ },
])(
  '[GET /cart-giftcertificate/check] a code that does nothing says why: $code with $pieces pieces',
  async ({ pieces, code, said }) => {
    const { gift_certificate_id, ...spesa10 } = await shop.db
      .selectFrom('gift_certificate')
      .selectAll()
      .where('gift_code', '=', 'SPESA10')
      .executeTakeFirstOrThrow();
    const { category_id } = await shop.db
      .selectFrom('product')
      .select('category_id')
      .where('name', 'like', 'Detersivo%')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('gift_certificate')
      .values({
        ...spesa10,
        gift_certificate_id: gift_certificate_id + 9_000,
        gift_code: 'SOLODETERSIVI',
        category_id,
        proposal: JSON.stringify(spesa10.proposal),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (pieces > 0) await put(shop, anna, { productId: ids[0]!, quantity: pieces });
    const { data, warnings } = await shop.request(cartCodes.checkCode, { code }, anna);
    expect(data.applicable).toBe(said === undefined);
    expect(warnings.map(({ message }) => message)).toEqual(said ? [expect.stringMatching(said)] : []);
  },
);

describe('a gift of adjustment type 1001', () => {
  const adjustments = (data: { orderAdjustmentSummary?: { orderAdjustments: unknown[] } | undefined }) =>
    data.orderAdjustmentSummary!.orderAdjustments;

  test('[GET /cart-giftcertificate/check] [POST /cart-giftcertificate/add_code] [POST /cart-giftcertificate/remove_code] waits in the cart for the choice of an item, and then makes it free', async () => {
    const { data } = await put(shop, anna, { productId: ids[0]!, quantity: 2 }, { productId: ids[1]!, quantity: 1 });
    const checked = await shop.request(cartCodes.checkCode, { code: 'SCEGLITU' }, anna);
    expect(checked.data).toMatchObject({
      applicable: true,
      discount: 4,
      giftCertificate: { giftAdjustmentType: { giftAdjustmentTypeId: 1001 } },
    });
    const added = await shop.request(cartCodes.addCode, { code: 'SCEGLITU' }, anna);
    expect(adjustments(added.data)).toMatchObject([
      { userGiftCertificateId: 3, amount: 0, giftCertificate: { giftCode: 'SCEGLITU' } },
    ]);
    expect(adjustments(added.data)[0]).not.toHaveProperty('orderItemId');
    expect(added.data.grossTotal).toBe(30);

    const { itemId } = data.cartItems![1]!;
    await shop.db.updateTable('cart_code').set({ item_id: itemId }).execute();
    const chosen = await shop.request(cart.view, {}, anna);
    expect(adjustments(chosen.data)).toMatchObject([{ orderItemId: itemId, amount: -4 }]);
    expect(chosen.data.grossTotal).toBe(26);

    const without = await shop.request(cart.delete, { items: [{ itemId }] }, anna);
    expect(adjustments(without.data)).toMatchObject([{ userGiftCertificateId: 3, amount: 0 }]);
    expect(adjustments(without.data)[0]).not.toHaveProperty('orderItemId');
    expect(adjustments((await shop.request(cartCodes.removeCode, { code: 'SCEGLITU' }, anna)).data)).toEqual([]);
  });
});

describe('a gift of some products', () => {
  test('[GET /products] [GET /cart-giftcertificate/cart-threshold] is on their cards, counts them alone and begins by itself', async () => {
    const { data } = await shop.request(catalogue.products, { parent_category_id: 13, page_size: 40 }, {});
    const bearers = data.products.filter(({ userGiftCertificates }) => userGiftCertificates?.length);
    expect(bearers).toHaveLength(data.products.length);
    const { giftCertificate } = bearers[0]!.userGiftCertificates![0]!;
    expect(giftCertificate!.categoryProposal!.metadata).toMatchObject({ mode: 'products' });

    await put(shop, anna, { productId: ids[0]!, quantity: 4 });
    const before = (await shop.request(cartCodes.threshold, {}, anna)).data.benefits;
    expect(before.map((each) => each.giftCertificate.giftCertificateId)).toEqual([11, 12]);
    await shop.db
      .updateTable('gift_certificate')
      .set({
        category_id: (
          await shop.db
            .selectFrom('product')
            .select('category_id')
            .where('product_id', '=', ids[1]!)
            .executeTakeFirstOrThrow()
        ).category_id,
        threshold: 1500,
      })
      .where('gift_certificate_id', '=', 21)
      .execute();
    await shop.db.updateTable('product').set({ category_id: 3 }).where('product_id', '=', ids[0]!).execute();
    await put(shop, anna, { productId: ids[1]!, quantity: 1 });
    const [first] = (await shop.request(cartCodes.threshold, {}, anna)).data.benefits.filter(
      (each) => each.giftCertificate.giftCertificateId === 21,
    );
    expect(first).toMatchObject({ threshold: 15, current: 10, missing: 5, percent: 66, reached: false });
    const { data: full } = await put(shop, anna, { productId: ids[1]!, quantity: 1 });
    expect(full.orderAdjustmentSummary!.orderAdjustments).toMatchObject([
      { amount: -3 },
      { amount: -2, giftCertificate: { giftCertificateId: 21 } },
    ]);
  });
});

test('[POST /cart/add] a promotion that can be chosen holds only for who has chosen it', async () => {
  const rule = JSON.stringify({ type: 6, take: 3, pay: 2, body: '3x2', begins: -1, ends: 30, selectable: true });
  await shop.db
    .insertInto('promo')
    .values({ promo_id: 999_002, type_id: 6, rule, begins: '2026-01-01', ends: '2030-01-01' })
    .execute();
  await shop.db.updateTable('price').set({ promo_id: 999_002 }).where('product_id', '=', ids[2]!).execute();
  await shop.db
    .updateTable('gift_certificate')
    .set({ category_id: 13 })
    .where('gift_certificate_id', '=', 21)
    .execute();
  const declined = await put(shop, anna, { productId: ids[2]!, quantity: 3 });
  expect(declined.data).toMatchObject({ netTotal: 30, grossTotal: 30 });
  const { data } = await shop.request(
    cart.add,
    {
      items: [
        { productId: ids[2]!, quantity: 3, params: { promo: '999002' } },
        { productId: ids[0]!, quantity: 1, params: { promo: '999002' } },
      ],
    },
    anna,
  );
  expect(data.cartItems!.map(({ params, quantity }) => [params, quantity])).toEqual([
    [{}, 3],
    [{ promo: '999002' }, 3],
    [{}, 1],
  ]);
  expect(data.orderAdjustmentSummary!.orderAdjustments).toMatchObject([{ amount: -10 }, { amount: -3 }]);
});

test('[GET /cart/view] points, wallet, loyalty card and the request of one are each customer’s own', async () => {
  const of = async (name: string) => (await shop.request(cart.view, {}, await logIn(shop, name))).data.user;
  expect(await of('anna')).toMatchObject({
    fidelityCard: '0412345678907',
    userPointsCounters: expect.arrayContaining([
      { codInt: 'PTS', value: 1280 },
      { codInt: 'PM2', value: 12.5 },
    ]),
  });
  expect((await of('dario')).userPointsCounters).toContainEqual({ codInt: 'PTS', value: -40 });
  expect((await of('elena')).person!.personInfos).toEqual([{ personInfoTypeId: 4, value: '1' }]);
  expect((await of('bruno')).person!.personInfos).toEqual([]);
});
