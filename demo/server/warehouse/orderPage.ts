import { html } from 'hono/html';
import { momentWords } from '../../../core/rules/dates.ts';
import { deliveryNotify, lotteryCode } from '../../../core/rules/cartWishes.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { serviceRule } from '../../../core/rules/services.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { Html } from '../http/plainPage.ts';
import { provisionalTotal } from '../pricing/due.ts';
import { inEuro } from '../pricing/money.ts';
import { onDelivery } from '../sql/orders/openInSlot.ts';
import type { ParkingRow } from '../sql/orders/parking.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import { isoInRome } from '../time/rome.ts';
import { slotHours } from '../time/slotWords.ts';
import { alertOf, hidden, page } from './layout.ts';
import { lineOf } from './orderLine.ts';
import type { OrderSheet, Told } from './orderSheet.ts';
import { chipOf, open, ready } from './orderStates.ts';
import { leftOf, progressOf, progressWith } from './progress.ts';
import { isAnswerable } from './substitutions.ts';
import { countOf, dayOf, serviceWords } from './words.ts';

const act = ({ order, employee }: OrderSheet, what: string, words: string, isFirst = true): Html =>
  html`<form method="post" action="/magazzino/${order.order_id}/${what}">
    ${hidden('token', employee.formToken)}<button class="${isFirst ? 'first' : 'quiet'}">${words}</button>
  </form>`;

/** A command that needs a confirmation. */
const askAbout = ({ order }: OrderSheet, what: string, words: string, isFirst = false): Html =>
  html`<a class="button ${isFirst ? 'first' : ''}" href="/magazzino/${order.order_id}/${what}">${words}</a>`;

const hourOf = (at: Date) => isoInRome(at).slice(11, 16);

/** What is to be done with the order as it stands. */
function stepsOf(sheet: OrderSheet, left: number): Html | string {
  const { status, asks_until } = sheet.order;
  const { ordered, inPreparation, notModifiable, awaitingUser, delivering } = orderStatus;
  if (status === ordered)
    return html`${act(sheet, 'begin', 'Inizia a prelevare')}${act(sheet, 'accept', 'Prendi in carico', false)}`;
  if (status === inPreparation) return act(sheet, 'begin', 'Inizia a prelevare');
  if (status === notModifiable)
    return left === 0 ? act(sheet, 'pack', 'È tutto pronto') : html`<span>${left} da prelevare</span>`;
  if (status === awaitingUser)
    return html`<p>
      C’è ancora una domanda senza risposta: il cliente può rispondere fino alle
      ${asks_until ? hourOf(asks_until) : '–'}.
    </p>`;
  if (ready.includes(status))
    return html`${askAbout(sheet, 'deliver', 'Consegnato', true)}${
      status === delivering
        ? askAbout(sheet, 'failed', 'Consegna non riuscita')
        : askAbout(sheet, 'notCollected', 'Non ritirato')
    }`;
  return '';
}

const refundOf = ({ order, paid, employee }: OrderSheet): Html | string =>
  paid.captured > paid.refunded
    ? html`<section class="card refund">
        <h2>Rimborso</h2>
        <form method="post" action="/magazzino/${order.order_id}/refund">
          ${hidden('token', employee.formToken)}${hidden('before', paid.refunded)}<label
            >Euro da rimborsare (al massimo ${inEuro(paid.captured - paid.refunded)})<input
              name="amount"
              inputmode="decimal"
              autocomplete="off" /></label
          ><button>Rimborsa</button>
        </form>
      </section>`
    : '';

const comingOf = ({ place, distance, info, at }: ParkingRow): Html => {
  const far = distance === null ? '' : `, a ${(distance / 1000).toFixed(1).replace('.', ',')} km alle ${hourOf(at)}`;
  return html`<p class="told" role="status">Il cliente sta arrivando: posto ${place}${far}${info && ` (${info})`}</p>`;
};

const withdrawnOf = ({ at, name, items }: OrderSheet['withdrawals'][number], all: readonly OrderItemRow[]): Html =>
  html`<p class="told" role="status">
    Recesso di ${name} il ${momentWords(isoInRome(at))}, da rimborsare entro 14 giorni:
    ${all
      .filter(({ order_item_id }) => items.includes(order_item_id))
      .map(({ product, replacement }) => (replacement ?? product).name)
      .join(', ')}
  </p>`;

const fact = (term: string, words: Html | string = ''): Html | string =>
  words &&
  html`<div>
    <dt>${term}</dt>
    <dd>${words}</dd>
  </div>`;

