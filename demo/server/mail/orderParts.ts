import { dayWords, momentWords, untilWords } from '../../../core/rules/dates.ts';
import { isDelivered } from '../../../core/rules/orderStatus.ts';
import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as doneTexts from '../../../core/labels/it/ordersDone.ts';
import * as finalTexts from '../../../core/labels/it/ordersFinal.ts';
import { differencesOf } from '../../../core/rules/finalBill.ts';
import { differenceWords } from '../../../core/rules/finalBillWords.ts';
import { withdrawalExcluded } from '../../../core/rules/lawMarks.ts';
import { lineChoices } from '../../../core/rules/lineChoices.ts';
import { missingWords } from '../../../core/rules/missingWords.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { service } from '../../../core/rules/services.ts';
import { serviceTitles } from '../../../core/rules/serviceWords.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { ShopPages } from '../http/shopPages.ts';
import { say, translated } from '../language/translate.ts';
import { finalSums } from '../pricing/finalSums.ts';
import { inEuro } from '../pricing/money.ts';
import { deletableUntil } from '../sql/orders/deletableUntil.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import { billedOnTheWire } from '../sql/orders/wire.ts';
import { isoInRome } from '../time/rome.ts';
import { mailLinks } from './links.ts';
import type { Line, Part } from './parts.ts';

/** Day and hours of an order, in words. */
export const whenTo = (order: Pick<OrderRow, 'slot_date' | 'begin_time' | 'end_time'>) =>
  say('{day} tra le {from} e le {to}', {
    day: dayWords(order.slot_date),
    from: slotTimes({ beginTime: order.begin_time }),
    to: slotTimes({ endTime: order.end_time }),
  });

/** One sentence on when an order is delivered, or ready at the store. */
export const arrives = (
  order: Pick<OrderRow, 'slot_date' | 'begin_time' | 'end_time' | 'delivery_service_id'>,
): string =>
  order.delivery_service_id === service.pickup || order.delivery_service_id === service.work
    ? say('Ti aspetta {when}.', { when: whenTo(order) })
    : say('Arriva {when}.', { when: whenTo(order) });

const placeOf = ({ address }: OrderRow) =>
  [
    `${address.address1 ?? ''} ${address.addressNumber ?? ''}`.trim(),
    `${address.postalcode ?? ''} ${address.city ?? ''}`.trim(),
  ]
    .filter(Boolean)
    .join(', ');

const onDelivery = 22;

function paidBy({ payment_type_id, masked_card, status }: OrderRow): string {
  if (payment_type_id !== onDelivery) return `${say('Carta')} ${masked_card ?? ''}`.trim();
  return isDelivered(status) ? doneTexts.paidAtTheDoor() : say('Alla consegna');
}

/** When an order came, or is to come. */
const whenOf = (order: OrderRow): [string, string] =>
  order.delivered_at ? [say('Consegnato'), momentWords(isoInRome(order.delivered_at))] : [say('Quando'), whenTo(order)];

/** Number, time, place and payment of an order. */
export const factsOf = (order: OrderRow): Part => ({
  kind: 'facts',
  rows: [
    [say('Ordine'), String(order.order_id)],
    whenOf(order),
    [(serviceTitles[order.delivery_service_id] ?? deliveryTexts.service2)(), placeOf(order)],
    [say('Pagamento'), paidBy(order)],
  ],
});

/** A product's whole name, marked where its price is an estimate. */
const nameOf = ({ name, shortDescr, description }: OrderItemRow['product'], variable: boolean): string => {
  const size = description === 'sfuso' ? '' : description;
  return `${[[name, shortDescr].filter(Boolean).join(' '), size].filter(Boolean).join(', ')}${variable ? ' *' : ''}`;
};

type Ordered = Pick<OrderItemRow, 'product' | 'quantity' | 'gross_total' | 'variable' | 'params' | 'infos'>;

/** A line as it was ordered. */
export function lineOf(item: Ordered): Line {
  const note = lineChoices(item);
  return {
    name: nameOf(item.product, item.variable),
    ...(note && { note }),
    quantity: formatQuantity(item.quantity, quantityRule(item.product)),
    price: item.variable ? cartBillTexts.estimated({ price: inEuro(item.gross_total) }) : inEuro(item.gross_total),
  };
}

const priced = (sums: readonly (readonly [string, number])[]): [string, string][] =>
  sums.map(([label, cents]) => [label, inEuro(cents)]);

