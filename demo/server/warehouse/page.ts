import { html } from 'hono/html';
import { dayWords, momentWords } from '../../../core/rules/dates.ts';
import { deliveryNotify, lotteryCode } from '../../../core/rules/cartWishes.ts';
import { lineChoices } from '../../../core/rules/lineChoices.ts';
import { orderState, orderStatus } from '../../../core/rules/orderStatus.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { plainPage, type Html } from '../http/plainPage.ts';
import { inEuro } from '../pricing/money.ts';
import type { ParkingRow } from '../sql/orders/parking.ts';
import { isoInRome } from '../time/rome.ts';
import type { Aisle } from './aisles.ts';
import { isAnswerable, type SubstitutionRow } from './substitutions.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';

const style = html`
  ul { display: grid; gap: 0.8rem; margin: 0; padding: 0; list-style: none; } li, section { padding: 1rem; border: 1px
  solid light-dark(#e4e0d8, #3a3f3c); border-radius: 12px; background: light-dark(#fff, #202325); } section { margin: 0
  0 0.8rem; } section, li > div { display: flex; flex-wrap: wrap; gap: 0.6rem 1rem; align-items: end; } section:empty {
  display: none; } li > div { clear: left; margin-top: 0.6rem; } form { display: inline-flex; flex-wrap: wrap; gap:
  0.5rem; align-items: end; margin: 0.6rem 1rem 0 0; } section form, li > div form { margin: 0; } small { font-size:
  0.875rem; } form:has(ul) { display: block; margin: 1rem 0 0; } form ul { margin-top: 0.8rem; } label { display: grid;
  gap: 0.2rem; font-size: 0.9rem; } input, select, button, .button { font: inherit; min-height: 44px; padding: 0 0.8rem;
  box-sizing: border-box; border: 1px solid light-dark(#868e88, #7d8680); border-radius: 8px; background:
  light-dark(#fff, #202325); color: inherit; max-width: 100%; } h2 { margin: 1.5rem 0 0.6rem; font-size: 1.2rem;
  line-height: 1.3; } input { width: 9rem; } label:has([type='checkbox']) { display: flex; gap: 0.5rem; align-items:
  center; min-height: 44px; } input[type='checkbox'] { width: 24px; min-height: 24px; margin: 0; accent-color:
  light-dark(#1f7a3d, #7fd69a); } input[type='email'], input[type='password'], input[type='search'] { width: 18rem; }
  button, .button { padding: 0 1.1rem; border-color: light-dark(#1f7a3d, #7fd69a); border-radius: 22px; color:
  light-dark(#1f7a3d, #7fd69a); font-weight: 600; cursor: pointer; } .button { display: inline-flex; align-items:
  center; text-decoration: none; } button.first { background: light-dark(#1f7a3d, #7fd69a); color: light-dark(#fff,
  #08210f); } li > button, li > .button { margin: 0.6rem 0.5rem 0 0; } :focus-visible { outline: 3px solid
  light-dark(#0b57d0, #8ab4ff); outline-offset: 2px; } li { overflow: hidden; } li > img { float: left; margin: 0 1rem
  0.5rem 0; border-radius: 8px; } .told { padding: 0.8rem 1rem; border: 2px solid currentColor; border-radius: 12px; }
`;

/** A page of the warehouse, with what the last command answered. */
export const page = (title: string, content: Html, told = ''): Html =>
  plainPage(
    title,
    style,
    html`<h1>${title}</h1>
      ${told && html`<p class="told" role="alert">${told}</p>`} ${content}`,
  );

/** The login in two steps: without a code one is mailed, then the code is typed beside the password. */
export const loginPage = (told: string, login = '', isCodeSent = false): Html =>
  page(
    'Magazzino',
    html`<form method="post" action="/magazzino/login">
      <label
        >E-mail<input name="backoffice_user" type="email" value="${login}" autocomplete="username" required
      /></label>
      <label
        >${isCodeSent ? 'Password, di nuovo' : 'Password'}<input
          name="password"
          type="password"
          autocomplete="current-password"
          required
      /></label>
      ${
        isCodeSent
          ? html`<label
              >Codice di sei cifre<input name="otp" inputmode="numeric" autocomplete="one-time-code" required
            /></label>`
          : ''
      }
      <button class="first">Entra</button>
    </form>`,
    told,
  );

