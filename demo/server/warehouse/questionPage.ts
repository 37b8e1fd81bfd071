import { html } from 'hono/html';
import type { Html } from '../http/plainPage.ts';
import { inEuro } from '../pricing/money.ts';
import { onDelivery } from '../sql/orders/openInSlot.ts';
import { slotHours } from '../time/slotWords.ts';
import { alertOf, hidden, page } from './layout.ts';
import type { OrderSheet } from './orderSheet.ts';
import { dayOf } from './words.ts';

interface Question {
  title(orderId: number): string;
  yes: string;
  tone: 'first' | 'danger';
  means(sheet: OrderSheet): string;
}

const totalOf = ({ order }: OrderSheet): string => inEuro(order.final_total ?? order.gross_total);

const isGivenBack = (sheet: OrderSheet): string =>
  `${sheet.customerName} riceve un messaggio${
    sheet.paid.captured > sheet.paid.refunded
      ? `, e ${inEuro(sheet.paid.captured - sheet.paid.refunded)} tornano per intero sul suo pagamento`
      : ''
  }. L’ordine si chiude: non si può tornare indietro.`;

/** Commands that end an order, each with the question before it. */
const questions: Record<string, Question> = {
  deliver: {
    title: (orderId) => `Hai consegnato l’ordine ${orderId}?`,
    yes: 'Sì, consegnato',
    tone: 'first',
    means: (sheet) =>
      `${sheet.order.payment_type_id === onDelivery ? `Da incassare: ${totalOf(sheet)}. ` : ''}${sheet.customerName} riceve un messaggio e l’ordine si chiude.`,
  },
  failed: {
    title: (orderId) => `La consegna dell’ordine ${orderId} non è riuscita?`,
    yes: 'Sì, non è riuscita',
    tone: 'danger',
    means: isGivenBack,
  },
  notCollected: {
    title: (orderId) => `L’ordine ${orderId} non è stato ritirato?`,
    yes: 'Sì, non è stato ritirato',
    tone: 'danger',
    means: isGivenBack,
  },
};
export const isAskedFirst = (what: string): boolean => Object.hasOwn(questions, what);

const earlyBox = html`<label
  ><input type="checkbox" name="early" value="1" required />Consegnato prima del giorno</label
>`;

/** Asks before a command that cannot be undone. */
export function questionPage(sheet: OrderSheet, what: string, told = ''): Html {
  const { order, customerName, isEarly, employee, at } = sheet;
  const { title, yes, tone, means } = questions[what]!;
  return page(
    title(order.order_id),
    html`<div class="card question">
      <h1>${title(order.order_id)}</h1>
      ${alertOf(told)}
      <p>
        <strong><bdi>${customerName}</bdi></strong> · ${dayOf(order.slot_date, at)}, ${slotHours(order)} ·
        ${totalOf(sheet)}
      </p>
      <p>${means(sheet)}</p>
      <form method="post" action="/magazzino/${order.order_id}/${what}">
        ${hidden('token', employee.formToken)} ${what === 'deliver' && isEarly ? earlyBox : ''}
        <div class="does">
          <button class="${tone}">${yes}</button>
          <a class="button" href="/magazzino/${order.order_id}">No, torna all’ordine</a>
        </div>
      </form>
    </div>`,
    employee,
  );
}
