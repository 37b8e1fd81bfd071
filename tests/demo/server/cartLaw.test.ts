import { beforeEach, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import type { Credentials } from './caller.ts';
import { chooseDelivery, newcomers, put } from './people.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(5, { stock: 1000, silent: true });
let me: Credentials;
beforeEach(() => {
  me = {};
});

const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(({ code }) => code);

test('LAW-16 [GET /cart/purchase-restriction] [POST /cart/update-cart-info] alcohol is not ordered before the customer declares to be of age, nor after taking it back', async () => {
  await plain.infos(0, { ADULTS_ONLY: 'true' });
  const [{ credentials, address_id }] = (await newcomers(plain.shop, 1)) as [
    Awaited<ReturnType<typeof newcomers>>[number],
  ];
  await chooseDelivery(plain.shop, credentials, { address_id, delivery_service_id: 2 });
  await put(plain.shop, credentials, { productId: plain.id(0), quantity: 8 });
  const reasons = async () =>
    (await plain.shop.request(wholeCart.purchaseRestriction, {}, credentials)).data.restrictions.map(
      ({ code }) => code,
    );
  const declare = (value: string) =>
    plain.shop.request(wholeCart.updateCartInfo, { property: 'adult_declaration', value }, credentials);
  const buy = () =>
    plain.shop.request(
      checkout.buy,
      { user_payment_auth_id: -1, payment_type_id: 22, payment_data: '{}' },
      credentials,
    );
  expect(await reasons()).toEqual(['cart.adultRequired']);
  expect(codes(await plain.shop.request(checkout.prepare, {}, credentials))).toEqual(['cart.adultRequired']);
  expect(codes(await buy())).toEqual(['cart.adultRequired']);
  expect((await declare('true')).data.cartInfos).toEqual({ adult_declaration: 'true' });
  expect(await reasons()).toEqual([]);
  await declare('false');
  expect(await reasons()).toEqual(['cart.adultRequired']);
  await declare('true');
  expect((await buy()).status).toBe(0);
});

test('LAW-18 [GET /cart/view] each weighed line of fruit is one bag, in the total and on the order', async () => {
  await plain.infos(1, { BAG: 'true' });
  await plain.infos(2, { BAG: 'true' });
  const [{ credentials, address_id }] = (await newcomers(plain.shop, 1)) as [
    Awaited<ReturnType<typeof newcomers>>[number],
  ];
  await chooseDelivery(plain.shop, credentials, { address_id, delivery_service_id: 2 });
  await put(
    plain.shop,
    credentials,
    { productId: plain.id(1), quantity: 20 },
    { productId: plain.id(2), quantity: 3 },
    { productId: plain.id(3), quantity: 1 },
  );
  const { data } = await plain.shop.request(cart.view, {}, credentials);
  expect(data).toMatchObject({ packagingFee: 0.06, bags: { count: 2, unitPrice: 0.03 } });
  expect(data.grossTotal).toBeCloseTo(data.netTotal! + data.adjustmentTotal! + data.deliveryFee! + 0.06, 5);
  const bought = await plain.shop.request(checkout.buy, { user_payment_auth_id: -1, payment_type_id: 22 }, credentials);
  const order = await plain.shop.request(orders.view, { order_id: bought.data.orderId }, credentials);
  expect(order.data).toMatchObject({
    packagingFee: 0.06,
    bags: { count: 2, unitPrice: 0.03 },
    grossTotal: data.grossTotal,
  });
});

test('the demo’s goods carry their marks: what perishes, what is alcohol, what is bagged, which slices there are', async () => {
  const rows = await plain.shop.db
    .selectFrom('product')
    .innerJoin('category', 'category.category_id', 'product.category_id')
    .select(['product.name', 'category.slug', 'product.infos'])
    .where('product.product_id', 'not in', plain.ids)
    .execute();
  const of = (part: string) => rows.filter(({ slug }) => slug.endsWith(part));
  expect(of('vini-rossi').every(({ infos }) => infos['ADULTS_ONLY'] === 'true')).toBe(true);
  expect(
    of('birre-chiare')
      .filter(({ name }) => name === 'Birra analcolica')
      .every(({ infos }) => infos['ADULTS_ONLY'] === undefined),
  ).toBe(true);
  expect(of('mele-e-pere').every(({ infos }) => infos['PERISHABLE'] === 'true' && infos['BAG'] === 'true')).toBe(true);
  expect(of('bovino').some(({ infos }) => infos['SIZE']?.includes('Fetta sottile'))).toBe(true);
  expect(rows.filter(({ infos }) => infos['TIPOLOGIA'] === 'Pezzo' && infos['BAG']).length).toBe(0);
});

test('[POST /cart/update-infos] size and weight of a line: a size of the product, whole grams, both spellings, and back to none', async () => {
  await plain.infos(4, { SIZE: 'Fetta sottile,Fetta alta', WEIGHT_SELLING_SINGLE_UNIT: '0.2' });
  const itemId = (await put(plain.shop, me, { productId: plain.id(4), quantity: 2 })).data.cartItems![0]!.itemId;
  const set = (infos: Record<string, string>) =>
    plain.shop.request(wholeCart.updateInfos, { items: [{ itemId, infos }] }, me);
  expect((await set({ size: 'Fetta alta', customWeight: '250' })).data.cartItems![0]!.cartItemInfo).toEqual({
    size: 'Fetta alta',
    custom_weight: '250',
  });
  expect((await set({ custom_weight: '300 g' })).data.cartItems![0]!.cartItemInfo).toEqual({
    size: 'Fetta alta',
    custom_weight: '300',
  });
  expect(codes(await set({ size: 'Enorme' }))).toEqual(['cart.sizeUnknown']);
  expect(codes(await set({ custom_weight: 'tanto' }))).toEqual(['cart.customWeight']);
  expect((await set({ size: '', custom_weight: '' })).data.cartItems![0]!.cartItemInfo).toEqual({});
  expect(
    codes(
      await plain.shop.request(wholeCart.updateInfos, { items: [{ itemId: 99_999_999, infos: { note: 'x' } }] }, me),
    ),
  ).toEqual(['cart.itemNotFound']);
});

test('[POST /cart/update-infos] two lines of one call never become the same line', async () => {
  const first = (
    await plain.shop.request(
      cart.add,
      {
        items: [
          { productId: plain.id(3), quantity: 1, infos: { note: 'uno' } },
          { productId: plain.id(3), quantity: 1, infos: { note: 'due' } },
        ],
      },
      me,
    )
  ).data.cartItems!;
  const { status, data, warnings } = await plain.shop.request(
    wholeCart.updateInfos,
    { items: first.map(({ itemId }) => ({ itemId, infos: { note: 'uguale' } })) },
    me,
  );
  expect(status).toBe(0);
  expect(warnings.map(({ code }) => code)).toEqual(['cart.sameLine']);
  expect(data.cartItems!.map(({ infos }) => infos!['note']).sort()).toEqual(['due', 'uguale']);
});
