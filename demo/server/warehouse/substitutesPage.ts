import { html } from 'hono/html';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { quoted } from '../language/quoted.ts';
import type { Html } from '../http/plainPage.ts';
import { inEuro } from '../pricing/money.ts';
import type { OrderItemRow } from '../sql/orders/orders.ts';
import { hidden, page, pictureOf } from './page.ts';
import { acceptsAlternatives } from './substitutions.ts';
import { tolerance, type Substitute } from './substitutes.ts';

/** "+8 %", "−3 %", "stesso prezzo". */
const distanceOf = (percent: number | undefined): string => {
  if (percent === undefined) return 'il prodotto ordinato non costa nulla';
  if (percent === 0) return 'stesso prezzo';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
};

/** What may be chosen, in words, from the price of the line. */
function ruleOf(item: OrderItemRow): Html {
  const apart = Math.floor((item.unit_price * tolerance) / 100);
  const [least, most] = [inEuro(item.unit_price - apart), inEuro(item.unit_price + apart)];
  return html`<p>
    Un sostituto costa al massimo il ${tolerance} % in più o in meno: fra ${least} e ${most}. Ogni altro si può solo
    proporre al cliente. Quello che il cliente ha chiesto di evitare non compare.
    ${acceptsAlternatives(item) ? '' : html`<strong>Il cliente non accetta sostituti per questo prodotto: chiediglielo.</strong>`}
  </p>`;
}

function choiceOf(item: OrderItemRow, orderId: number, { product, price, percent, near }: Substitute): Html {
  const name = quoted(product);
  const isFree = near && acceptsAlternatives(item);
  return html`<li>
    ${pictureOf(product)}<strong>${product.name} ${product.shortDescr}</strong>, ${product.description}<br />${inEuro(price)}
    · ${distanceOf(percent)}${near ? '' : `, oltre il ${tolerance} %`}<br />
    ${
      isFree
        ? html`<button class="first" name="product" value="${product.productId}" aria-label="Sostituisci con ${name}">
            Sostituisci
          </button>`
        : ''
    }<button
      name="product"
      value="${product.productId}"
      formaction="/magazzino/${orderId}/ask"
      aria-label="Chiedi al cliente se va bene ${name}"
    >
      Chiedi al cliente
    </button>
  </li>`;
}

const nothing = (q: string): Html =>
  html`<p role="status">
    ${q ? `Nessun prodotto per «${q}» può sostituire questo.` : 'Nessun prodotto dello stesso reparto può sostituire questo.'}
    Cerca con un’altra parola.
  </p>`;

/** Where a substitute for a line is looked for by name and chosen; without words what stands beside the product. */
export const substitutesPage = (
  { item, q, found, formToken }: { item: OrderItemRow; q: string; found: readonly Substitute[]; formToken: string },
  told: string,
): Html =>
  page(
    `Magazzino: un sostituto per ${quoted(item.product)}`,
    html`<p><a href="/magazzino/${item.order_id}">Ordine ${item.order_id}</a></p>
      <p>Ordinati ${formatQuantity(item.quantity, quantityRule(item.product))} a ${inEuro(item.unit_price)}.</p>
      ${ruleOf(item)}
      <form role="search" action="/magazzino/${item.order_id}/sostituti">
        ${hidden('item', item.order_item_id)}<label
          >Nome del prodotto<input name="q" type="search" maxlength="100" value="${q}" /></label
        ><button>Cerca</button>
      </form>
      ${
        found.length === 0
          ? nothing(q)
          : html`<form method="post" action="/magazzino/${item.order_id}/substitute">
              ${hidden('token', formToken)}${hidden('item', item.order_item_id)}${hidden('q', q)}<label
                >Perché<select name="reason">
                  <option value="missing">è finito</option>
                  <option value="quality">non è abbastanza buono</option>
                </select></label
              >
              <ul>
                ${found.map((one) => choiceOf(item, item.order_id, one))}
              </ul>
            </form>`
      }`,
    told,
  );