/** Sums of an order as it was placed, from the goods to the total, in cents. */
const sumsOf = (order: OrderRow): [string, number][] => [
  [say('Prodotti'), order.net_total],
  ...order.adjustments
    .filter(({ amount }) => amount !== 0)
    .map(({ description, amount }): [string, number] => [translated(description), amount]),
  [say('Consegna'), order.delivery_fee],
  ...(order.bag_count > 0
    ? [[say('Sacchetti ({n})', { n: order.bag_count }), order.bag_fee] satisfies [string, number]]
    : []),
  [order.variable_weight_total > 0 ? cartBillTexts.totalEstimated() : say('Totale'), order.gross_total],
];

/** Ordered goods with their sums. */
export const orderedParts = (order: OrderRow, items: readonly OrderItemRow[]): Part[] => [
  { kind: 'title', words: say('La tua spesa') },
  { kind: 'lines', lines: items.map(lineOf), sums: priced(sumsOf(order)) },
];

/** A line as it was delivered; none where nothing of it was. */
function deliveredLine(item: OrderItemRow): Line[] {
  const { product, replacement, picked, quantity, final_total, gross_total } = item;
  if (picked === 0) return [];
  const came = replacement ?? product;
  const note = replacement ? say('al posto di {name}', { name: product.name }) : lineChoices(item);
  return [
    {
      name: nameOf(came, false),
      ...(note && { note }),
      quantity: formatQuantity(picked ?? quantity, quantityRule(came)),
      price: inEuro(final_total ?? gross_total),
    },
  ];
}

/** Delivered goods with their final sums, of an order that was picked and weighed. */
export const deliveredParts = (order: OrderRow, items: readonly OrderItemRow[]): Part[] => [
  { kind: 'title', words: say('La tua spesa') },
  { kind: 'lines', lines: items.flatMap(deliveredLine), sums: priced(finalSums(order, items)) },
];

/** What did not come of an order; empty where all did. */
export const missingIn = (order: OrderRow, items: readonly OrderItemRow[]): string =>
  missingWords(billedOnTheWire(order, items).orderItems ?? []);

/** Differences from the order to its final total: missing, replaced and weighed goods, adding up to the cent (LAW-24). */
export function differenceParts(order: OrderRow, items: readonly OrderItemRow[]): Part[] {
  const total = order.final_total ?? order.gross_total;
  const differences = differencesOf(billedOnTheWire(order, items), total / 100);
  const title: Part = { kind: 'title', words: finalTexts.differences() };
  if (differences.length === 0) return [title, { kind: 'text', words: say('Nulla: c’è tutto come l’hai ordinato.') }];
  const lines = differences.map((one): Line => {
    const { title: name, why } = differenceWords(one);
    return { name, ...(why && { note: why }), price: `${one.amount > 0 ? '+' : ''}${inEuro(one.amount)}` };
  });
  return [
    title,
    {
      kind: 'lines',
      lines: [{ name: finalTexts.ordered(), price: inEuro(order.gross_total) }, ...lines],
      sums: [[finalTexts.total(), inEuro(total)]],
    },
  ];
}

/** Until when an order may be changed and cancelled, or that it may not. */
export function changeable(order: OrderRow): string {
  const until = deletableUntil(order);
  return until > order.insert_date
    ? say('Puoi cambiare o annullare l’ordine dalla sua pagina {until}, finché non iniziamo a prepararlo.', {
        until: untilWords(isoInRome(until)),
      })
    : say('Questo ordine non si può più cambiare né annullare: la consegna è troppo vicina.');
}

/** Legal notes of an order confirmation: taxes, withdrawal, conditions (LAW-09, LAW-21); the trader stands in the footer of every mail. */
export function conditions(items: readonly Pick<OrderItemRow, 'product'>[], pages: ShopPages): Part[] {
  const links = mailLinks(pages);
  const excluded = items.filter(({ product }) => withdrawalExcluded(product)).map(({ product }) => product.name);
  const all = items.length > 0 && excluded.length === items.length;
  return [
    { kind: 'small', words: say('I prezzi comprendono l’IVA.') },
    all
      ? { kind: 'small', words: say('Diritto di recesso: è escluso, perché sono tutti prodotti deperibili.') }
      : {
          kind: 'small',
          words: say(
            'Diritto di recesso: hai 14 giorni dalla consegna, senza dire perché, dalla pagina dell’ordine o, anche senza accedere, in fondo al sito.',
          ),
          link: { label: say('Recedere dal contratto qui'), url: links.withdrawal() },
        },
    ...(excluded.length > 0 && !all
      ? [
          {
            kind: 'small',
            words: say('Il recesso è escluso per i prodotti deperibili: {names}.', { names: excluded.join(', ') }),
          } satisfies Part,
        ]
      : []),
    {
      kind: 'small',
      words: say('Valgono le condizioni di vendita pubblicate sul sito il giorno dell’ordine.'),
      link: { label: say('Condizioni di vendita'), url: links.terms() },
    },
  ];
}
