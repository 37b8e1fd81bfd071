import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../../../core/api/endpoints/messages.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { savedCards } from '../../../core/api/endpoints/savedCards.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { chooseDelivery, logIn, plainProducts, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let products: number[];
beforeAll(async () => {
  shop = await openShop();
  products = await plainProducts(shop, 3, 100);
}, 60_000);
afterAll(() => shop.close());

const byCard = { payment_type_id: 12 };
const onDelivery = { payment_type_id: 22 };

async function readyToPay(
  name: string,
  address: { address_id: number; delivery_service_id: number },
  productId = products[0]!,
) {
  const me = await logIn(shop, name);
  await shop.request(cart.delete, { items: [] }, me);
  await put(shop, me, { productId, quantity: 5 });
  await chooseDelivery(shop, me, address);
  return me;
}

const annas = { address_id: 1001, delivery_service_id: 2 };
const carlas = { address_id: 1004, delivery_service_id: 2 };
const darios = { address_id: 1005, delivery_service_id: 2 };

test('[POST /checkout/prepare] [POST /checkout/buy] [GET /order/view] Anna’s saved card pays without a question, and a mail goes out', async () => {
  const me = await readyToPay('anna', annas);
  const prepared = await shop.request(checkout.prepare, {}, me);
  expect(prepared).toMatchObject({ status: 0, data: { prebilledAmount: prepared.data.cart?.reservedAmount } });
  const with22 = await shop.request(checkout.prepare, { params: { payment_type_id: '22', more: 'x' } }, me);
  expect(with22.data.prebilledAmount).toBe(0);
  expect(with22.data.paymentTypes.filter(({ selected }) => selected).map((type) => type.paymentTypeId)).toEqual([22]);
  const unknown = await shop.request(checkout.prepare, { params: { payment_type_id: '99' } }, me);
  expect(unknown.errors[0]?.message).toBe('Questo modo di pagare non c’è per questa consegna.');
  const { data: cards } = await shop.request(savedCards.list, byCard, me);
  const bought = await shop.request(
    checkout.buy,
    { ...byCard, user_payment_auth_id: cards.auths[0]!.userPaymentAuthId },
    me,
  );
  expect(bought.data).toMatchObject({
    payment: { status: 'ok' },
    order: { orderStatusId: 3, grossTotal: prepared.data.cart.grossTotal },
  });
  const view = await shop.request(orders.view, { order_id: bought.data.orderId }, me);
  expect(view.data.orderItems).toHaveLength(1);
  expect((await shop.request(cart.view, {}, me)).data).toMatchObject({ totalItems: 0, timeslot: { timeslotId: -1 } });
  const outbox = await (await shop.fetch('/outbox')).text();
  expect(outbox).toContain(`Il tuo ordine ${bought.data.orderId}`);
  const { data: told } = await shop.request(messages.history, { message_type_id: 1 }, me);
  expect(told.notifications[0]?.subject).toContain(`Il tuo ordine ${bought.data.orderId}`);
});

test('PAY-10 [POST /checkout/buy] Dario’s card is refused, with a reason and what to do: nothing is ordered, the cart stays, stock and slot are free again', async () => {
  const me = await readyToPay('dario', darios);
  const before = await shop.db
    .selectFrom('stock')
    .select('available')
    .where('product_id', '=', products[0]!)
    .where('warehouse_id', '=', 6)
    .executeTakeFirstOrThrow();
  const bought = await shop.request(checkout.buy, { ...byCard, user_payment_auth_id: 9004 }, me);
  expect(bought).toMatchObject({
    http: 200,
    status: 7,
    errors: [
      {
        code: 'payment.refused',
        message: 'La banca non ha autorizzato il pagamento: prova con un’altra carta o scegli di pagare alla consegna.',
      },
    ],
  });
  expect((await shop.request(cart.view, {}, me)).data.totalItems).toBe(1);
  expect(
    await shop.db
      .selectFrom('stock')
      .select('available')
      .where('product_id', '=', products[0]!)
      .where('warehouse_id', '=', 6)
      .executeTakeFirstOrThrow(),
  ).toEqual(before);
  const again = await shop.request(checkout.buy, onDelivery, me);
  expect(again.data).toMatchObject({ payment: { status: 'ok' }, order: { orderStatusId: 3, reservedAmount: 0 } });
});

