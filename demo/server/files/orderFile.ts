import { seller } from '../../shop/seller.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Billing } from '../../../core/schema/billing.ts';
import type { OrderFile } from '../../../core/schema/orderFiles.ts';
import { guaranteePaper, holdsGoods } from '../mail/guarantee.ts';
import { bagsTotal } from '../pricing/bags.ts';
import { finalSums } from '../pricing/finalSums.ts';
import { inEuro } from '../pricing/money.ts';
import type { OrderItemRow, StoredOrder } from '../sql/orders/orders.ts';
import { invoiceNumber } from '../sql/orders/invoices.ts';
import { paymentName } from '../sql/orders/wire.ts';
import { isoInRome } from '../time/rome.ts';
import { pdfOf, type Part } from './pdf.ts';
import { vatRows, type Taxed, type VatRow } from './vat.ts';
import { languageOf, speak } from '../language/speak.ts';
import { say } from '../language/translate.ts';

/** The papers of the purchase itself; a credit note is written by what went back. */
export type BillFile = Exclude<OrderFile, 'creditNote'>;

/** Delivery and bags bear the full rate. */
const fullRate = 22;

/** 23/11/2026, as the spoken language writes it. */
export function dated(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return say('{day}/{month}/{year}', { day, month, year });
}

const bought = (item: OrderItemRow) => item.replacement ?? item.product;
const rateOf = (item: OrderItemRow) => Math.round(Number(bought(item).ivaCategory?.ivaPct ?? fullRate / 100) * 100);
const wordsOf = (item: OrderItemRow, many: number) => formatQuantity(many, quantityRule(bought(item)));

function lines(items: readonly OrderItemRow[]): Part {
  return {
    kind: 'table',
    widths: ['*', 70, 70, 40, 70],
    rows: [
      [say('Prodotto'), say('Ordinati'), say('Consegnati'), say('IVA'), say('Importo')],
      ...items.map((item) => [
        `${readable(bought(item).name)}${item.replacement ? ` (${say('al posto di {name}', { name: readable(item.product.name) })})` : ''}`,
        wordsOf(item, item.quantity),
        item.picked === 0 ? '–' : wordsOf(item, item.picked ?? item.quantity),
        `${rateOf(item)} %`,
        inEuro(item.final_total ?? item.gross_total),
      ]),
    ],
  };
}

/** Who buys, as an invoice names them. */
export const addressee = (billing: Billing): string =>
  [
    billing.name,
    `${billing.address1} ${billing.addressNumber}, ${billing.postalcode} ${billing.city} (${billing.province})`,
    billing.vatNumber && say('Partita IVA {n}', { n: billing.vatNumber }),
    billing.fiscalCode && say('Codice fiscale {n}', { n: billing.fiscalCode }),
    billing.sdiCode && say('Codice destinatario {n}', { n: billing.sdiCode }),
    billing.pec && `PEC ${billing.pec}`,
  ]
    .filter(Boolean)
    .join('\n');

/** Who sells, as an invoice names them. */
export const sellerWords = () =>
  `${seller.name}\n${seller.address}\n${say('Partita IVA {n}', { n: seller.vatNumber })} · ${seller.email}`;

function head(order: StoredOrder, kind: BillFile): Part[] {
  const { address, order_id } = order;
  const place = [address.address1, address.addressNumber, address.postalcode, address.city].filter(Boolean).join(' ');
  const made = say('Ordine {n} del {date}', { n: order_id, date: dated(isoInRome(order.insert_date)) });
  const day = { day: dated(order.slot_date), from: order.begin_time, to: order.end_time };
  const when = `${say('Consegna')}: ${place}, ${say('{day} tra le {from} e le {to}', day)}`;
  if (kind === 'receipt')
    return [
      { kind: 'title', text: titleOf(kind, order) },
      { kind: 'text', text: sellerWords() },
      { kind: 'text', text: `${made}\n${when}` },
    ];
  return [
    { kind: 'title', text: say('Fattura {n}', { n: invoiceNumber(order.invoice_number!, order.invoice_date!) }) },
    { kind: 'text', text: `${say('Del {date}', { date: dated(order.invoice_date!) })}\n${made}\n${when}` },
    { kind: 'heading', text: say('Venditore') },
    { kind: 'text', text: sellerWords() },
    { kind: 'heading', text: say('Cliente') },
    { kind: 'text', text: addressee(order.billing!) },
  ];
}

const titleOf = (kind: BillFile, { order_id }: StoredOrder) =>
  kind === 'receipt'
    ? say('Ricevuta dell’ordine {n}', { n: order_id })
    : say('Fattura dell’ordine {n}', { n: order_id });

/** The VAT in what an order came to, by rate. */
export function vatOf(order: StoredOrder, items: readonly OrderItemRow[]): VatRow[] {
  const taxed: Taxed[] = [
    ...items.map((item) => ({ rate: rateOf(item), amount: item.final_total ?? 0 })),
    { rate: fullRate, amount: order.delivery_fee + bagsTotal(order) },
  ];
  const off = taxed.reduce((sum, { amount }) => sum + amount, 0) - (order.final_total ?? order.gross_total);
  return vatRows(taxed, Math.max(0, off));
}

export const vatTable = (rows: readonly VatRow[]): Part => ({
  kind: 'table',
  widths: ['*', 90, 90, 90],
  rows: [
    [say('Aliquota'), say('Imponibile'), say('IVA'), say('Totale')],
    ...rows.map(({ rate, net, vat, gross }) => [`${rate} %`, inEuro(net), inEuro(vat), inEuro(gross)]),
  ],
});

export const notTransmitted = (): Part => ({
  kind: 'small',
  text: say('Negozio di dimostrazione: questo documento non è stato trasmesso al Sistema di Interscambio.'),
});

/** What stands in the receipt or the invoice of an order that has been picked and weighed: what was bought, what it came to, the VAT in it, how it was paid (LAW-17, LAW-18). */
export function partsOf(kind: BillFile, order: StoredOrder, items: readonly OrderItemRow[]): Part[] {
  const paid = [paymentName(order.payment_type_id), order.masked_card].filter(Boolean).join(' ');
  return [
    ...head(order, kind),
    { kind: 'heading', text: say('Che cosa hai comprato') },
    lines(items),
    { kind: 'heading', text: say('Il conto') },
    {
      kind: 'table',
      widths: ['*', 90],
      strong: true,
      rows: finalSums(order, items).map(([label, cents]) => [label, inEuro(cents)]),
    },
    { kind: 'heading', text: say('IVA compresa nei prezzi') },
    vatTable(vatOf(order, items)),
    {
      kind: 'text',
      text: `${paid}.${order.refunded > 0 ? ` ${say('Rimborsati {sum}.', { sum: inEuro(order.refunded) })}` : ''}`,
    },
    ...(holdsGoods(items) ? [{ kind: 'small', text: guaranteePaper() } satisfies Part] : []),
    kind === 'receipt'
      ? { kind: 'small', text: say('Questa ricevuta riepiloga l’acquisto: non è una fattura.') }
      : notTransmitted(),
  ];
}

/** A file of an order as tagged PDF, with its name; in the order's language. */
export const orderFile = (
  kind: BillFile,
  order: StoredOrder,
  items: readonly OrderItemRow[],
): Promise<{ name: string; content: Buffer }> =>
  speak(languageOf(order.language), async () => ({
    name: `${kind === 'receipt' ? say('ricevuta') : say('fattura')}-${order.order_id}.pdf`,
    content: await pdfOf(titleOf(kind, order), partsOf(kind, order, items)),
  }));
