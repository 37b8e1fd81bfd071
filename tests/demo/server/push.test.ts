import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../../core/api/endpoints/messages.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { reach } from '../../../core/api/endpoints/reach.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import type { PushMessage } from '../../../core/schema/push.ts';
import { readArguments } from '../../../demo/server/arguments.ts';
import { deliverPush } from '../../../demo/server/push/deliver.ts';
import { createPush, subjectOf, type Push } from '../../../demo/server/push/push.ts';
import { pushNotice } from '../../../demo/server/push/write.ts';
import { createBuying } from './buying.ts';
import type { Credentials } from './caller.ts';
import { logIn, plainProducts } from './people.ts';
import { pagesOf } from '../../../demo/server/http/shopPages.ts';
import { openPushService, type PushService } from './pushService.ts';
import { openShop, type Shop } from './shop.ts';
import { now } from '../../moment.ts';

const minute = 60_000;
const anna = 101;
let shop: Shop;
let service: PushService;
let push: Push;
let me: Credentials;

const deliver = (places = pagesOf('http://shop.test')) =>
  deliverPush({ db: shop.db, clock: shop.clock, push, places, report: (words) => shop.reports.push(words) });
const notice = { title: 'L’ordine 7 è pronto', body: 'Lo aspetti oggi.', path: '/profile/orders/7' };
const write = (userId = anna) => pushNotice(shop.db, userId, notice);
const register = (name: string, mine: Credentials = me) => {
  const browser = service.subscriber(name);
  return shop
    .request(reach.registerDevice, { platform: 'web', uuid: name, external_id: browser.externalId }, mine)
    .then((answer) => ({ ...browser, answer }));
};
const waiting = () => shop.db.selectFrom('push_message').selectAll().orderBy('push_message_id').execute();
const devices = async () =>
  (await shop.db.selectFrom('push_device').select('uuid').orderBy('uuid').execute()).map(({ uuid }) => uuid);

beforeAll(async () => {
  service = await openPushService();
  shop = await openShop({
    push: (db) => (push = createPush({ db, subject: subjectOf('https://shop.test'), services: [service.origin] })),
  });
  me = await logIn(shop, 'anna');
}, 120_000);
beforeEach(async () => {
  service.received.length = 0;
  service.answer = () => 201;
  shop.clock.offset = 0;
  shop.reports.length = 0;
  await shop.db.deleteFrom('push_device').execute();
  await shop.db.deleteFrom('notification').execute();
});
afterAll(async () => {
  await shop.close();
  await service.close();
});

