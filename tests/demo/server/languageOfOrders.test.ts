import { beforeAll, describe, expect, test } from 'vitest';
import { addressees } from '../../../core/api/endpoints/addressees.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orderFiles } from '../../../core/api/endpoints/orderFiles.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { partsOf } from '../../../demo/server/files/orderFile.ts';
import { speak } from '../../../demo/server/language/speak.ts';
import { findOrder, itemsOfOrder } from '../../../demo/server/sql/orders/orders.ts';
import { beginPicking, deliver, pack } from '../../../demo/server/warehouse/advance.ts';
import { pickLine } from '../../../demo/server/warehouse/pick.ts';
import { caller, type Caller, type Credentials } from './caller.ts';
import { firm } from './firm.ts';
import { lastLetter } from './letters.ts';
import { newcomer } from './newcomer.ts';
import { chooseDelivery, logIn, put } from './people.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(3, { stock: 100, silent: true });
let german: Caller;
let english: Caller;
beforeAll(() => {
  const speaking = (language: string): Caller =>
    caller((input, init) =>
      plain.shop.fetch(input, { ...init, headers: { ...(init?.headers as object), 'X-Ebsn-Language': language } }),
    );
  german = speaking('de');
  english = speaking('en-GB');
});

/** Picks all that was ordered, in thousandths, packs and delivers it. */
async function bring(order_id: number, picked: number) {
  const { db } = plain.shop;
  await transact(db, (work) => beginPicking(work, plain.shop.payments, order_id));
  for (const { order_item_id } of await itemsOfOrder(db, order_id))
    await transact(db, (work) => pickLine(work, order_item_id, picked));
  await transact(db, (work) => pack(work, plain.shop.payments, order_id));
  await transact(db, (work) => deliver(work, plain.shop.payments, order_id, { early: true }));
}

async function fill(me: Credentials) {
  await put(plain.shop, me, { productId: plain.id(0), quantity: 5 });
  await chooseDelivery(plain.shop, me);
}

describe('cart, checkout and orders in the language of X-Ebsn-Language', () => {
  test('refusals, ways to pay and states are German; prices and quantities in them too', async () => {
    const anna = await logIn(plain.shop, 'anna');
    const empty = await german(checkout.prepare, {}, anna);
    expect(empty.errors.map(({ message }) => message)).toEqual(['Der Warenkorb ist leer.']);
    await put(plain.shop, anna, { productId: plain.id(0), quantity: 1 });
    await chooseDelivery(plain.shop, anna);
    const little = await german(checkout.prepare, {}, anna);
    expect(little.errors[0]?.message).toMatch(/^Der Mindestbestellwert ist \d+,00\s€: Es fehlen \d+,00\s€\.$/);
    const { data } = await english(wholeCart.purchaseRestriction, {}, anna);
    expect(JSON.stringify(data)).toMatch(/The minimum order is €\d+\.00/);
    const many = await english(cart.add, { items: [{ productId: plain.id(0), quantity: 5000 }] } as never, anna);
    expect(many.errors[0]?.message).toMatch(/^You can have|^Only \d+ of /);
    await fill(anna);
    const { data: ways } = await german(checkout.prepare, {}, anna);
    expect(JSON.stringify(ways)).toContain('Zahlung bei Lieferung');
    const { orderId } = (await german(checkout.buy, { payment_type_id: 22 }, anna)).data;
    const state = async (ask: Caller) =>
      (await ask(orders.view, { order_id: orderId }, anna)).data.orderStatus?.description;
    expect([await state(german), await state(english), await state(plain.shop.request)]).toEqual([
      'Bestellt',
      'Ordered',
      'Ordinato',
    ]);
  });

  test('an answer that caches may keep is kept for each language by itself', async () => {
    const namesIn = async (ask: Caller) => {
      const { data, headers } = await ask(catalogue.products, { q: 'latte', hash: 'w1d0t0' } as never);
      expect(headers.get('Vary')).toContain('X-Ebsn-Language');
      return data.facets?.map(({ name }) => name);
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await namesIn(german)).toContain('Marke');
      expect(await namesIn(english)).toContain('Brand');
      expect(await namesIn(plain.shop.request)).toContain('Marchio');
    }
  });
});

