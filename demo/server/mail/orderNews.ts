import { html } from 'hono/html';
import { dayWords, momentWords } from '../../../core/rules/dates.ts';
import type { Db } from '../database/database.ts';
import { pushNotice } from '../push/write.ts';
import { inEuro } from '../pricing/money.ts';
import { orderPath } from './links.ts';
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

const when = (order: Told) => `${dayWords(order.slot_date)}, fra le ${order.begin_time} e le ${order.end_time}`;

/** `notice` is what a locked telephone may show: no sums. */
type News = (order: Told, cents: number) => { subject: string; text: string; notice: string };

const paidBack = ({ reserved_amount }: Told) =>
  reserved_amount > 0 ? ' Quello che hai pagato torna sulla carta.' : ' Non devi pagare nulla.';

/** What is told of each change, in one paragraph. */
const news = {
  ready: (order) => ({
    subject: `L’ordine ${order.order_id} è pronto`,
    text: `Abbiamo preparato e pesato il tuo ordine ${order.order_id}: il totale finale è ${inEuro(order.final_total ?? order.gross_total)}. Lo aspetti ${when(order)}.`,
    notice: `Lo aspetti ${when(order)}.`,
  }),
  asked: (order) => ({
    subject: `L’ordine ${order.order_id} aspetta una tua risposta`,
    text: `Mentre preparavamo il tuo ordine ${order.order_id} è mancato qualcosa: ti proponiamo che cosa mettere al suo posto. Rispondi nella pagina dell’ordine entro ${momentWords(isoInRome(order.asks_until ?? new Date()))}; senza una risposta vale quello che hai scelto quando hai ordinato.`,
    notice: 'È mancato qualcosa: dicci che cosa mettere al suo posto.',
  }),
  delivered: (order) => ({
    subject: `L’ordine ${order.order_id} è consegnato`,
    text: `Il tuo ordine ${order.order_id} è stato consegnato. Se manca qualcosa, scrivici: te lo rimborsiamo.`,
    notice: 'Se manca qualcosa, scrivici.',
  }),
  notCollected: (order) => ({
    subject: `L’ordine ${order.order_id} non è stato ritirato`,
    text: `Nessuno ha ritirato l’ordine ${order.order_id}.${paidBack(order)}`,
    notice: paidBack(order).trim(),
  }),
  failed: (order) => ({
    subject: `Non siamo riusciti a consegnare l’ordine ${order.order_id}`,
    text: `Non siamo riusciti a consegnare l’ordine ${order.order_id}.${paidBack(order)}`,
    notice: paidBack(order).trim(),
  }),
  refunded: (order, cents) => ({
    subject: `Un rimborso per l’ordine ${order.order_id}`,
    text: `Ti rimborsiamo ${inEuro(cents)} per l’ordine ${order.order_id}, sulla carta con cui hai pagato.`,
    notice: 'Torna sulla carta con cui hai pagato.',
  }),
  notAdded: (order, cents) => ({
    subject: `Non abbiamo potuto aggiungere altro all’ordine ${order.order_id}`,
    text: `Quando la tua banca ha confermato, l’ordine ${order.order_id} non si poteva più completare con quello che volevi aggiungere. L’ordine resta com’era e liberiamo i ${inEuro(cents)} bloccati sulla carta per l’aggiunta.`,
    notice: 'L’ordine resta com’era e per l’aggiunta non paghi nulla.',
  }),
  cancelled: (order) => ({
    subject: `L’ordine ${order.order_id} è stato annullato`,
    text: `Hai annullato l’ordine ${order.order_id}, previsto ${when(order)}.${order.reserved_amount > 0 ? ` Liberiamo i ${inEuro(order.reserved_amount)} bloccati sulla carta: la tua banca può impiegare qualche giorno.` : ' Non devi pagare nulla.'}`,
    notice: `Era previsto ${when(order)}.`,
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
  const { email, first_name } = await db
    .selectFrom('customer')
    .select(['email', 'first_name'])
    .where('user_id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const { subject, text, notice } = (news[change] as News)(order, cents);
  await db
    .insertInto('mail')
    .values({
      recipient: email,
      subject,
      html: await mailPage(
        subject,
        html`<p>Ciao ${first_name},</p>
          <p>${text}</p>
          ${page ? html`<p><a class="button" target="_top" href="${page}">Apri l’ordine</a></p>` : ''}`,
      ),
      plain: [`Ciao ${first_name},`, text, ...(page ? [`Apri l’ordine: ${page}`] : [])].join('\n\n'),
      order_id: order.order_id,
    })
    .execute();
  await pushNotice(db, order.user_id, { title: subject, body: notice, path: orderPath(order.order_id) });
}
