import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { dayWords } from '../../../core/rules/dates.ts';
import { formatQuantity, quantityRule } from '../../../core/rules/quantity.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import { inEuro } from '../pricing/money.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const paymentNames: Record<number, string> = { 12: 'carta', 22: 'alla consegna' };

const quantityOf = (item: OrderItemRow) => formatQuantity(item.quantity, quantityRule(item.product));

const whereTo = ({ address, delivery_service_id }: OrderRow) =>
  `${delivery_service_id === 1 ? 'Ritiro: ' : 'Consegna: '}${address.address1 ?? ''} ${address.addressNumber ?? ''}, ${address.postalcode ?? ''} ${address.city ?? ''}`;

const whenTo = (order: OrderRow) => `${dayWords(order.slot_date)}, fra le ${order.begin_time} e le ${order.end_time}`;

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

function page(order: OrderRow, items: readonly OrderItemRow[], name: string): Html {
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <title>Ordine ${order.order_id}</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            color: #1d2a22;
            max-width: 38rem;
            margin: 0 auto;
            padding: 1.5rem;
          }
          h1 {
            font-size: 1.4rem;
          }
          table {
            border-collapse: collapse;
            width: 100%;
          }
          td,
          th {
            padding: 0.4rem 0;
            border-bottom: 1px solid #d9e2dc;
            text-align: left;
          }
          td:last-child,
          th:last-child {
            text-align: right;
          }
          tfoot tr:last-child {
            font-weight: 700;
          }
          p.small {
            color: #55635a;
            font-size: 0.9rem;
          }
        </style>
      </head>
      <body>
        <h1>Grazie ${name}, abbiamo ricevuto il tuo ordine ${order.order_id}</h1>
        <p>${whereTo(order)}<br />${whenTo(order)}</p>
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
                    ${item.product.name} ${item.product.shortDescr},
                    ${item.product.description}${item.variable ? ' *' : ''}
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
        <p>
          Pagamento: ${paymentNames[order.payment_type_id] ?? ''}${order.masked_card ? ` ${order.masked_card}` : ''}.
        </p>
        ${items.some((item) => item.variable) ? html`<p class="small">* Prodotti a peso variabile: il prezzo finale dipende dal peso effettivo. Sulla carta è riservato al massimo ${inEuro(order.reserved_amount)}.</p>` : ''}
        <p class="small">Puoi annullare l’ordine fino a 20 ore prima della consegna.</p>
      </body>
    </html>`;
}

function text(order: OrderRow, items: readonly OrderItemRow[], name: string): string {
  return [
    `Grazie ${name}, abbiamo ricevuto il tuo ordine ${order.order_id}.`,
    '',
    whereTo(order),
    whenTo(order),
    '',
    ...items.map(
      (item) => `${quantityOf(item)}  ${item.product.name}${item.variable ? ' *' : ''}  ${inEuro(item.gross_total)}`,
    ),
    '',
    ...sums(order).map(([label, amount]) => `${label}: ${inEuro(amount)}`),
    '',
    `Pagamento: ${paymentNames[order.payment_type_id] ?? ''} ${order.masked_card ?? ''}`.trim(),
    ...(items.some((item) => item.variable)
      ? [`* Peso variabile: sulla carta è riservato al massimo ${inEuro(order.reserved_amount)}.`]
      : []),
  ].join('\n');
}

/** The mail that says an order has been placed. */
export const confirmationMail = async (
  order: OrderRow,
  items: readonly OrderItemRow[],
  name: string,
): Promise<{ subject: string; html: string; plain: string }> => ({
  subject: `Il tuo ordine ${order.order_id}: ${whenTo(order)}`,
  html: String(await page(order, items, name)),
  plain: text(order, items, name),
});