describe('mails and papers in the customer’s language', () => {
  test('an order’s mails are in the language that its customer last used, its papers in that of the order', async () => {
    const anna = await logIn(plain.shop, 'anna');
    const to = 'anna@example.it';
    const { personFiscals } = (await plain.shop.request(addressees.add, firm, anna)).data;
    await fill(anna);
    for (const [property, value] of [
      ['person_fiscal_id', String(personFiscals[0]!.personFiscalId)],
      ['need_invoice', 'true'],
    ] as const)
      await plain.shop.request(wholeCart.updateCartInfo, { property, value }, anna);
    const bought = await german(checkout.buy, { payment_type_id: 22 }, anna);
    expect(bought.errors).toEqual([]);
    const order_id = bought.data.orderId;
    const placed = await lastLetter(plain.shop, to);
    expect(placed.subject).toMatch(new RegExp(`^Ihre Bestellung ${order_id}: \\w+, \\d+\\. \\w+ zwischen`));
    expect(placed.plain).toMatch(/^Danke Anna, wir haben Ihre Bestellung/);
    expect(placed.plain).toContain('Zahlung: Bei Lieferung');
    expect(placed.plain).toMatch(/Summe: \d+,\d\d\s€/);
    const { html } = await plain.shop.db
      .selectFrom('mail')
      .select('html')
      .where('recipient', '=', to)
      .orderBy('mail_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(html).toContain('<html lang="de">');

    await english(orders.view, { order_id }, anna);
    await bring(order_id, 5000);
    expect((await lastLetter(plain.shop, to)).subject).toBe(`Order ${order_id} is delivered`);

    const { data } = await english(orderFiles.get, { order_id, kind: 'invoice' }, anna);
    expect(data.name).toBe(`rechnung-${order_id}.pdf`);
    expect(Buffer.from(data.content, 'base64').toString('latin1')).toContain('/Lang (de-DE)');
    const row = (await findOrder(plain.shop.db, order_id, 101))!;
    const items = await itemsOfOrder(plain.shop.db, order_id);
    const text = JSON.stringify(speak('de', () => partsOf('invoice', row, items)));
    for (const words of [
      'Rechnung ',
      'Verkäufer',
      'USt-IdNr.',
      '"Satz","Netto","MwSt.","Summe"',
      '50,00',
      '5\u00a0Stk',
    ])
      expect(text).toContain(words);
    for (const words of ['Fattura', 'Venditore', 'Consegna']) expect(text).not.toContain(words);
    const inEnglish = JSON.stringify(speak('en', () => partsOf('invoice', row, items)));
    expect(inEnglish).toContain('€50.00');
    expect(inEnglish).not.toMatch(/\d,\d\d"|\d\s€/);

    await fill(anna);
    const { orderId } = (await plain.shop.request(checkout.buy, { payment_type_id: 22 }, anna)).data;
    expect((await findOrder(plain.shop.db, orderId, 101))!.language, 'who names no language has the last one').toBe(
      'en',
    );
    const placedInEnglish = await lastLetter(plain.shop, to);
    expect(placedInEnglish.subject).toMatch(new RegExp(`^Your order ${orderId}: `));
    expect(placedInEnglish.plain).toMatch(/Total: €\d+\.\d\d/);
    expect(placedInEnglish.plain).not.toMatch(/\d,\d\d|\d\s€/);
  });

  test('letters about an account are in the language of its registration, whoever asks for them', async () => {
    await german(registration.register, newcomer('deutsch@example.it'));
    expect((await lastLetter(plain.shop, 'deutsch@example.it')).subject).toBe('Bestätigen Sie Ihre Registrierung');
    await plain.shop.request(registration.resendEmail, { e_mail: 'deutsch@example.it' });
    expect((await lastLetter(plain.shop, 'deutsch@example.it')).subject).toBe('Bestätigen Sie Ihre Registrierung');
  });
});
