import { beforeAll, describe, expect, test } from 'vitest';
import { itemsOfOrder } from '../../../demo/server/sql/orders/orders.ts';
import { everyMail } from './everyMail.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(5);
let order: number;
let mails: { subject: string; html: string; plain: string; recipient: string }[];

const named = (start: string) => mails.filter(({ subject }) => subject.startsWith(start));
const mailOf = (start: string) => {
  const found = named(start).at(-1);
  if (!found) throw new Error(`no mail ${start}`);
  return found;
};
const cents = (text: string) => Math.round(Number(text.replace(/[^\d,-]/g, '').replace(',', '.')) * 100);

beforeAll(async () => {
  const { shop } = plain;
  await shop.db
    .updateTable('product')
    .set({ name: 'Latte <b>fresco</b> & "buono"' })
    .where('product_id', '=', plain.id(3))
    .execute();
  order = await everyMail(shop, plain.ids);
  mails = await shop.db
    .selectFrom('mail')
    .select(['subject', 'html', 'plain', 'recipient'])
    .orderBy('mail_id')
    .execute();
}, 120_000);

describe('every mail of the shop', () => {
  test('says who writes, reads on a telephone and in the dark, and loads nothing', () => {
    expect(mails.length).toBeGreaterThan(15);
    for (const { subject, html } of mails) {
      expect([subject, html.slice(0, 30)]).toEqual([subject, expect.stringMatching(/^<!doctype html>\s+<html/)]);
      expect(html).toContain('<html lang="it">');
      expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1" />');
      expect(html).toContain('<meta name="color-scheme" content="light dark" />');
      expect(html).toContain('@media (prefers-color-scheme: dark)');
      expect(html).toContain('>Mercati Lanterna</a>');
      expect(html).not.toMatch(/<img|<script|url\(|<link/);
      const sizes = [...html.matchAll(/font-size: (\d+)px/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
    }
  });

  test('LAW-21 names the seller and leads to the conditions, privacy, withdrawal and contact, in its text too', () => {
    for (const { html, plain: text } of mails) {
      for (const said of [html, text]) {
        expect(said).toContain('Mercati Lanterna S.r.l., Via Palestro 12, 16122 Genova (GE)');
        for (const data of [
          '01234567897',
          'REA GE-000000',
          'lanterna@pec.example.it',
          '010 895 0012',
          'clienti@example.it',
        ])
          expect(said).toContain(data);
        for (const path of ['condizioni-di-vendita', 'privacy-policy', 'order-tracking', 'scrivici'])
          expect(said).toContain(`http://shop.test/${path}/`);
      }
    }
  });

  test('has one thing to do, the same in HTML and text, and the same words in both', () => {
    for (const { html, plain: text, recipient } of mails) {
      const buttons = [...html.matchAll(/class="button"[^]*?href="([^"]+)"[^]*?>([^<]+)<\/a/g)];
      const isStaff = recipient === 'staff@example.it' || recipient === 'direzione@example.it';
      expect(buttons).toHaveLength(isStaff ? 0 : 1);
      if (isStaff) continue;
      const [, url = '', label] = buttons[0]!;
      expect(/https?:\/\/\S+/.exec(text)?.[0]).toBe(url.replaceAll('&amp;', '&'));
      expect(text).toContain(`${label}: http://shop.test/`);
      const title = /<h1>([^<]+)<\/h1>/.exec(html)![1]!;
      expect(text.split('\n')[0]).toBe(title);
    }
  });

  test('speaks to everybody: no masculine, no “lo aspetti”', () => {
    for (const { html } of mails)
      expect(html).not.toMatch(/stato tu|esserti|registrato\.|Lo aspetti|benvenuto|da solo/i);
  });

  test('what products and people are called stays text', () => {
    for (const { html } of mails) expect(html).not.toMatch(/<b>/);
    expect(mailOf('Stiamo preparando').html).toContain('Latte &lt;b&gt;fresco&lt;/b&gt; &amp; &quot;buono&quot;');
    expect(mailOf('Ricevuta del recesso').html).toContain('Anna &lt;b&gt;Parodi&lt;/b&gt;');
  });
});

describe('every mail about an order', () => {
  test('says its number, when and where, and leads to its page', () => {
    const about = mails.filter(({ subject }) => /ordine|recesso/.test(subject));
    expect(about.length).toBeGreaterThan(12);
    for (const { subject, html, plain: text, recipient } of about) {
      const number = /\d{5,}/.exec(subject)![0];
      if (recipient !== 'anna@example.it') continue;
      for (const said of [html, text]) expect(said).toContain(`http://shop.test/profile/orders/${number}`);
      if (subject.startsWith('Ricevuta')) continue;
      expect(text).toMatch(
        new RegExp(`^Ordine: ${number}\\n(Quando: \\S+ \\d+ \\S+ tra le [1-9]\\d?:\\d\\d e le|Consegnato: )`, 'm'),
      );
      expect(text).toMatch(/^Consegna a casa: .+ 161\d\d Genova$/m);
    }
    for (const start of ['Il tuo ordine', 'Stiamo preparando', `L’ordine ${order} è pronto`])
      expect(mailOf(start).plain).toMatch(/Arriva \S+ \d+ \S+ tra le [1-9]\d?:\d\d e le \d\d:\d\d\./);
  });

  test('LAW-24 the mail of a packed order says what is missing, fewer or replaced, and it adds up to the cent', async () => {
    const { plain: text } = mailOf(`L’ordine ${order} è pronto`);
    const [, changes = ''] = /CHE COSA È CAMBIATO\n\n([^]*?)\n\nOrdine:/.exec(text)!;
    for (const words of ['non c’era: 6\u00a0pz in meno', 'arrivati 5\u00a0pz di 6\u00a0pz', 'al suo posto'])
      expect(changes).toContain(words);
    const sums = [...changes.matchAll(/([+-]?[\d.]+,\d\d)\s€/g)].map(([, sum]) => cents(sum!));
    const total = sums.pop();
    const { final_total, gross_total } = await plain.shop.db
      .selectFrom('shop_order')
      .selectAll()
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow();
    expect([sums[0], total]).toEqual([gross_total, final_total]);
    expect(sums.reduce((sum, one) => sum + one)).toBe(total);

    const [, shopping = ''] = /LA TUA SPESA\n\n([^]*?)\n\n-- /.exec(text)!;
    const [lines = '', rest = ''] = shopping.split('\n\n');
    const amounts = (of: string) => [...of.matchAll(/(-?[\d.]+,\d\d)\s€/gm)].map(([, sum]) => cents(sum!));
    expect(amounts(lines)).toEqual(
      (await itemsOfOrder(plain.shop.db, order)).filter(({ picked }) => picked !== 0).map((item) => item.final_total),
    );
    const bill = amounts(rest);
    expect(bill.pop()).toBe(final_total);
    expect(bill.reduce((sum, one) => sum + one)).toBe(final_total);
  });

  test('a question says what is proposed for what, at which price, and until when', () => {
    const { plain: text } = mailOf(`L’ordine ${order} aspetta una tua risposta`);
    expect(text).toMatch(/Rispondi entro le \d\d:\d\d di /);
    expect(text).toMatch(
      /^6\u00a0pz {2}.+ \(al posto di .+, 60,00\s€\. Senza una risposta la (lasciamo fuori|accettiamo per te.+)\) {2}60,00\s€$/m,
    );
    expect(text).toContain('Rispondi ora: http://shop.test/profile/orders/');
  });

  test('stands among its customer’s messages', async () => {
    const about = mails.filter(
      ({ subject, recipient }) => /ordine|recesso/.test(subject) && recipient === 'anna@example.it',
    );
    const { db } = plain.shop;
    const kept = await db.selectFrom('notification').select('subject').where('channel', '=', 'email').execute();
    const subjects = kept.map(({ subject }) => subject);
    for (const { subject } of about) expect(subjects).toContain(subject);
  });

  test('stands among the messages in its parts, with the goods in rows and the way to the order', async () => {
    const { db } = plain.shop;
    const kept = await db.selectFrom('notification').select(['subject', 'content']).execute();
    const content = kept.find(({ subject }) => subject.startsWith(`Il tuo ordine ${order}`))?.content;
    expect(content).toMatchObject({
      title: `Grazie Anna, abbiamo ricevuto il tuo ordine ${order}`,
      action: { label: 'Vedi l’ordine', url: `http://shop.test/profile/orders/${order}` },
      parts: expect.arrayContaining([
        { kind: 'facts', rows: expect.arrayContaining([{ label: 'Ordine', value: String(order) }]) },
        {
          kind: 'lines',
          lines: expect.anything(),
          rows: expect.arrayContaining([expect.objectContaining({ label: 'Prodotti' })]),
        },
      ]),
    });
    expect(JSON.stringify(kept)).not.toMatch(/[?&](?:reset_token|reg_control_code|token)=/);
  });

  test('shows a reader of its HTML no bare address', () => {
    for (const { html } of mails) expect(html.replace(/<style[^]*?<\/style>|<[^>]*>/g, '')).not.toMatch(/https?:/);
  });

  test('a delivered order says what did not come, how it was paid, and leads to the complaint of it', () => {
    const { plain: text } = mailOf(`L’ordine ${order} è consegnato`);
    expect(text).toContain('1 prodotto e 1 pezzo non c’erano: non li paghi.');
    expect(text).toContain('Pagamento: Pagato alla consegna');
    expect(text).toContain(`Manda un reclamo: http://shop.test/reclamo/?order=${order}`);
  });

  test('a cancelled order says what becomes of the money', () => {
    expect(mailOf('L’ordine').plain).toBeTruthy();
    expect(mails.find(({ subject }) => subject.endsWith('è stato annullato'))!.plain).toContain(
      'Non devi pagare nulla.',
    );
  });

  test('lists stand in tables that are read out as such, layout in others', () => {
    const { html } = mailOf(`L’ordine ${order} è pronto`);
    const tables = html.match(/<table[^>]*>/g)!;
    expect(tables.filter((tag) => tag.includes('role="presentation"'))).toHaveLength(4);
    for (const table of html.match(/<table class="rows[^]*?<\/table>/g)!)
      expect(table).toMatch(/<th scope="(col|row)"/);
  });
});
