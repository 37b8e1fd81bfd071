import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { dayWords } from '../../../core/rules/dates.ts';
import { lineChoices } from '../../../core/rules/lineChoices.ts';
import { withdrawalExcluded } from '../../../core/rules/lawMarks.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import { seller } from '../../shop/seller.ts';
import { inEuro } from '../pricing/money.ts';
import { mailPage } from './mailPage.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const paymentNames: Record<number, string> = { 12: 'carta', 22: 'alla consegna' };

const quantityOf = (item: OrderItemRow) => formatQuantity(item.quantity, quantityRule(item.product));

/** What was chosen of a line, behind its name. */
export function chosenOf(item: Pick<OrderItemRow, 'product' | 'params' | 'infos'>): string {
  const words = lineChoices(item);
  return words && ` (${words})`;
}

const whereTo = ({ address, delivery_service_id }: OrderRow) =>
  `${delivery_service_id === 1 ? 'Ritiro: ' : 'Consegna: '}${address.address1 ?? ''} ${address.addressNumber ?? ''}, ${address.postalcode ?? ''} ${address.city ?? ''}`;

/** Day and hours of an order, in words. */
export const whenTo = (order: OrderRow) =>
  `${dayWords(order.slot_date)}, fra le ${order.begin_time} e le ${order.end_time}`;

/** Everything between the goods and the total, in cents. */
const sums = (order: OrderRow): [string, number][] => [
  ['Prodotti', order.net_total],
  ...order.adjustments
    .filter(({ amount }) => amount !== 0)
    .map(({ description, amount }): [string, number] => [description, amount]),
  ['Consegna', order.delivery_fee],
  ...(order.bag_count > 0 ? [[`Sacchetti (${order.bag_count})`, order.bag_fee] satisfies [string, number]] : []),
  ['Totale', order.gross_total],
];

/** What the receipt of an order has to say beside its lines: taxes, withdrawal, conditions, who sells (LAW-09, LAW-21). */
function conditions(items: readonly OrderItemRow[]): string[] {
  const excluded = items.filter(({ product }) => withdrawalExcluded(product)).map(({ product }) => product.name);
  const all = items.length > 0 && excluded.length === items.length;
  return [
    'I prezzi comprendono l’IVA.',
    all
      ? 'Diritto di recesso: è escluso, perché sono tutti prodotti deperibili.'
      : 'Diritto di recesso: hai 14 giorni dalla consegna, senza dire perché, dalla pagina dell’ordine, alla voce «Recedere dal contratto qui».',
    ...(excluded.length > 0 && !all ? [`Il recesso è escluso per i prodotti deperibili: ${excluded.join(', ')}.`] : []),
    'Valgono le condizioni di vendita pubblicate sul sito il giorno dell’ordine.',
    `Venditore: ${seller.name}, ${seller.address}, partita IVA ${seller.vatNumber}, ${seller.email}.`,
  ];
}

const content = (order: OrderRow, items: readonly OrderItemRow[]): Html =>
  html`<p>${whereTo(order)}<br />${whenTo(order)}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Prodotto</th>
          <th scope="col">Quantità</th>
          <th scope="col">Prezzo</th>
        </tr>
      </thead>
      <tbody>
        ${items.map(
          (item) =>
            html`<tr>
              <td>
                ${item.product.name} ${item.product.shortDescr}, ${item.product.description}${item.variable ? ' *' : ''}
                ${chosenOf(item)}
              </td>
              <td>${quantityOf(item)}</td>
              <td>${inEuro(item.gross_total)}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        ${sums(order).map(
          ([label, amount]) =>
            html`<tr>
              <th scope="row" colspan="2">${label}</th>
              <td>${inEuro(amount)}</td>
            </tr>`,
        )}
      </tfoot>
    </table>
    <p>Pagamento: ${paymentNames[order.payment_type_id] ?? ''}${order.masked_card ? ` ${order.masked_card}` : ''}.</p>
    ${items.some((item) => item.variable) ? html`<p class="small">* Prodotti a peso variabile: il prezzo finale dipende dal peso effettivo. Sulla carta è riservato al massimo ${inEuro(order.reserved_amount)}.</p>` : ''}
    <p class="small">Puoi annullare l’ordine fino a 20 ore prima della consegna.</p>
    ${conditions(items).map((sentence) => html`<p class="small">${sentence}</p>`)} `;

function text(order: OrderRow, items: readonly OrderItemRow[], name: string): string {
  return [
    `Grazie ${name}, abbiamo ricevuto il tuo ordine ${order.order_id}.`,
    '',
    whereTo(order),
    whenTo(order),
    '',
    ...items.map(
      (item) =>
        `${quantityOf(item)}  ${item.product.name}${item.variable ? ' *' : ''}${chosenOf(item)}  ${inEuro(item.gross_total)}`,
    ),
    '',
    ...sums(order).map(([label, amount]) => `${label}: ${inEuro(amount)}`),
    '',
    `Pagamento: ${paymentNames[order.payment_type_id] ?? ''} ${order.masked_card ?? ''}`.trim(),
    ...(items.some((item) => item.variable)
      ? [`* Peso variabile: sulla carta è riservato al massimo ${inEuro(order.reserved_amount)}.`]
      : []),
    '',
    ...conditions(items),
  ].join('\n');
}

/** The mail that says an order has been placed. */
export const confirmationMail = async (
  order: OrderRow,
  items: readonly OrderItemRow[],
  name: string,
): Promise<{ subject: string; html: string; plain: string }> => ({
  subject: `Il tuo ordine ${order.order_id}: ${whenTo(order)}`,
  html: await mailPage(`Grazie ${name}, abbiamo ricevuto il tuo ordine ${order.order_id}`, content(order, items)),
  plain: text(order, items, name),
});
