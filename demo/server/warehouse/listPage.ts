import { html } from 'hono/html';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Html } from '../http/plainPage.ts';
import { inEuro } from '../pricing/money.ts';
import { fromRome } from '../time/rome.ts';
import { slotHours, slotWords } from '../time/slotWords.ts';
import { page, type Employee } from './layout.ts';
import { PAGE_SIZE, type ListedOrder } from './orderList.ts';
import { chipOf, filters, toPick, type OrderFilter } from './orderStates.ts';
import { leftOf, progressOf } from './progress.ts';
import { amountOf, countOf, dayOf, serviceWords } from './words.ts';

interface Shown {
  filter: OrderFilter;
  counts: ReadonlyMap<string, number>;
  orders: readonly ListedOrder[];
  pageNumber: number;
  at: Date;
  /** The first order that is still to be picked, of an empty list. */
  next: ListedOrder | undefined;
}

const address = (filter: OrderFilter, pageNumber = 1): string =>
  `/magazzino?stato=${filter.key}${pageNumber > 1 ? `&pagina=${pageNumber}` : ''}`;

const tabOf = (filter: OrderFilter, { filter: chosen, counts }: Shown): Html => {
  const count = counts.get(filter.key) ?? 0;
  return filter === chosen
    ? html`<a href="${address(filter)}" aria-current="page">${filter.title} <b>${count}</b></a>`
    : html`<a href="${address(filter)}" class="${count === 0 ? 'none' : ''}">${filter.title} <b>${count}</b></a>`;
};

const isLate = ({ status, slot_date, end_time }: ListedOrder, at: Date): boolean =>
  toPick.includes(status) && slot_date !== '' && fromRome(slot_date, end_time) < at;

const rowOf = (order: ListedOrder, at: Date): Html =>
  html`<tr class="order">
    <th scope="row"><a href="/magazzino/${order.order_id}">Ordine ${order.order_id}</a></th>
    <td class="who">
      <strong><bdi>${order.first_name} ${order.last_name}</bdi></strong>
      <small>${serviceWords(order)}${order.store_name && ` · ${order.store_name}`}</small>
      ${
        order.place !== null && order.status === orderStatus.readyInStore
          ? html`<span class="chip chip--waiting">sta arrivando, posto ${order.place}</span>`
          : ''
      }
    </td>
    <td class="goods">
      ${
        order.lines === 0
          ? 'Nulla da prelevare'
          : html`${countOf(order.lines, 'prodotto', 'prodotti')} <small>${amountOf(order)}</small>`
      }
    </td>
    <td class="state">
      ${chipOf(order.status)} ${isLate(order, at) ? html`<span class="chip chip--bad">In ritardo</span>` : ''}
    </td>
    <td class="picked">${leftOf(order) < order.lines || isBegun(order) ? progressOf(order) : ''}</td>
    <td class="sum">${inEuro(order.final_total ?? order.gross_total)}</td>
  </tr>`;

/** Does somebody pick it now? */
const isBegun = ({ status, lines }: ListedOrder): boolean =>
  lines > 0 && (status === orderStatus.notModifiable || status === orderStatus.awaitingUser);

const columns = ['Ordine', 'Cliente', 'Prodotti', 'Stato', 'Presi'] as const;

/** Groups what stands one after the other under the same key. */
function runsOf<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const runs: T[][] = [];
  for (const one of all) {
    const last = runs.at(-1);
    if (last && keyOf(last[0]!) === keyOf(one)) last.push(one);
    else runs.push([one]);
  }
  return runs;
}

const slotOf = (orders: readonly ListedOrder[], at: Date): Html =>
  html`<tr class="slot">
      <th scope="rowgroup" colspan="${columns.length + 1}">
        ${slotHours(orders[0]!)} <span>${countOf(orders.length, 'ordine', 'ordini')}</span>
      </th>
    </tr>
    ${orders.map((order) => rowOf(order, at))}`;

const tableOf = ({ orders, at }: Shown): Html =>
  html`<table class="orders">
    <thead>
      <tr>
        ${columns.map((title) => html`<th scope="col">${title}</th>`)}
        <th scope="col" class="sum">Totale</th>
      </tr>
    </thead>
    ${runsOf(orders, ({ slot_date }) => slot_date).map(
      (day) =>
        html`<tbody>
          <tr class="day">
            <th scope="rowgroup" colspan="${columns.length + 1}">${dayOf(day[0]!.slot_date, at)}</th>
          </tr>
          ${runsOf(day, slotHours).map((slot) => slotOf(slot, at))}
        </tbody>`,
    )}
  </table>`;

const emptyOf = ({ filter, next }: Shown): Html =>
  html`<div class="card empty">
    <p>${filter.none}</p>
    ${
      next
        ? html`<p>
            Il prossimo da preparare è l’<a href="/magazzino/${next.order_id}">ordine ${next.order_id}</a>, per
            ${slotWords(next.slot_date, next)}.
          </p>`
        : html`<p>Il prossimo ordine compare qui appena arriva.</p>`
    }
  </div>`;

function pagesOf({ filter, counts, pageNumber }: Shown): Html | string {
  const pages = Math.ceil((counts.get(filter.key) ?? 0) / PAGE_SIZE);
  if (pages < 2) return '';
  return html`<nav class="pages" aria-label="Pagine">
    ${pageNumber > 1 ? html`<a class="button" rel="prev" href="${address(filter, pageNumber - 1)}">Precedenti</a>` : html`<span></span>`}
    <span>Pagina ${pageNumber} di ${pages}</span>
    ${pageNumber < pages ? html`<a class="button" rel="next" href="${address(filter, pageNumber + 1)}">Successivi</a>` : html`<span></span>`}
  </nav>`;
}

/** Orders by day and slot, filtered by state. */
export const listPage = (shown: Shown, employee: Employee): Html =>
  page(
    'ordini',
    html`<div class="top">
        <h1>${shown.filter === filters[0] ? 'Ordini' : `Ordini: ${shown.filter.title.toLowerCase()}`}</h1>
      </div>
      <nav class="tabs" aria-label="Ordini per stato">${filters.map((filter) => tabOf(filter, shown))}</nav>
      ${shown.orders.length === 0 ? emptyOf(shown) : tableOf(shown)} ${pagesOf(shown)}
      <p class="foot"><a class="back" href="/magazzino/velocita">Velocità delle pagine</a></p>`,
    employee,
  );
