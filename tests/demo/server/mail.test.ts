import { expect, test } from 'vitest';
import { pagesOf } from '../../../demo/server/http/shopPages.ts';
import { confirmation } from '../../../demo/server/mail/confirmation.ts';
import { layOut } from '../../../demo/server/mail/layOut.ts';
import { speak } from '../../../demo/server/language/speak.ts';
import type { OrderItemRow, OrderRow } from '../../../demo/server/sql/orders/orders.ts';

const pages = pagesOf('http://shop.test');

const confirmationMail = (order: OrderRow, items: readonly OrderItemRow[], name: string, file = '') =>
  layOut(confirmation(order, items, name, pages, file), pages);

const orderTo = (address: object) =>
  ({
    order_id: 7,
    delivery_service_id: 2,
    address,
    slot_date: '2026-11-23',
    begin_time: '10:00',
    end_time: '12:00',
    net_total: 0,
    adjustments: [],
    delivery_fee: 0,
    bag_count: 0,
    gross_total: 0,
    payment_type_id: 22,
    insert_date: new Date('2026-11-21T10:00:00Z'),
  }) as unknown as OrderRow;

test('a name and an address with markup stay text in the mail', async () => {
  const order = orderTo({
    address1: 'Via "Roma" & <i>figli</i>',
    addressNumber: '1',
    postalcode: '37100',
    city: 'Verona',
  });
  const { html } = await confirmationMail(order, [], '<b>Anna</b>');
  expect(html).toContain('Grazie &lt;b&gt;Anna&lt;/b&gt;,');
  expect(html).toContain('Via &quot;Roma&quot; &amp; &lt;i&gt;figli&lt;/i&gt; 1');
});

const item = (name: string, productInfos: object) =>
  ({
    product: { name, shortDescr: 'MARCA', description: '1 pz', productInfos },
    quantity: 2000,
    gross_total: 250,
    variable: false,
    params: {},
    infos: {},
  }) as unknown as OrderItemRow;

test('LAW-09 LAW-10 LAW-21 the receipt of an order says what was bought, at which price, how it is paid, who sells, and how to withdraw, or from what one cannot', async () => {
  const order = orderTo({ address1: 'Via Roma', addressNumber: '1', postalcode: '16121', city: 'Genova' });
  const perishable = item('Latte fresco', { PERISHABLE: 'true' });
  const kept = item('Olio', {});
  const mixed = await confirmationMail(order, [perishable, kept], 'Anna');
  for (const said of [mixed.html, mixed.plain]) {
    expect(said).toContain('Olio');
    expect(said).toMatch(/2,50\s€/);
    expect(said).toMatch(/Pagamento(: |<\/th>\s*<td>)Alla consegna/);
    expect(said).toContain(
      'Mercati Lanterna S.r.l., Via Palestro 12, 16122 Genova (GE), partita IVA e codice fiscale 01234567897',
    );
    expect(said).toContain('http://shop.test/condizioni-di-vendita/');
    expect(said).toContain('hai 14 giorni dalla consegna');
    expect(said).toContain('Il recesso è escluso per i prodotti deperibili: Latte fresco.');
    expect(said).toContain('I prezzi comprendono l’IVA.');
  }
  const excluded = (await confirmationMail(order, [perishable], 'Anna')).plain;
  expect(excluded).toContain('Diritto di recesso: è escluso');
  expect(excluded).not.toContain('14 giorni');
  expect((await confirmationMail(order, [kept], 'Anna')).plain).not.toContain('escluso');
});

test.each([
  [
    '2026-11-22T12:59:00Z',
    2,
    'Puoi cambiare o annullare l’ordine dalla sua pagina entro le 14:00 di domenica 22 novembre',
  ],
  ['2026-11-22T13:00:00Z', 2, 'Questo ordine non si può più cambiare né annullare'],
  ['2026-11-23T08:59:00Z', 4, 'entro le 10:00 di lunedì 23 novembre, finché non iniziamo a prepararlo.'],
])(
  'a mail says until when its order may be changed and cancelled, or that it may not: made at %s, service %i',
  async (made, service, words) => {
    const order = { ...orderTo({}), insert_date: new Date(made), delivery_service_id: service } as OrderRow;
    const { html, plain } = await confirmationMail(order, [item('Olio', {})], 'Anna');
    for (const said of [html, plain]) expect(said).toContain(words);
  },
);

test.each([
  ['', '', undefined],
  ['https://negozio.example/notice.svg', '<img src="https://negozio.example/notice.svg"', undefined],
  ['https://negozio.example/notice.pdf', 'href="https://negozio.example/notice.pdf"', '<img'],
])(
  'LAW-23 a mail with goods holds the notice of the legal guarantee, with %s as the official file',
  async (file, shown, not) => {
    const { html, plain } = await confirmationMail(orderTo({}), [item('Olio', {})], 'Anna', file);
    for (const said of [html, plain])
      expect(said).toContain('Garanzia legale di conformità, almeno 2 anni: se un bene');
    expect(html).toContain(shown);
    expect(plain).toContain(file);
    if (not) expect(html).not.toContain(not);
    const service = await confirmationMail(
      orderTo({}),
      [item('Abbonamento', { PRODUCT_NATURE_ID: '2' })],
      'Anna',
      file,
    );
    expect(service.plain).not.toContain('Garanzia legale');
  },
);

test.each([
  ['en', 'Seller: Mercati Lanterna S.r.l.', 'See the order: http://shop.test/profile/orders/7'],
  ['de', 'Verkäufer: Mercati Lanterna S.r.l.', 'Bestellung ansehen: http://shop.test/profile/orders/7'],
] as const)('a mail in %s has no Italian sentence, in its layout neither', async (language, seller, action) => {
  const { html, plain } = await speak(language, () => confirmationMail(orderTo({}), [item('Oil', {})], 'Anna'));
  expect(html).toContain(`<html lang="${language}">`);
  for (const words of [seller, action]) expect(plain).toContain(words);
  for (const said of [html, plain])
    expect(said).not.toMatch(
      /Arriva|Puoi|Ordine|Quando|Pagamento|Prodott|Totale|spesa|Valgono|Diritto|Garanzia|Vai al/,
    );
});
