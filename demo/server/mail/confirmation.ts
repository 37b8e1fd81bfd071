import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { dayWords, untilWords } from '../../../core/rules/dates.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import { lineChoices } from '../../../core/rules/lineChoices.ts';
import { withdrawalExcluded } from '../../../core/rules/lawMarks.ts';
import { serviceTitles } from '../../../core/rules/serviceWords.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import { seller } from '../../shop/seller.ts';
import { deletableUntil } from '../sql/orders/deletableUntil.ts';
import { isoInRome } from '../time/rome.ts';
import { inEuro } from '../pricing/money.ts';
import { guaranteeLines, guaranteePart, holdsGoods } from './guarantee.ts';
import { mailPage } from './mailPage.ts';
import { say, translated } from '../language/translate.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** How an order is paid, in a word. */
const paidBy = ({ payment_type_id, masked_card }: OrderRow): string =>
  `${payment_type_id === 22 ? say('Pagamento: alla consegna') : say('Pagamento: carta')} ${masked_card ?? ''}`.trim();

const quantityOf = (item: OrderItemRow) => formatQuantity(item.quantity, quantityRule(item.product));

/** What was chosen of a line, behind its name. */
export function chosenOf(item: Pick<OrderItemRow, 'product' | 'params' | 'infos'>): string {
  const words = lineChoices(item);
  return words && ` (${words})`;
}

const whereTo = ({ address, delivery_service_id }: OrderRow) =>
  `${(serviceTitles[delivery_service_id] ?? deliveryTexts.service2)()}: ${address.address1 ?? ''} ${address.addressNumber ?? ''}, ${address.postalcode ?? ''} ${address.city ?? ''}`;

/** Day and hours of an order, in words. */
export const whenTo = (order: Pick<OrderRow, 'slot_date' | 'begin_time' | 'end_time'>) =>
  say('{day}, fra le {from} e le {to}', {
    day: dayWords(order.slot_date),
    from: order.begin_time,
    to: order.end_time,
  });

/** Everything between the goods and the total, in cents. */
const sums = (order: OrderRow): [string, number][] => [
  [say('Prodotti'), order.net_total],
  ...order.adjustments
    .filter(({ amount }) => amount !== 0)
    .map(({ description, amount }): [string, number] => [translated(description), amount]),
  [say('Consegna'), order.delivery_fee],
  ...(order.bag_count > 0
    ? [[say('Sacchetti ({n})', { n: order.bag_count }), order.bag_fee] satisfies [string, number]]
    : []),
  [say('Totale'), order.gross_total],
];

/** What the receipt of an order has to say beside its lines: taxes, withdrawal, conditions, who sells (LAW-09, LAW-21). */
export function conditions(items: readonly Pick<OrderItemRow, 'product'>[]): string[] {
  const excluded = items.filter(({ product }) => withdrawalExcluded(product)).map(({ product }) => product.name);
  const all = items.length > 0 && excluded.length === items.length;
  return [
    say('I prezzi comprendono l’IVA.'),
    all
      ? say('Diritto di recesso: è escluso, perché sono tutti prodotti deperibili.')
      : say(
          'Diritto di recesso: hai 14 giorni dalla consegna, senza dire perché, dalla pagina dell’ordine o, anche senza accedere, in fondo al sito: «Recedere dal contratto qui».',
        ),
    ...(excluded.length > 0 && !all
      ? [say('Il recesso è escluso per i prodotti deperibili: {names}.', { names: excluded.join(', ') })]
      : []),
    say('Valgono le condizioni di vendita pubblicate sul sito il giorno dell’ordine.'),
    say('Venditore: {name}, {address}, partita IVA {vatNumber}, {email}.', { ...seller }),
  ];
}

const thanks = (order: OrderRow, name: string) =>
  say('Grazie {name}, abbiamo ricevuto il tuo ordine {order}', { name, order: order.order_id });

/** That staff placed the order for its customer; none where the customer did. */
const placedFor = ({ placed_by_name: name }: OrderRow): string[] =>
  !name
    ? []
    : [
        say(
          'L’ha fatto per te {name}, del servizio clienti. Se non l’hai chiesto tu, annullalo dalla pagina dell’ordine.',
          {
            name,
          },
        ),
      ];

const weighed = (order: OrderRow) =>
  say(
    '* Prodotti a peso variabile: il prezzo finale dipende dal peso effettivo. Sulla carta è riservato al massimo {sum}.',
    { sum: inEuro(order.reserved_amount) },
  );

/** Until when the order may be changed and cancelled, or that it may not. */
function changeable(order: OrderRow): string {
  const until = deletableUntil(order);
  return until > order.insert_date
    ? say('Puoi cambiare o annullare l’ordine dalla sua pagina {until}, finché non iniziamo a prepararlo.', {
        until: untilWords(isoInRome(until)),
      })
    : say('Questo ordine non si può più cambiare né annullare: la consegna è troppo vicina.');
}

const content = (order: OrderRow, items: readonly OrderItemRow[], file: string): Html =>
  html`${placedFor(order).map((sentence) => html`<p>${sentence}</p>`)}
    <p>${whereTo(order)}<br />${whenTo(order)}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${say('Prodotto')}</th>
          <th scope="col">${say('Quantità')}</th>
          <th scope="col">${say('Prezzo')}</th>
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
    <p>${paidBy(order)}.</p>
    ${items.some((item) => item.variable) ? html`<p class="small">${weighed(order)}</p>` : ''}
    <p>${changeable(order)}</p>
    ${conditions(items).map((sentence) => html`<p class="small">${sentence}</p>`)}
    ${holdsGoods(items) ? guaranteePart(file) : ''} `;

function text(order: OrderRow, items: readonly OrderItemRow[], name: string, file: string): string {
  return [
    `${thanks(order, name)}.`,
    ...placedFor(order),
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
    paidBy(order),
    changeable(order),
    ...(items.some((item) => item.variable) ? [weighed(order)] : []),
    '',
    ...conditions(items),
    ...(holdsGoods(items) ? guaranteeLines(file) : []),
  ].join('\n');
}

/** The mail that says an order has been placed, in the language that is spoken; `file` is the address of the official notice on the legal guarantee, empty for none. */
export const confirmationMail = async (
  order: OrderRow,
  items: readonly OrderItemRow[],
  name: string,
  file = '',
): Promise<{ subject: string; html: string; plain: string }> => ({
  subject: say('Il tuo ordine {order}: {when}', { order: order.order_id, when: whenTo(order) }),
  html: await mailPage(thanks(order, name), content(order, items, file)),
  plain: text(order, items, name, file),
});