const when = (order: OrderRow) => `${dayWords(order.slot_date)}, ${order.begin_time}–${order.end_time}`;
const hourOf = (at: Date) => isoInRome(at).slice(11, 16);
/** Order states in the warehouse's words. */
const ownWords: Record<number, string> = {
  [orderStatus.ordered]: 'Da prendere in carico',
  [orderStatus.inPreparation]: 'Preso in carico',
  [orderStatus.notModifiable]: 'In prelievo',
  [orderStatus.awaitingUser]: 'Aspetta la risposta del cliente',
  [orderStatus.delivering]: 'Pronto da consegnare',
  [orderStatus.readyInStore]: 'Pronto in negozio',
  [orderStatus.readyInLocker]: 'Pronto nell’armadietto',
};
const stateOf = ({ status }: OrderRow) => ownWords[status] ?? orderState(status).label();

export const listPage = (orders: readonly (OrderRow & { place: number | null })[]): Html =>
  page(
    'Magazzino: ordini da preparare',
    html`<p><a href="/magazzino/velocita">Velocità delle pagine</a></p>
      ${
        orders.length === 0
          ? html`<p>Nessun ordine da preparare.</p>`
          : html`<ul>
              ${orders.map(
                (order) =>
                  html`<li>
                    <a href="/magazzino/${order.order_id}">Ordine ${order.order_id}</a> · ${stateOf(order)} ·
                    ${when(order)} · ${inEuro(order.final_total ?? order.gross_total)}
                    ${order.place !== null && order.status === orderStatus.readyInStore ? `· sta arrivando, posto ${order.place}` : ''}
                  </li>`,
              )}
            </ul>`
      }`,
  );

/** An order and the synchronizer token of its forms. */
interface Sheet {
  order: OrderRow;
  formToken: string;
}

const act = (sheet: Sheet, what: string, words: string, more: Html | string = '', other: Html | string = '') =>
  html`<form method="post" action="/magazzino/${sheet.order.order_id}/${what}">
    ${hidden('token', sheet.formToken)}${more}<button class="first">${words}</button>${other}
  </form>`;

/** A second button of a form, for another command with the same fields. */
const orElse = (order: OrderRow, what: string, words: string) =>
  html`<button formaction="/magazzino/${order.order_id}/${what}">${words}</button>`;

/** A field that its form carries along. */
export const hidden = (name: string, value: number | string) =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

const stateWords: Record<SubstitutionRow['state'], string> = {
  asked: 'il cliente deve rispondere',
  taken: 'accettato',
  refused: 'rifiutato dal cliente',
};

/** What was done with a line, or what is still to be done. */
function doneWith(item: OrderItemRow, proposed: SubstitutionRow | undefined): string {
  const words = (many: number) => formatQuantity(many, quantityRule(item.product));
  if (isServiceProduct(item.product)) return 'servizio, nulla da prelevare';
  if (proposed?.product) return `sostituito con ${proposed.product.name} (${stateWords[proposed.state]})`;
  if (proposed?.state === 'asked') return `chiesto se va bene a ${words(proposed.quantity)}`;
  return item.picked === null ? 'da prelevare' : `prelevati ${words(item.picked)}`;
}

const formsOf = ({ order, formToken }: Sheet, item: OrderItemRow): Html =>
  html`<div>
    ${act(
      { order, formToken },
      'pick',
      'Preleva',
      html`${hidden('item', item.order_item_id)}<label
          >${item.variable ? 'Peso in kg' : 'Pezzi'}<input
            name="quantity"
            inputmode="decimal"
            value="${String((item.picked ?? item.quantity) / 1000).replace('.', ',')}"
        /></label>`,
      item.variable ? orElse(order, 'ask-weight', 'Chiedi per questo peso') : '',
    )}
    <a class="button" href="/magazzino/${order.order_id}/sostituti?item=${item.order_item_id}">Cerca un sostituto</a>
  </div>`;

/** Thumbnail of a product. */
export const pictureOf = ({ mediaURL }: Product): Html | string =>
  mediaURL ? html`<img src="${mediaURL}" alt="" width="64" height="64" loading="lazy" />` : '';

function lineOf(sheet: Sheet, item: OrderItemRow, proposed: SubstitutionRow | undefined): Html {
  const { product, quantity, variable, final_total } = item;
  const wanted = formatQuantity(quantity, quantityRule(product));
  const chosen = lineChoices(item);
  const pickable = isAnswerable(sheet.order.status) && !isServiceProduct(product) && proposed?.state !== 'asked';
  return html`<li>
    ${pictureOf(product)}<strong>${product.name} ${product.shortDescr}</strong>,
    ${product.description}${
      product.barcode ? html`<br /><small>EAN ${product.barcode}</small>` : ''
    }${chosen ? html`<br /><em>${chosen}</em>` : ''}<br />ordinati ${wanted}${variable ? ' (a peso)' : ''} ·
    ${doneWith(item, proposed)} ${final_total === null ? '' : html` · ${inEuro(final_total)}`}
    ${pickable ? formsOf(sheet, item) : ''}
  </li>`;
}

