import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../../core/api/endpoints/index.ts';
import type { Credentials } from './caller.ts';
import { annasHome, chooseDelivery, logIn, put } from './people.ts';
import { plainShop } from './plainShop.ts';

const { cart, cartCodes, delivery, wholeCart } = endpoints;
const plain = plainShop(12, { stock: 1000, silent: true });
let me: Credentials;
beforeEach(() => void (me = {}));

const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(({ code }) => code);

test('bulk goods start at their weight, move by their step and are counted in thousandths [POST /cart/add] [POST /cart/update]', async () => {
  await plain.infos(
    0,
    { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.2', STEP_SELLING: '0.05', WEIGHT_UNIT_SELLING: 'KG' },
    { unit: 'kg' },
  );
  expect(codes(await put(plain.shop, me, { productId: plain.id(0), quantity: 0.1 }))).toEqual(['cart.minAcq']);
  const added = await put(plain.shop, me, { productId: plain.id(0), quantity: 0.35 });
  expect(added.data).toMatchObject({
    cartItems: [{ quantity: 0.35, weight: 0.35, grossTotal: 3.5 }],
    totalVariableWeight: 3.5,
    grossTotal: 3.5,
    reservedAmount: 4.38,
  });
  const { data, warnings } = await plain.shop.request(
    cart.update,
    { items: [{ itemId: added.data.cartItems![0]!.itemId, quantity: 0.437 }] },
    me,
  );
  expect(data.cartItems).toMatchObject([{ quantity: 0.4 }]);
  expect(warnings.map(({ code }) => code)).toEqual(['cart.quantityStep']);
});

test('minimum and maximum hold over all lines of a product, a class over all its products [POST /cart/add]', async () => {
  await plain.infos(1, { TIPOLOGIA: 'Pezzo' }, { min_acq: 2000, max_acq: 6000 });
  expect(codes(await put(plain.shop, me, { productId: plain.id(1), quantity: 1 }))).toEqual(['cart.minAcq']);
  await plain.shop.request(
    cart.add,
    { items: [{ productId: plain.id(1), quantity: 4, infos: { note: 'mature' } }] },
    me,
  );
  const over = await plain.shop.request(
    cart.add,
    { items: [{ productId: plain.id(1), quantity: 3, infos: { note: 'acerbe' } }] },
    me,
  );
  expect(over).toMatchObject({
    status: 2,
    errors: [{ code: 'cart.maxAcq', message: expect.stringContaining('al massimo 6') }],
    data: { totalItems: 1 },
  });
  const [limited] = await plain.shop.db.selectFrom('product_class').select('product_class_id').limit(1).execute();
  await plain.shop.db
    .updateTable('product_class')
    .set({ max: 5000, unit: 'pz' })
    .where('product_class_id', '=', limited!.product_class_id)
    .execute();
  await plain.shop.db
    .updateTable('product')
    .set({ limit_class_id: limited!.product_class_id })
    .where('product_id', 'in', [plain.id(2), plain.id(3)])
    .execute();
  await put(plain.shop, me, { productId: plain.id(2), quantity: 3 });
  expect(codes(await put(plain.shop, me, { productId: plain.id(3), quantity: 3 }))).toEqual(['cart.maxClass']);
  expect((await put(plain.shop, me, { productId: plain.id(3), quantity: 2 })).status).toBe(0);
});

test('a locked multiple refuses what lies between, an open one does not [POST /cart/add]', async () => {
  await plain.infos(4, { TIPOLOGIA: 'Confezione', QTY_MULT: '6', QTY_LOCKED: 'true' });
  expect(codes(await put(plain.shop, me, { productId: plain.id(4), quantity: 4 }))).toEqual(['cart.quantityMultiple']);
  expect((await put(plain.shop, me, { productId: plain.id(4), quantity: 6 })).status).toBe(0);
  await plain.infos(5, { TIPOLOGIA: 'Confezione', QTY_MULT: '6' });
  expect((await put(plain.shop, me, { productId: plain.id(5), quantity: 4 })).status).toBe(0);
});

test('every option must be chosen; the same product with another choice is another line [POST /cart/add]', async () => {
  const options = JSON.stringify([
    {
      name: 'Taglio',
      parameterName: 'cut',
      options: [
        { key: 'a', value: 'A fette' },
        { key: 'b', value: 'Intero' },
      ],
    },
  ]);
  await plain.infos(6, { TIPOLOGIA: 'Pezzo' }, { options });
  const refused = await put(plain.shop, me, { productId: plain.id(6), quantity: 1 });
  expect(refused.errors).toEqual([
    { code: 'cart.optionsRequired', message: 'È necessario selezionare tutte le opzioni' },
  ]);
  await plain.shop.request(
    cart.add,
    { items: [{ productId: plain.id(6), quantity: 1, params: { cut: 'a', other: 'x' } }] },
    me,
  );
  await plain.shop.request(cart.add, { items: [{ productId: plain.id(6), quantity: 1, params: { cut: 'b' } }] }, me);
  const { data } = await plain.shop.request(
    cart.add,
    { items: [{ productId: plain.id(6), quantity: 2, params: { cut: 'a' } }] },
    me,
  );
  expect(data.cartItems).toMatchObject([
    { params: { cut: 'a' }, quantity: 3 },
    { params: { cut: 'b' }, quantity: 1 },
  ]);
});

test('STK-05 what is no longer there is refused in words with the cart; the rest of the call is done, with a warning [POST /cart/add]', async () => {
  await plain.shop.db.updateTable('stock').set({ available: 0 }).where('product_id', '=', plain.id(7)).execute();
  const refused = await put(plain.shop, me, { productId: plain.id(7), quantity: 1 });
  expect(refused).toMatchObject({
    http: 200,
    status: 2,
    errors: [{ code: 'cart.notAvailable', message: expect.stringContaining('non è disponibile') }],
    data: { totalItems: 0 },
  });
  const part = await put(
    plain.shop,
    me,
    { productId: plain.id(7), quantity: 1 },
    { productId: plain.id(8), quantity: 1 },
  );
  expect(part).toMatchObject({
    status: 0,
    errors: [],
    warnings: [{ code: 'cart.notAvailable' }],
    data: { totalItems: 1 },
  });
});

test('multi-buys, codes and thresholds are adjustments in exact cents; nothing goes below zero [POST /cart-giftcertificate/add_code] [POST /cart-giftcertificate/remove_code] [GET /cart-giftcertificate/check] [GET /cart-giftcertificate/cart-threshold]', async () => {
  const rule = JSON.stringify({ type: 6, take: 3, pay: 2, body: '3x2', begins: -1, ends: 30 });
  await plain.shop.db
    .insertInto('promo')
    .values({ promo_id: 999_001, type_id: 6, rule, begins: '2026-01-01', ends: '2030-01-01' })
    .execute();
  await plain.shop.db.updateTable('price').set({ promo_id: 999_001 }).where('product_id', '=', plain.id(9)).execute();
  const added = await put(plain.shop, me, { productId: plain.id(9), quantity: 7 });
  expect(added.data).toMatchObject({ netTotal: 70, adjustmentTotal: -20, grossTotal: 50 });
  expect(codes(await plain.shop.request(cartCodes.addCode, { code: 'NONESISTE' }, me))).toEqual(['gift.notFound']);
  expect(codes(await plain.shop.request(cartCodes.addCode, { code: 'ESTATE2026' }, me))).toEqual(['gift.notFound']);
  const checked = await plain.shop.request(cartCodes.checkCode, { code: 'spesa10' }, me);
  expect(checked.data).toMatchObject({ applicable: true, discount: 5, giftCertificate: { percentage: 10 } });
  const ten = await plain.shop.request(cartCodes.addCode, { code: 'spesa10' }, me);
  expect(ten.data).toMatchObject({ adjustmentTotal: -25, grossTotal: 45 });
  expect(codes(await plain.shop.request(cartCodes.addCode, { code: 'SPESA10' }, me))).toEqual(['gift.alreadyAdded']);
  const { data } = await plain.shop.request(cartCodes.threshold, {}, me);
  expect(data.benefits[0]).toMatchObject({ threshold: 60, current: 50, missing: 10, percent: 83, reached: false });
  await put(plain.shop, me, { productId: plain.id(8), quantity: 1 });
  const sixty = await plain.shop.request(cart.view, {}, me);
  expect(sixty.data).toMatchObject({ netTotal: 80, adjustmentTotal: -29, grossTotal: 51 });
  const without = await plain.shop.request(cartCodes.removeCode, { code: 'SPESA10' }, me);
  expect(without.data.orderAdjustmentSummary!.orderAdjustments.map(({ amount }) => amount)).toEqual([-20, -3]);
});

test('infos of lines and of the cart are kept, customWeight as custom_weight; close empties, and only one’s own cart [POST /cart/update-infos] [POST /cart/update-cart-info] [POST /cart/close]', async () => {
  const { data } = await plain.shop.request(
    cart.add,
    {
      items: [
        {
          productId: plain.id(8),
          quantity: 1,
          infos: { accept_alternatives: 'true', customWeight: '80 g', stray: 'x' },
          searchParams: { searchUid: 'abc' },
          deliveryWarehouseId: 1,
        },
      ],
    },
    me,
  );
  expect(data.cartItems![0]!.infos).toEqual({ accept_alternatives: 'true', custom_weight: '80' });
  const noted = await plain.shop.request(
    wholeCart.updateInfos,
    { items: [{ itemId: data.cartItems![0]!.itemId, infos: { accept_alternatives: 'false' } }] },
    me,
  );
  expect(noted.data.cartItems![0]!.infos).toEqual({ accept_alternatives: 'false', custom_weight: '80' });
  const invoice = await plain.shop.request(wholeCart.updateCartInfo, { property: 'need_invoice', value: 'true' }, me);
  expect(invoice.data.cartInfos).toEqual({ need_invoice: 'true' });
  expect(codes(await plain.shop.request(wholeCart.close, { cart_id: data.cartId + 1000 }, me))).toEqual([
    'cart.closed',
  ]);
  expect((await plain.shop.request(wholeCart.close, { cart_id: data.cartId }, me)).data).toMatchObject({
    cartId: data.cartId,
    totalItems: 0,
  });
  expect(
    await plain.shop.db.selectFrom('cart_item').select('search_uid').where('search_uid', '=', 'abc').execute(),
  ).toEqual([]);
});

test('lines of an own list or order come back into the cart; a stranger’s are not found [POST /cart/add-all-from-wishlist] [POST /cart/add-all-from-order]', async () => {
  const anna = await logIn(plain.shop, 'anna');
  await plain.shop.request(cart.delete, { items: [] }, anna);
  const full = await plain.shop.request(wholeCart.addAllFromWishlist, { list_id: 2001 }, anna);
  expect(full.status).toBe(0);
  expect(full.data.cartItems!.every((item) => item.cartItemInsertionTypeId === 2)).toBe(true);
  const carla = await logIn(plain.shop, 'carla');
  expect(codes(await plain.shop.request(wholeCart.addAllFromWishlist, { list_id: 2001 }, carla))).toEqual([
    'list.notFound',
  ]);
  expect(codes(await plain.shop.request(wholeCart.addAllFromOrder, { order_id: 260_001 }, carla))).toEqual([
    'order.notFound',
  ]);
});

test('CART-16 show_sectors groups the same lines and totals under the top categories [GET /cart/view]', async () => {
  await put(plain.shop, me, { productId: plain.id(8), quantity: 1 }, { productId: plain.id(10), quantity: 2 });
  const flat = await plain.shop.request(cart.view, {}, me);
  const grouped = await plain.shop.request(cart.view, {}, me, { show_sectors: 'true' });
  expect(grouped.data.cartItems).toBeUndefined();
  expect(grouped.data.sectors!.flatMap((sector) => sector.cartItems).map((item) => item.itemId)).toEqual(
    flat.data.cartItems!.map((item) => item.itemId),
  );
  expect(grouped.data.grossTotal).toBe(flat.data.grossTotal);
});

test('CART-16 [GET /cart/view] every sector is a department of the shop, each line in its own', async () => {
  const rows = await plain.shop.db
    .selectFrom('product')
    .innerJoin('category_branch', 'category_branch.category_id', 'product.category_id')
    .innerJoin('category', 'category.category_id', 'category_branch.ancestor_id')
    .where('category.depth', '=', 1)
    .select(['product.product_id', 'category.name'])
    .where('product.product_id', 'not in', plain.ids)
    .where('product.min_acq', 'is', null)
    .orderBy('product.product_id', 'desc')
    .limit(400)
    .execute();
  const chosen = [...new Map(rows.map((row) => [row.name, row])).values()].slice(0, 3);
  await plain.shop.db
    .updateTable('product')
    .set({ options: '[]', infos: JSON.stringify({ TIPOLOGIA: 'Pezzo' }) })
    .where(
      'product_id',
      'in',
      chosen.map(({ product_id }) => product_id),
    )
    .execute();
  await plain.shop.db
    .updateTable('stock')
    .set({ available: null })
    .where(
      'product_id',
      'in',
      chosen.map(({ product_id }) => product_id),
    )
    .execute();
  await put(plain.shop, me, ...chosen.map(({ product_id }) => ({ productId: product_id, quantity: 1 })));
  const { data } = await plain.shop.request(cart.view, {}, me, { show_sectors: 'true' });
  expect(data.sectors!.map(({ name, cartItems }) => [name, cartItems[0]!.productId]).sort()).toEqual(
    chosen.map(({ name, product_id }) => [name, product_id]).sort(),
  );
  expect(chosen.length).toBeGreaterThan(1);
});

test('delivery costs until its threshold, and below the minimum the cart may not be ordered [GET /cart/purchase-restriction]', async () => {
  const anna = await logIn(plain.shop, 'anna');
  await plain.shop.request(cart.delete, { items: [] }, anna);
  await put(plain.shop, anna, { productId: plain.id(8), quantity: 3 });
  await chooseDelivery(plain.shop, anna, annasHome);
  const { data } = await plain.shop.request(wholeCart.purchaseRestriction, {}, anna);
  expect(data).toMatchObject({
    purchasable: false,
    restrictions: [{ code: 'cart.minimumAmount', max: 40, current: 30 }],
  });
  const enough = await put(plain.shop, anna, { productId: plain.id(8), quantity: 7 });
  expect(enough.data).toMatchObject({ minimumReached: true, minimumAmount: 40 });
  expect(enough.data.deliveryFee).toBeGreaterThan(0);
  const rich = await put(plain.shop, anna, { productId: plain.id(10), quantity: 3 });
  expect(rich.data.deliveryFee).toBe(0);
});

test('CART-17 SLOT-09 another warehouse drops what it does not sell, says so, and clears the slot [POST /user-address/select]', async () => {
  const anna = await logIn(plain.shop, 'anna');
  await plain.shop.request(cart.delete, { items: [] }, anna);
  await chooseDelivery(plain.shop, anna, annasHome);
  await put(plain.shop, anna, { productId: plain.id(8), quantity: 1 }, { productId: plain.id(10), quantity: 1 });
  await plain.shop.db
    .updateTable('stock')
    .set({ available: 0 })
    .where('product_id', '=', plain.id(10))
    .where('warehouse_id', '=', 5)
    .execute();
  const moved = await plain.shop.request(delivery.selectAddress, { address_id: 1003, delivery_service_id: 2 }, anna);
  expect(moved.status).toBe(0);
  expect(moved.warnings.map(({ code }) => code)).toEqual(['cart.lineDropped', 'timeslot.cleared']);
  expect(moved.data).toMatchObject({
    totalItems: 1,
    warehouse: { warehouseId: 5 },
    shippingAddress: { addressId: 1003, autoAssigned: false },
    timeslot: { timeslotId: -1, autoAssigned: true },
  });
});