test('[POST /checkout/buy] Carla’s card asks: the challenge page confirms, and the customer comes back with nothing but the order’s number', async () => {
  const me = await readyToPay('carla', carlas);
  const bought = await shop.request(checkout.buy, { ...byCard, user_payment_auth_id: 9003 }, me);
  expect(bought.data.payment).toMatchObject({ status: 'redirect', method: 'GET' });
  const url = bought.data.payment.url!;
  expect(await (await shop.provider(url)).text()).toContain('123456');
  const wrong = await shop.provider(url, { method: 'POST', body: new URLSearchParams({ code: '000000' }) });
  expect(await wrong.text()).toContain('Il codice non è giusto');
  const done = await shop.provider(url, {
    method: 'POST',
    body: new URLSearchParams({ code: '123456' }),
    redirect: 'manual',
  });
  expect(done.headers.get('location')).toBe(`http://shop.test/payment?order_id=${bought.data.orderId}`);
  expect((await shop.request(orders.view, { order_id: bought.data.orderId }, me)).data.orderStatusId).toBe(3);
});

test('[POST /checkout/buy] a new card is typed on the provider’s page, which says field by field what is wrong', async () => {
  const me = await readyToPay('anna', annas, products[1]);
  const { data } = await shop.request(checkout.buy, byCard, me);
  const url = data.payment.url!;
  const bad = await shop.provider(url, {
    method: 'POST',
    body: new URLSearchParams({ number: '4242 4242 4242 4241', expiry: '01/20', cvc: '1', holder: '' }),
  });
  expect(bad.status).toBe(422);
  expect((await bad.text()).match(/aria-invalid="true"/g)).toHaveLength(4);
  const card = new URLSearchParams({
    number: '4242 4242 4242 4242',
    expiry: '12/40',
    cvc: '123',
    holder: 'Anna Parodi',
  });
  expect((await shop.provider(url, { method: 'POST', body: card, redirect: 'manual' })).status).toBe(303);
  const { data: order } = await shop.request(orders.view, { order_id: data.orderId }, me);
  expect(order).toMatchObject({ orderStatusId: 3, maskedCard: '**** **** **** 4242' });
  expect(shop.log).toEqual([]);
});

test('[GET /order/list] pages and filters a customer’s own orders', async () => {
  const me = await logIn(shop, 'anna');
  const { data } = await shop.request(orders.list, { page_size: 1, fetch_detail: true }, me);
  expect(data.page).toMatchObject({ selPage: 1, itemsPerPage: 1, totItems: 2, totPages: 2 });
  expect(data.orders[0]).toMatchObject({ orderItems: [{ quantity: 5 }], editable: true, deletable: true });
  expect((await shop.request(orders.list, { to_gross_total: 1 }, me)).data.orders).toEqual([]);
  const carla = await logIn(shop, 'carla');
  expect((await shop.request(orders.view, { order_id: data.orders[0]!.orderId }, carla)).errors[0]?.code).toBe(
    'order.notFound',
  );
});

test('PAY-10 a provider that does not answer takes nothing: the order is given up, stock is free, the cart stays, and no lock was held meanwhile', async () => {
  const me = await readyToPay('anna', annas, products[2]);
  const stock = () =>
    shop.db
      .selectFrom('stock')
      .select('available')
      .where('product_id', '=', products[2]!)
      .where('warehouse_id', '=', 1)
      .executeTakeFirstOrThrow();
  const before = await stock();
  shop.line.toProvider = async () => {
    await shop.request(wholeCart.updateCartInfo, { property: 'note', value: 'intanto' }, { ...me });
    throw new TypeError('connection reset');
  };
  const bought = await shop.request(checkout.buy, byCard, me);
  shop.line.toProvider = (send) => send();
  expect(bought).toMatchObject({
    http: 200,
    status: 7,
    errors: [
      {
        code: 'payment.unreachable',
        message: 'La banca non risponde: non abbiamo preso alcun ordine, riprova fra poco.',
      },
    ],
    data: { cart: { totalItems: 1, cartInfos: { note: 'intanto' } } },
  });
  expect(await stock()).toEqual(before);
  expect((await shop.request(checkout.buy, onDelivery, me)).status).toBe(0);
});