const streetOf = ({ address1, addressNumber, postalcode, city }: Address): string =>
  [[address1, addressNumber].filter(Boolean).join(' '), [postalcode, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

const doorOf = ({ doorbellName, floor, note }: Address): string =>
  [doorbellName && `citofono ${doorbellName}`, floor && `piano ${floor}`, note].filter(Boolean).join(', ');

/** A telephone number to be called. */
const callOf = (phone: string): Html => html`<a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>`;

/** What it comes to: while it is picked, with what has been picked by now. */
const totalOf = ({ order, items }: OrderSheet): number =>
  order.final_total ?? (isAnswerable(order.status) ? provisionalTotal(order, items) : order.gross_total);

/** What the total is: paid, or still to be collected. */
function totalWords({ status, payment_type_id, delivery_service_id }: OrderRow): string {
  if (payment_type_id !== onDelivery) return 'Totale, con carta';
  if (!open.includes(status)) return 'Totale';
  return serviceRule(delivery_service_id).toHome ? 'Da incassare alla consegna' : 'Da incassare al ritiro';
}

function factsOf(sheet: OrderSheet): Html {
  const { order, customerName, phone, storeName, at, notes } = sheet;
  const { address, infos, placed_by_name } = order;
  const door = doorOf(address);
  const toHome = serviceRule(order.delivery_service_id).toHome;
  return html`<section class="card" aria-label="Cliente e consegna">
    <dl class="facts">
      ${fact(
        'Cliente',
        html`<strong><bdi>${customerName}</bdi></strong
          >${phone ? html`<br />${callOf(phone)}` : ''}`,
      )}
      ${fact('Quando', order.slot_date && html`<strong>${dayOf(order.slot_date, at)}</strong><br />${slotHours(order)}`)}
      ${fact(
        serviceWords(order),
        html`<bdi>${toHome ? streetOf(address) : (storeName ?? streetOf(address))}</bdi>${
            toHome && door ? html`<br /><bdi>${door}</bdi>` : ''
          }`,
      )}
      ${toHome ? fact('Prepara', storeName) : ''}
      ${fact(totalWords(order), html`<span class="sum">${inEuro(totalOf(sheet))}</span>`)}
      ${fact('Codice lotteria', infos[lotteryCode])}
    </dl>
    ${infos[deliveryNotify] === 'true' ? html`<p class="note">Il cliente vuole una telefonata prima della consegna.</p>` : ''}
    ${notes.map((note) => html`<p class="note">Nota: ${note}</p>`)}
    ${placed_by_name ? html`<p class="note">Ordine fatto per il cliente da ${placed_by_name}.</p>` : ''}
  </section>`;
}

export function orderPage(sheet: OrderSheet, told?: Told): Html {
  const { order, items, aisles, parking, withdrawals, employee } = sheet;
  const progress = progressWith(items);
  const left = leftOf(progress);
  const toldLine = told?.itemId !== undefined && items.some(({ order_item_id }) => order_item_id === told.itemId);
  return page(
    `ordine ${order.order_id}`,
    html`<p><a class="back" href="/magazzino">‹ Tutti gli ordini</a></p>
      <div class="top">
        <h1>Ordine ${order.order_id}</h1>
        ${chipOf(order.status)}
      </div>
      ${told && !toldLine ? alertOf(told.words) : ''}
      ${parking && order.status === orderStatus.readyInStore ? comingOf(parking) : ''}
      ${withdrawals.map((one) => withdrawnOf(one, items))}
      <div class="sheet">
        <div class="side">${factsOf(sheet)}</div>
        <div>
          ${
            open.includes(order.status)
              ? html`<div class="work">
                  <p class="count">
                    ${
                      progress.lines === 0
                        ? 'Nulla da prelevare'
                        : isAnswerable(order.status) || left < progress.lines
                          ? progressOf(progress, ' presi')
                          : `${countOf(progress.lines, 'prodotto', 'prodotti')} da prelevare`
                    }
                  </p>
                  <div class="does">${stepsOf(sheet, left)}</div>
                </div>`
              : ''
          }
          ${aisles.map(
            (aisle) =>
              html`<h2>${aisle.name}</h2>
                <ul>
                  ${aisle.items.map((item) => lineOf(sheet, item, told))}
                </ul>`,
          )}
          ${refundOf(sheet)}
        </div>
      </div>`,
    employee,
  );
}
