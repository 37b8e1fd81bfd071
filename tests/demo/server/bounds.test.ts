import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '../../../core/api/endpoints/account.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { reach } from '../../../core/api/endpoints/reach.ts';
import { withdrawal } from '../../../core/api/endpoints/withdrawal.ts';
import { logIn, plainProducts, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';

const day = 86_400_000;

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await openShop();
  [product] = (await plainProducts(shop, 1, 1000)) as [number];
}, 60_000);
beforeEach(async () => {
  await shop.db.deleteFrom('login_try').execute();
  await shop.db.deleteFrom('mail').execute();
});
afterAll(() => shop.close());

test('carts of visitors are bounded for an address and a day; whoever logs in shops on', async () => {
  await shop.db.insertInto('setting').values({ name: 'visitor_carts_per_address', value: '3' }).execute();
  const visit = async () => (await put(shop, {}, { productId: product, quantity: 1 })).errors;
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await visit()).toEqual([]);
  expect(await visit()).toEqual([
    {
      code: 'session.tooMany',
      message:
        'Da questa connessione oggi sono stati aperti troppi carrelli. Accedi con il tuo account, o riprova domani.',
    },
  ]);
  expect((await put(shop, await logIn(shop, 'anna'), { productId: product, quantity: 1 })).errors).toEqual([]);
  shop.clock.offset += day;
  expect(await visit()).toEqual([]);
  shop.clock.offset -= day;
  await shop.db.deleteFrom('setting').where('name', '=', 'visitor_carts_per_address').execute();
});

test('a customer’s surveys are bounded, their answers stay changeable', async () => {
  const bruno = await logIn(shop, 'bruno');
  const answer = async (surveyId: number | string, text = 'sì') =>
    (await shop.request(account.survey, { surveyId: String(surveyId), answers: { a: text } }, bruno)).errors;
  for (let survey = 1; survey <= 30; survey += 1) expect(await answer(survey)).toEqual([]);
  expect(await answer(31)).toMatchObject([{ message: 'Puoi rispondere al massimo a 30 sondaggi.' }]);
  expect(await answer(7, 'no')).toEqual([]);
  const kept = await shop.db
    .selectFrom('survey_answer')
    .select(['survey_id', 'answers'])
    .where('user_id', '=', 102)
    .execute();
  expect(kept).toHaveLength(30);
  expect(kept.find(({ survey_id }) => survey_id === '7')?.answers).toEqual({ a: 'no' });
});

test.each([
  { what: 'the order', call: orders.viewByToken, more: {} },
  { what: 'its withdrawal', call: withdrawal.view, more: {} },
  { what: 'withdrawing', call: withdrawal.make, more: { name: 'A', email: 'a@example.it', items: [] } },
])('SEC-15 guesses of an order’s token are bounded, right ones are not: $what', async ({ call, more }) => {
  const { order_id, access_token } = await shop.db
    .selectFrom('shop_order')
    .select(['order_id', 'access_token'])
    .executeTakeFirstOrThrow();
  const ask = async (token: string) =>
    (await shop.request(call as typeof orders.viewByToken, { order_id, access_token: token, ...more })).errors[0]?.code;
  const right = await ask(access_token);
  expect(right).not.toBe('order.notFound');
  for (let round = 0; round < 30; round += 1) {
    expect(await ask(`${access_token}x`)).toBe('order.notFound');
    if (round < 29) expect(await ask(access_token)).toBe(right);
  }
  expect(await ask(`${access_token}x`)).toBe('request.limited');
});

test('a device that changes hands tells the first owner, once a day', async () => {
  const anna = await logIn(shop, 'anna');
  const bruno = await logIn(shop, 'bruno');
  const device = { platform: 'android', uuid: 'hands', external_id: 'e', model: 'Pixel' };
  const told = async () =>
    (await shop.db.selectFrom('mail').select(['recipient', 'subject']).execute()).map((mail) => Object.values(mail));
  const notice = (name: string) => [`${name}@example.it`, 'Un tuo dispositivo non riceve più le tue notifiche'];
  await shop.request(reach.registerDevice, device, anna);
  await shop.request(reach.registerDevice, device, anna);
  expect(await told()).toEqual([]);
  await shop.request(reach.registerDevice, device, bruno);
  expect(await told()).toEqual([notice('anna')]);
  await shop.request(reach.registerDevice, device, anna);
  await shop.request(reach.registerDevice, device, bruno);
  expect(await told()).toEqual([notice('anna'), notice('bruno')]);
});
