import { html } from 'hono/html';
import { lineChoices } from '../../../core/rules/lineChoices.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatAmount, formatQuantity } from '../../../core/rules/quantityEntry.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import type { Html } from '../http/plainPage.ts';
import { inEuro } from '../pricing/money.ts';
import type { OrderItemRow } from '../sql/orders/orders.ts';
import { alertOf, hidden, pictureOf } from './layout.ts';
import type { OrderSheet, Told } from './orderSheet.ts';
import { isAnswerable, type SubstitutionRow } from './substitutions.ts';

/** Brand, name and size of a product. */
export const titleOf = ({ name, shortDescr, description }: Product): Html =>
  html`${shortDescr && html`<bdi>${shortDescr}</bdi> · `}<bdi>${name}</bdi>${description && description !== 'sfuso' ? html` <span class="size">· ${description}</span>` : ''}`;

const mark = (words: Html | string, tone = ''): Html =>
  html`<span class="${tone ? `mark mark--${tone}` : 'mark'}">${words}</span>`;

/** What was done with a line; undefined while it is still to be picked. */
function doneWith(item: OrderItemRow, proposed: SubstitutionRow | undefined): Html | undefined {
  const words = (many: number) => formatQuantity(many, quantityRule(item.product));
  if (isServiceProduct(item.product)) return mark('servizio, nulla da prelevare');
  if (proposed?.product) {
    const name = html`<bdi>${proposed.product.name}</bdi>`;
    if (proposed.state === 'asked') return mark(html`<span>chiesto se va bene ${name}</span>`, 'asked');
    return proposed.state === 'taken'
      ? mark(html`<span>sostituito con ${name} (accettato)</span>`)
      : mark(html`<span>sostituito con ${name} (rifiutato dal cliente)</span>`, 'none');
  }
  if (proposed?.state === 'asked') return mark(`chiesto se va bene a ${words(proposed.quantity)}`, 'asked');
  if (item.picked === null) return undefined;
  if (item.picked === 0) return mark('Manca', 'none');
  return item.picked < item.quantity && !item.variable
    ? mark(`Presi ${words(item.picked)} su ${formatAmount(item.quantity)}`, 'less')
    : mark(`Presi ${words(item.picked)}`);
}

const lineForm = (item: OrderItemRow, what: string, formToken: string, content: Html): Html =>
  html`<form method="post" action="/magazzino/${item.order_id}/${what}">
    ${hidden('token', formToken)}${hidden('item', item.order_item_id)}${content}
  </form>`;

const formsOf = (item: OrderItemRow, formToken: string): Html =>
  html`${lineForm(
      item,
      'pick',
      formToken,
      html`<label
          >${item.variable ? 'Peso in kg' : 'Pezzi'}<input
            name="quantity"
            inputmode="decimal"
            autocomplete="off"
            value="${String((item.picked ?? item.quantity) / 1000).replace('.', ',')}" /></label
        ><button class="${item.picked === null ? 'first' : ''}">Preleva</button
        ><button formaction="/magazzino/${item.order_id}/missing">Manca</button>${
          item.variable
            ? html`<button
                class="quiet"
                formaction="/magazzino/${item.order_id}/ask-weight"
                aria-label="Chiedi per questo peso"
              >
                Chiedi
              </button>`
            : ''
        }`,
    )}
    <a
      class="button quiet"
      href="/magazzino/${item.order_id}/sostituti?item=${item.order_item_id}"
      aria-label="Cerca un sostituto"
      >Sostituto</a
    >`;

/** What may be done with a line as it stands. */
function doesOf(item: OrderItemRow, proposed: SubstitutionRow | undefined, isDone: boolean, formToken: string): Html {
  if (proposed?.state === 'asked')
    return html`<div class="asks">
      <p>Il cliente non ha ancora risposto: intanto questa riga resta com’è.</p>
      ${lineForm(item, 'withdraw', formToken, html`<button>Ritira la domanda</button>`)}
    </div>`;
  if (item.picked === 0 && !proposed)
    return html`<div class="does">
      ${lineForm(item, 'reopen', formToken, html`<button class="quiet">Annulla</button>`)}
    </div>`;
  const forms = formsOf(item, formToken);
  return html`<div class="does">
    ${
      isDone
        ? html`<details>
            <summary>Correggi</summary>
            <div class="does">${forms}</div>
          </details>`
        : forms
    }
  </div>`;
}

/** A line to be picked, or quieter once it is. */
export function lineOf(
  { order, substitutions, employee }: Pick<OrderSheet, 'order' | 'substitutions' | 'employee'>,
  item: OrderItemRow,
  told: Told | undefined,
): Html {
  const { product, quantity, variable, final_total, order_item_id } = item;
  const proposed = substitutions.find((one) => one.order_item_id === order_item_id);
  const done = doneWith(item, proposed);
  const chosen = lineChoices(item);
  const isPickable = isAnswerable(order.status) && !isServiceProduct(product);
  const wanted = formatQuantity(quantity, quantityRule(product));
  return html`<li
    class="${done && proposed?.state !== 'asked' ? 'line line--picked' : 'line'}"
    id="riga-${order_item_id}"
  >
    ${pictureOf(product)}
    <h3>${titleOf(product)}</h3>
    <p class="wanted">
      ${
        done ??
        html`<strong>${wanted}</strong
          >${variable ? ' (a peso)' : ''}${isPickable ? html` <small>da prelevare</small>` : ''}`
      }
      ${final_total === null ? '' : html`<small>${inEuro(final_total)}</small>`}
    </p>
    <p>
      ${chosen ? html`<em>${chosen}</em><br />` : ''}${product.barcode && !done ? html`<small>EAN ${product.barcode}</small>` : ''}
    </p>
    ${isPickable ? doesOf(item, proposed, done !== undefined, employee.formToken) : ''}
    ${told?.itemId === order_item_id ? alertOf(told.words) : ''}
  </li>`;
}