const earlyBox = html`<label><input type="checkbox" name="early" value="1" />Consegnato prima del giorno</label>`;

function actionsOf(sheet: Sheet, { paid, isEarly }: Pick<Shown, 'paid' | 'isEarly'>): Html {
  const { order } = sheet;
  const { ordered, inPreparation, notModifiable, delivering, readyInStore, readyInLocker } = orderStatus;
  const buttons: Html[] = [];
  if (order.status === ordered) buttons.push(act(sheet, 'accept', 'Prendi in carico'));
  if (order.status === ordered || order.status === inPreparation)
    buttons.push(act(sheet, 'begin', 'Inizia a prelevare'));
  if (order.status === notModifiable) buttons.push(act(sheet, 'pack', 'È tutto pronto'));
  if ([delivering, readyInStore, readyInLocker].some((each) => each === order.status))
    buttons.push(
      act(sheet, 'deliver', 'Consegnato', isEarly ? earlyBox : ''),
      order.status === delivering
        ? act(sheet, 'failed', 'Consegna non riuscita')
        : act(sheet, 'notCollected', 'Non ritirato'),
    );
  if (paid.captured > paid.refunded)
    buttons.push(
      act(
        sheet,
        'refund',
        'Rimborsa',
        html`${hidden('before', paid.refunded)}<label
            >Euro da rimborsare (al massimo ${inEuro(paid.captured - paid.refunded)})<input
              name="amount"
              inputmode="decimal"
          /></label>`,
      ),
    );
  return html`<section>${buttons}</section>`;
}

interface Shown extends Sheet {
  parking: ParkingRow | undefined;
  withdrawals: readonly { at: Date; name: string; items: readonly number[] }[];
  items: readonly OrderItemRow[];
  aisles: readonly Aisle[];
  /** Its day is still to come. */
  isEarly: boolean;
  substitutions: readonly SubstitutionRow[];
  notes: readonly string[];
  paid: { captured: number; refunded: number };
}

const comingOf = ({ place, distance, info, at }: ParkingRow): Html => {
  const far = distance === null ? '' : `, a ${(distance / 1000).toFixed(1).replace('.', ',')} km alle ${hourOf(at)}`;
  return html`<p class="told" role="status">Il cliente sta arrivando: posto ${place}${far}${info && ` (${info})`}</p>`;
};

const withdrawnOf = ({ at, name, items }: Shown['withdrawals'][number], all: readonly OrderItemRow[]): Html =>
  html`<p class="told" role="status">
    Recesso di ${name} il ${momentWords(isoInRome(at))}, da rimborsare entro 14 giorni:
    ${all
      .filter(({ order_item_id }) => items.includes(order_item_id))
      .map(({ product, replacement }) => (replacement ?? product).name)
      .join(', ')}
  </p>`;

export const orderPage = (
  { order, formToken, items, aisles, isEarly, substitutions, notes, paid, parking, withdrawals }: Shown,
  told: string,
): Html =>
  page(
    `Magazzino: ordine ${order.order_id}`,
    html`<p><a href="/magazzino">Tutti gli ordini</a></p>
      <p>${stateOf(order)} · ${when(order)} · ${inEuro(order.final_total ?? order.gross_total)}</p>
      ${parking && order.status === orderStatus.readyInStore ? comingOf(parking) : ''}
      ${withdrawals.map((one) => withdrawnOf(one, items))}
      ${order.infos[deliveryNotify] === 'true' ? html`<p>Il cliente vuole una telefonata prima della consegna.</p>` : ''}
      ${order.placed_by_name ? html`<p>Ordine fatto per il cliente da ${order.placed_by_name}.</p>` : ''}
      ${order.infos[lotteryCode] ? html`<p>Codice lotteria: ${order.infos[lotteryCode]}</p>` : ''}
      ${notes.map((note) => html`<p>Nota: ${note}</p>`)} ${actionsOf({ order, formToken }, { paid, isEarly })}
      ${aisles.map(
        (aisle) =>
          html`<h2>${aisle.name}</h2>
            <ul>
              ${aisle.items.map((item) =>
                lineOf(
                  { order, formToken },
                  item,
                  substitutions.find(({ order_item_id }) => order_item_id === item.order_item_id),
                ),
              )}
            </ul>`,
      )}`,
    told,
  );