describe('push messages', () => {
  test('[GET /externalregistration/register] [GET /externalregistration/key] reach the registered browser once, sealed for it alone and signed with the shop’s key', async () => {
    const { publicKey } = (await shop.request(reach.pushKey, {}, me)).data;
    const [first, second] = [await register('one'), await register('two')];
    expect(first.answer.status).toBe(0);
    await write();
    await deliver();
    await deliver();
    expect(service.received.map(({ path }) => path).sort()).toEqual(['/push/one', '/push/two']);
    const sent = service.received.find(({ path }) => path === '/push/one')!;
    expect(sent.body.toString()).not.toContain('ordine');
    expect(first.open(sent.body)).toEqual({
      aps: { alert: { title: notice.title, body: notice.body } },
      title: notice.title,
      body: notice.body,
      nav_to: '/profile/orders/7',
    } satisfies PushMessage);
    expect(() => second.open(sent.body)).toThrow();

    expect(sent.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '43200' });
    expect(sent.headers.topic).toMatch(/^[\w-]{32}$/);
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(sent.headers.authorization ?? '') ?? [];
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const { payload } = await jwtVerify(token!, await importJWK(jwk, 'ES256'), { audience: service.origin });
    expect(payload.sub).toBe('https://shop.test');
    expect(payload.exp! - now() / 1000).toBeLessThanOrEqual(24 * 3600);
    expect(await waiting()).toEqual([]);
    const { data } = await shop.request(messages.history, {}, me);
    expect(data.notifications).toEqual([]);
  });

  test('lead to the order’s page as the site has it', async () => {
    const { open } = await register('one');
    await write();
    await deliver({ ...pagesOf('http://shop.test'), orderPage: '/i-miei-ordini/{id}/' });
    const sent = service.received.find(({ path }) => path === '/push/one')!;
    expect(open(sent.body)).toMatchObject({ nav_to: '/i-miei-ordini/7/' });
  });

  test('one notice tells of each change of an order, beside its mail, and needs no consent to offers and no company; a change that does not stay tells nothing', async () => {
    const products = await plainProducts(shop, 24, 1000);
    const buying = createBuying(shop, products[23]!);
    const { people } = await buying.buyers(1, products[0]!, 4);
    const mine = people[0]!.credentials;
    const browser = await register('mine', mine);
    const { data } = await shop.request(checkout.buy, { payment_type_id: 22 }, mine);
    const told = async () => {
      await deliver();
      const all = service.received.map(({ body }) => browser.open(body) as PushMessage);
      service.received.length = 0;
      return all.map(({ title, nav_to }) => [title, nav_to]);
    };
    const page = `/profile/orders/${data.orderId}`;
    expect(await told()).toEqual([[`Abbiamo ricevuto l’ordine ${data.orderId}`, page]]);
    await shop.request(orders.delete, { order_id: data.orderId }, mine);
    await shop.request(orders.delete, { order_id: data.orderId }, mine);
    expect(await told()).toEqual([[`L’ordine ${data.orderId} è stato annullato`, page]]);
    await shop.db
      .transaction()
      .execute(async (db) => {
        await pushNotice(db, anna, notice);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await told()).toEqual([]);
  });

  test('a subscription that is over is forgotten with what waits for it; the others get theirs', async () => {
    await register('gone');
    await register('there');
    service.answer = (path) => (path.endsWith('/gone') ? 410 : 201);
    await write();
    await write();
    await deliver();
    expect(await devices()).toEqual(['there']);
    expect(await waiting()).toEqual([]);
    expect(service.received.filter(({ path }) => path.endsWith('/there'))).toHaveLength(2);
    expect(shop.reports).toEqual([]);
  });

  test.each([429, 500, 302])(
    'a service that answers %s gets the message later, ever more rarely, for half a day; no redirect is followed',
    async (http) => {
      await register('later');
      service.answer = () => http;
      await write();
      await deliver();
      await deliver();
      expect(service.received.map(({ path }) => path)).toEqual(['/push/later']);
      expect((await waiting())[0]).toMatchObject({ tries: 1 });
      shop.clock.offset += minute;
      await deliver();
      expect((await waiting())[0]).toMatchObject({ tries: 2 });
      shop.clock.offset += minute;
      await deliver();
      expect(service.received).toHaveLength(2);
      expect(shop.reports).toHaveLength(1);
      service.answer = () => 201;
      shop.clock.offset += 13 * 60 * minute;
      await deliver();
      expect(service.received).toHaveLength(2);
      expect(await waiting()).toEqual([]);
    },
  );

  test('SEC-08 what waited for one customer never reaches the next one at the same browser, and leaving everywhere silences all', async () => {
    await register('shared');
    await write();
    const bruno = await logIn(shop, 'bruno');
    await register('shared', bruno);
    await deliver();
    expect(service.received).toEqual([]);
    await shop.request(reach.unregisterDevice, { platform: 'web', uuid: 'shared' }, bruno);
    await write(102);
    expect(await waiting()).toEqual([]);

    await register('phone', bruno);
    await shop.request(session.logout, { everywhere: true }, bruno);
    expect(await devices()).toEqual([]);
  });

  test('of a customer’s browsers the latest twenty stay', async () => {
    for (let at = 1; at <= 22; at++) await register(`b${String(at).padStart(2, '0')}`);
    expect(await devices()).toHaveLength(20);
    expect(await devices()).not.toContain('b01');
  });

  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };
  test.each([
    ['no subscription', 'token'],
    ['an address inside the house', JSON.stringify({ endpoint: 'http://127.0.0.1:9/x', keys })],
    ['a host that is no push service', JSON.stringify({ endpoint: 'https://fcm.googleapis.com.evil.example/x', keys })],
    ['a user name in the address', JSON.stringify({ endpoint: 'https://a:b@fcm.googleapis.com/x', keys })],
    ['another port', JSON.stringify({ endpoint: 'https://fcm.googleapis.com:8443/x', keys })],
    [
      'keys of another length',
      JSON.stringify({ endpoint: 'https://fcm.googleapis.com/x', keys: { ...keys, auth: 'YQ' } }),
    ],
    ['what is too long', JSON.stringify({ endpoint: `https://fcm.googleapis.com/${'x'.repeat(2_000)}`, keys })],
  ])('%s is not registered: the shop would call it', async (_, external_id) => {
    const answer = await shop.request(reach.registerDevice, { platform: 'web', uuid: 'x', external_id }, me);
    expect(answer.http).toBe(400);
    expect(await devices()).toEqual([]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('the push service of a browser is known: %s', (endpoint) => {
    expect(push.subscription(JSON.stringify({ endpoint, keys }))?.endpoint).toBe(endpoint);
  });

  test('the keys are made once for all processes, or come from the surroundings, which are checked', async () => {
    const again = createPush({ db: shop.db, subject: 'mailto:a@b.it' });
    expect(await again.publicKey()).toBe(await push.publicKey());
    const given = { VAPID_PUBLIC_KEY: keys.p256dh, VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url') };
    expect(readArguments([], given).vapid.keys).toEqual({
      publicKey: given.VAPID_PUBLIC_KEY,
      privateKey: given.VAPID_PRIVATE_KEY,
    });
    expect(() => readArguments([], { VAPID_PUBLIC_KEY: keys.p256dh })).toThrow('VAPID_PRIVATE_KEY');
    expect(() => readArguments([], { ...given, VAPID_SUBJECT: 'me' })).toThrow('VAPID_SUBJECT');
    expect(subjectOf('http://localhost:8080', 'Negozio <a@b.it>')).toBe('mailto:a@b.it');
  });
});
