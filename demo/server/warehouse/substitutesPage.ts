import { html } from 'hono/html';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { quoted } from '../language/quoted.ts';
import type { Html } from '../http/plainPage.ts';
import { inEuro } from '../pricing/money.ts';
import type { OrderItemRow } from '../sql/orders/orders.ts';
import { alertOf, hidden, page, pictureOf, type Employee } from './layout.ts';
import { titleOf } from './orderLine.ts';
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
  return html`<p class="note">
    ${acceptsAlternatives(item) ? '' : html`<strong>Il cliente non accetta sostituti per questo prodotto: chiediglielo.</strong>`}
    Un sostituto costa al massimo il ${tolerance} % in più o in meno: fra ${least} e ${most}. Ogni altro si può solo
    proporre al cliente. Quello che il cliente ha chiesto di evitare non compare.
  </p>`;
}

function choiceOf(item: OrderItemRow, orderId: number, { product, price, percent, near }: Substitute): Html {
  const name = quoted(product);
  const isFree = near && acceptsAlternatives(item);
  return html`<li class="line">
    ${pictureOf(product)}
    <h3>${titleOf(product)}</h3>
    <p class="price">${inEuro(price)} · ${distanceOf(percent)}${near ? '' : `, oltre il ${tolerance} %`}</p>
    <div class="does">
      ${
        isFree
          ? html`<button class="first" name="product" value="${product.productId}" aria-label="Sostituisci con ${name}">
              Sostituisci
            </button>`
          : ''
      }<button
        class="${isFree ? 'quiet' : ''}"
        name="product"
        value="${product.productId}"
        formaction="/magazzino/${orderId}/ask"
        aria-label="Chiedi al cliente se va bene ${name}"
      >
        Chiedi al cliente
      </button>
    </div>
  </li>`;
}

const nothing = (q: string): Html =>
  html`<div class="card empty" role="status">
    <p>
      ${q ? `Nessun prodotto per «${q}» può sostituire questo.` : 'Nessun prodotto dello stesso reparto può sostituire questo.'}
    </p>
    <p>Cerca con un’altra parola.</p>
  </div>`;

interface Shown {
  item: OrderItemRow;
  q: string;
  found: readonly Substitute[];
  employee: Employee;
}

/** Where a substitute for a line is looked for by name and chosen; without words what stands beside the product. */
export const substitutesPage = ({ item, q, found, employee }: Shown, told: string): Html =>
  page(
    `un sostituto per ${quoted(item.product)}`,
    html`<div class="choose">
      <p><a class="back" href="/magazzino/${item.order_id}#riga-${item.order_item_id}">‹ Ordine ${item.order_id}</a></p>
      <div class="top"><h1>Un sostituto</h1></div>
      ${alertOf(told)}
      <section class="line" aria-label="Il prodotto ordinato">
        ${pictureOf(item.product)}
        <h2>${titleOf(item.product)}</h2>
        <p>Ordinati ${formatQuantity(item.quantity, quantityRule(item.product))} a ${inEuro(item.unit_price)}.</p>
        <form class="does" method="post" action="/magazzino/${item.order_id}/pick">
          ${hidden('token', employee.formToken)}${hidden('item', item.order_item_id)}${hidden('quantity', 0)}<button>
            Lascia fuori
          </button>
        </form>
      </section>
      ${ruleOf(item)}
      <form role="search" action="/magazzino/${item.order_id}/sostituti">
        ${hidden('item', item.order_item_id)}<label
          >Nome del prodotto<input name="q" type="search" maxlength="100" value="${q}" /></label
        ><button>Cerca</button>
      </form>
      ${
        found.length === 0
          ? nothing(q)
          : html`<form class="offers" method="post" action="/magazzino/${item.order_id}/substitute">
              ${hidden('token', employee.formToken)}${hidden('item', item.order_item_id)}${hidden('q', q)}<label
                >Perché serve un sostituto<select name="reason">
                  <option value="missing">è finito</option>
                  <option value="quality">non è abbastanza buono</option>
                </select></label
              >
              <ul>
                ${found.map((one) => choiceOf(item, item.order_id, one))}
              </ul>
            </form>`
      }
    </div>`,
    employee,
  );
