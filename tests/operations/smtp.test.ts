import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverMail } from '../../demo/server/mail/deliver.ts';
import { sendLetter } from '../../demo/server/mail/letter.ts';
import { createSmtp } from '../../demo/server/mail/smtp.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';

const minute = 60_000;
let shop: Shop;
let server: SMTPServer;
let port: number;
let received: { to: string[]; words: string }[];
let answer: (recipient: string) => Error | undefined;

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
const post = () => createSmtp(`smtp://127.0.0.1:${port}`, 'Mercati Lanterna <negozio@example.it>', 'http://shop.test');
const deliver = () =>
  deliverMail({ db: shop.db, clock: shop.clock, post: post(), report: (words) => shop.reports.push(words) });
const write = (to: string, subject = 'Il tuo codice') =>
  sendLetter(shop.db, shop.payments.places, { to, subject, paragraphs: ['Perché l’hai chiesto tu.'], code: '123456' });
const kept = () => shop.db.selectFrom('mail').selectAll().orderBy('mail_id').execute();

beforeAll(async () => {
  shop = await openShop();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(answer(address)),
    onData(stream, { envelope }, done) {
      void text(stream).then((words) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), words });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  ({ port } = server.server.address() as AddressInfo);
});

beforeEach(async () => {
  received = [];
  answer = () => undefined;
  shop.reports.length = 0;
  await shop.db.deleteFrom('mail').execute();
});

afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await shop.close();
});

test('a mail reaches its recipient once, as text and as HTML, from the shop, and keeps no code in the database', async () => {
  await write('Anna <anna@example.it>\r\nBcc: eva@example.it');
  await write('bruno@example.it');
  await deliver();
  await deliver();
  const [mail, ...others] = received.filter(({ to }) => to[0] === 'bruno@example.it');
  expect(others).toEqual([]);
  expect(received.flatMap(({ to }) => to)).not.toContain('eva@example.it');
  for (const part of [
    'From: Mercati Lanterna <negozio@example.it>',
    'Subject: Il tuo codice',
    'text/plain',
    'text/html',
  ])
    expect(mail!.words).toContain(part);
  expect(mail!.words).toMatch(/Message-ID: <mail-\d+@shop\.test>/i);
  expect(mail!.words).toContain('123456');
  expect(JSON.stringify((await kept()).at(-1))).not.toContain('123456');
});

test('a mail server that is away or says later gets the mail later, ever more rarely, and whoever runs the shop is told once', async () => {
  answer = () => refusal(451);
  await write('carla@example.it');
  await deliver();
  await deliver();
  expect((await kept())[0]).toMatchObject({ tries: 1, sent_at: null });
  answer = () => undefined;
  await deliver();
  expect(received).toEqual([]);
  shop.clock.offset += minute;
  await deliver();
  expect(received).toHaveLength(1);
  expect(shop.reports).toHaveLength(1);
  expect(shop.reports.join()).not.toContain('carla');
});

test('an address that does not exist is told and left, the mails behind it go out', async () => {
  answer = (recipient) => (recipient.startsWith('nobody') ? refusal(550) : undefined);
  await write('nobody@example.it');
  await write('dario@example.it');
  await deliver();
  shop.clock.offset += 24 * 60 * minute - 60_000;
  await deliver();
  expect(received.map(({ to }) => to)).toEqual([['dario@example.it']]);
  expect((await kept())[0]).toMatchObject({ tries: 1, next_at: null, sent_at: null });
  expect(shop.reports).toEqual([expect.stringContaining('non si può consegnare')]);
});

test('what was written while there was no mail server is not sent days after', async () => {
  await write('anna@example.it');
  shop.clock.offset += 2 * 24 * 60 * minute;
  await deliver();
  expect(received).toEqual([]);
});
