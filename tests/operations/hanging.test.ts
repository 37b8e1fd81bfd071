import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkout } from '../../core/api/endpoints/checkout.ts';
import { createRecaptcha } from '../../demo/server/captcha/recaptcha.ts';
import { createCircuit } from '../../demo/server/http/circuit.ts';
import { deliverMail } from '../../demo/server/mail/deliver.ts';
import { sendLetter } from '../../demo/server/mail/letter.ts';
import { createSmtp } from '../../demo/server/mail/smtp.ts';
import { reconcile } from '../../demo/server/payment/pay.ts';
import { createProviderClient } from '../../demo/server/payment/provider.ts';
import { createBuying } from '../demo/server/buying.ts';
import { plainProducts } from '../demo/server/people.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';

/** In ms, in place of the many seconds that the shop waits. */
const patience = 150;
const minute = 60_000;

let shop: Shop;
/** Takes every connection and never says a word. */
let mute: Server;
let connections = 0;
const sockets = new Set<Socket>();
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  shop = await openShop();
  mute = createServer((socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => undefined));
  });
  mute.listen(0, '127.0.0.1');
  await once(mute, 'listening');
}, 60_000);
beforeEach(() => void (connections = 0));
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  mute.close();
  await shop.close();
});

test('SRV-10 a mail server that hangs is given up in time, the mails behind it wait in the queue, and all go out when it is back', async () => {
  await shop.db.deleteFrom('mail').execute();
  for (const to of ['anna@example.it', 'bruno@example.it', 'carla@example.it'])
    await sendLetter(shop.db, shop.payments.places, {
      to,
      subject: 'Il tuo codice',
      paragraphs: ['Perché l’hai chiesto tu.'],
      code: '123456',
    });
  const deliver = (port: number, wait = patience) =>
    deliverMail({
      db: shop.db,
      clock: shop.clock,
      post: createSmtp(`smtp://127.0.0.1:${port}`, 'negozio@example.it', 'http://shop.test', wait),
      report: () => undefined,
    });
  await deliver(portOf(mute));
  expect(connections).toBe(1);
  const received: string[] = [];
  const alive = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then(() => {
        received.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  alive.listen(0, '127.0.0.1');
  await once(alive.server, 'listening');
  shop.clock.offset += minute;
  await deliver(portOf(alive.server), 10_000);
  await new Promise<void>((resolve) => alive.close(resolve));
  shop.clock.offset = 0;
  expect(received.sort()).toEqual(['anna@example.it', 'bruno@example.it', 'carla@example.it']);
});

test('SRV-10 a captcha service that hangs refuses in time; after three times it is not even asked', async () => {
  let asked = 0;
  const captcha = createRecaptcha(
    'secret',
    ['shop.test'],
    (_address, init) => {
      asked += 1;
      return fetch(`http://127.0.0.1:${portOf(mute)}/`, init);
    },
    patience,
  );
  for (let turn = 0; turn < 6; turn += 1) expect(await captcha.check('token', 'login')).toBe(false);
  expect(asked).toBe(3);
});

test('SRV-10 a card provider that hangs: the customer is told, the order is given up, and what it may have taken is asked about later', async () => {
  const products = await plainProducts(shop, 2, 1000);
  const { people } = await createBuying(shop, products[1]!).buyers(5, products[0]!, 1);
  const alive = { ...shop.payments.provider };
  let now = 0;
  const circuit = createCircuit('the card provider', () => now);
  let asked = 0;
  const ask: typeof fetch = (input, init) => {
    asked += 1;
    return fetch(input, init);
  };
  const hanging = createProviderClient(`http://127.0.0.1:${portOf(mute)}`, 'key', ask, { circuit, patience });
  Object.assign(shop.payments.provider, hanging);
  const buy = (index: number) => shop.request(checkout.buy, { payment_type_id: 12 }, { ...people[index]!.credentials });
  for (let index = 0; index < 5; index += 1)
    expect(await buy(index)).toMatchObject({ http: 200, errors: [{ code: 'payment.unreachable' }] });
  expect(asked).toBe(3);
  now += 10_001;
  await expect(hanging.find('none')).rejects.toThrow();
  expect(asked).toBe(4);
  const open = () => shop.db.selectFrom('payment').select('state').where('state', '=', 'releasing').execute();
  expect(await open()).toHaveLength(5);
  Object.assign(shop.payments.provider, alive);
  shop.clock.offset += 61 * minute;
  await reconcile(shop.payments);
  shop.clock.offset = 0;
  expect(await open()).toEqual([]);
});

test('a circuit that has opened is closed by the first answer, and left open by another failure', async () => {
  let now = 0;
  const { pass } = createCircuit('somebody', () => now);
  const fail = () => Promise.reject(new Error('hangs'));
  let asked = 0;
  const work = () => Promise.resolve((asked += 1));
  for (let turn = 0; turn < 3; turn += 1) await expect(pass(fail)).rejects.toThrow('hangs');
  await expect(pass(work)).rejects.toThrow('left alone');
  now = 10_000;
  await expect(pass(fail)).rejects.toThrow('hangs');
  await expect(pass(work)).rejects.toThrow('left alone');
  now = 20_000;
  expect([await pass(work), await pass(work), asked]).toEqual([1, 2, 2]);
});
