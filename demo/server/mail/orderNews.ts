import { html } from 'hono/html';
import { untilWords } from '../../../core/rules/dates.ts';
import type { Db } from '../database/database.ts';
import { languageOf, speak } from '../language/speak.ts';
import { say } from '../language/translate.ts';
import { pushNotice } from '../push/write.ts';
import { inEuro } from '../pricing/money.ts';
import { whenTo } from './confirmation.ts';
import { orderPath } from '../http/shopPages.ts';
import { mailPage } from './mailPage.ts';
import { isoInRome } from '../time/rome.ts';
import type { OrderRow } from '../sql/orders/orders.ts';

type Told = Pick<
  OrderRow,
  | 'order_id'
  | 'user_id'
  | 'slot_date'
  | 'begin_time'
  | 'end_time'
  | 'gross_total'
  | 'reserved_amount'
  | 'final_total'
  | 'asks_until'
>;

/** `notice` is what a locked telephone may show: no sums. */
type News = (order: Told, cents: number) => { subject: string; text: string; notice: string };

const paidBack = ({ reserved_amount }: Told) =>
  reserved_amount > 0 ? say('Quello che hai pagato torna sulla carta.') : say('Non devi pagare nulla.');

/** What is told of each change, in one paragraph. */
const news = {
  unpaid: (order) => ({
    subject: say('L’ordine {n} non è stato pagato', { n: order.order_id }),
    text: say(
      'Il pagamento dell’ordine {n}, previsto {when}, non è andato a buon fine: non devi nulla, e il posto è di nuovo libero. Finché c’è, puoi pagarlo dalla pagina dell’ordine.',
      { n: order.order_id, when: whenTo(order) },
    ),
    notice: say('Il posto è di nuovo libero: finché c’è, puoi ancora pagarlo.'),
  }),
  picking: (order) => ({
    subject: say('Stiamo preparando l’ordine {n}', { n: order.order_id }),
    text: say('Abbiamo iniziato a preparare il tuo ordine {n}: da ora non si può più cambiare. Lo aspetti {when}.', {
      n: order.order_id,
      when: whenTo(order),
    }),
    notice: say('Da ora non si può più cambiare.'),
  }),
  ready: (order) => ({
    subject: say('L’ordine {n} è pronto', { n: order.order_id }),
    text: say('Abbiamo preparato e pesato il tuo ordine {n}: il totale finale è {sum}. Lo aspetti {when}.', {
      n: order.order_id,
      sum: inEuro(order.final_total ?? order.gross_total),
      when: whenTo(order),
    }),
    notice: say('Lo aspetti {when}.', { when: whenTo(order) }),
  }),
  asked: (order) => ({
    subject: say('L’ordine {n} aspetta una tua risposta', { n: order.order_id }),
    text: say(
      'Mentre preparavamo il tuo ordine {n} è mancato qualcosa: ti proponiamo che cosa mettere al suo posto. Rispondi nella pagina dell’ordine {until}. Se non rispondi, non prendiamo nulla che costi o pesi oltre il 20% in più o in meno.',
      { n: order.order_id, until: order.asks_until ? untilWords(isoInRome(order.asks_until)) : '' },
    ),
    notice: say('È mancato qualcosa: dicci che cosa mettere al suo posto.'),
  }),
  delivered: (order) => ({
    subject: say('L’ordine {n} è consegnato', { n: order.order_id }),
    text: say('Il tuo ordine {n} è stato consegnato. Se manca qualcosa, scrivici: te lo rimborsiamo.', {
      n: order.order_id,
    }),
    notice: say('Se manca qualcosa, scrivici.'),
  }),
  notCollected: (order) => ({
    subject: say('L’ordine {n} non è stato ritirato', { n: order.order_id }),
    text: `${say('Nessuno ha ritirato l’ordine {n}.', { n: order.order_id })} ${paidBack(order)}`,
    notice: paidBack(order),
  }),
  failed: (order) => ({
    subject: say('Non siamo riusciti a consegnare l’ordine {n}', { n: order.order_id }),
    text: `${say('Non siamo riusciti a consegnare l’ordine {n}.', { n: order.order_id })} ${paidBack(order)}`,
    notice: paidBack(order),
  }),
  refunded: (order, cents) => ({
    subject: say('Un rimborso per l’ordine {n}', { n: order.order_id }),
    text: say('Ti rimborsiamo {sum} per l’ordine {n}, sulla carta con cui hai pagato.', {
      sum: inEuro(cents),
      n: order.order_id,
    }),
    notice: say('Torna sulla carta con cui hai pagato.'),
  }),
  notAdded: (order, cents) => ({
    subject: say('Non abbiamo potuto aggiungere altro all’ordine {n}', { n: order.order_id }),
    text: say(
      'Quando la tua banca ha confermato, l’ordine {n} non si poteva più completare con quello che volevi aggiungere. L’ordine resta com’era e liberiamo i {sum} bloccati sulla carta per l’aggiunta.',
      { n: order.order_id, sum: inEuro(cents) },
    ),
    notice: say('L’ordine resta com’era e per l’aggiunta non paghi nulla.'),
  }),
  cancelled: (order) => ({
    subject: say('L’ordine {n} è stato annullato', { n: order.order_id }),
    text: `${say('Hai annullato l’ordine {n}, previsto {when}.', { n: order.order_id, when: whenTo(order) })} ${
      order.reserved_amount > 0
        ? say('Liberiamo i {sum} bloccati sulla carta: la tua banca può impiegare qualche giorno.', {
            sum: inEuro(order.reserved_amount),
          })
        : say('Non devi pagare nulla.')
    }`,
    notice: say('Era previsto {when}.', { when: whenTo(order) }),
  }),
} satisfies Record<string, News>;

/** Writes the one mail of a change of an order, and the notice for the customer's browsers, in the change's own transaction; `page` is the address where something is to be done. */
export async function tellOfOrder(
  db: Db,
  order: Told,
  change: keyof typeof news,
  cents = 0,
  page?: string,
): Promise<void> {
  const { email, first_name, language } = await db
    .selectFrom('customer')
    .select(['email', 'first_name', 'language'])
    .where('user_id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  await speak(languageOf(language), async () => {
    const { subject, text, notice } = (news[change] as News)(order, cents);
    const greeting = say('Ciao {name},', { name: first_name });
    const open = say('Apri l’ordine');
    await db
      .insertInto('mail')
      .values({
        recipient: email,
        subject,
        html: await mailPage(
          subject,
          html`<p>${greeting}</p>
            <p>${text}</p>
            ${page ? html`<p><a class="button" target="_top" href="${page}">${open}</a></p>` : ''}`,
        ),
        plain: [greeting, text, ...(page ? [`${open}: ${page}`] : [])].join('\n\n'),
        order_id: order.order_id,
      })
      .execute();
    await pushNotice(db, order.user_id, { title: subject, body: notice, path: orderPath(order.order_id) });
  });
}
