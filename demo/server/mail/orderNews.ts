import * as substitutionTexts from '../../../core/labels/it/substitutions.ts';
import { untilWords } from '../../../core/rules/dates.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import type { Db } from '../database/database.ts';
import { orderPath, type ShopPages } from '../http/shopPages.ts';
import { languageOf, speak } from '../language/speak.ts';
import { say } from '../language/translate.ts';
import { inEuro } from '../pricing/money.ts';
import { pushNotice } from '../push/write.ts';
import { itemsOfOrder, type OrderItemRow, type OrderRow } from '../sql/orders/orders.ts';
import { isoInRome } from '../time/rome.ts';
import { isTakenBySilence, substitutionsOf, type SubstitutionRow } from '../warehouse/substitutions.ts';
import { mailLinks } from './links.ts';
import { mailCustomer } from './orderMail.ts';
import { arrives, deliveredParts, differenceParts, factsOf, missingIn, orderedParts, whenTo } from './orderParts.ts';
import type { Line, Part } from './parts.ts';

/** The order that an event is about. */
interface OrderContext {
  order: OrderRow;
  items: readonly OrderItemRow[];
  /** Substitutions that wait for the customer’s answer. */
  asked: readonly SubstitutionRow[];
  /** Refunded amount. */
  cents: number;
  links: ReturnType<typeof mailLinks>;
}

interface NewsOfOrder {
  subject: string;
  lead: readonly string[];
  /** Text of the push message; a locked telephone shows it, so without sums. */
  notice: string;
  /** Label of the link to the order; “Vedi l’ordine” where it is absent. */
  action?: string;
  parts: readonly Part[];
}

const paidBack = ({ reserved_amount }: OrderRow) =>
  reserved_amount > 0 ? say('Quello che hai pagato torna sulla carta.') : say('Non devi pagare nulla.');

const released = ({ reserved_amount }: OrderRow) =>
  reserved_amount > 0
    ? say('Liberiamo i {sum} bloccati sulla carta: la tua banca può impiegare qualche giorno.', {
        sum: inEuro(reserved_amount),
      })
    : say('Non devi pagare nulla.');

const asOrdered = ({ order, items }: OrderContext): Part[] => [factsOf(order), ...orderedParts(order, items)];

/** A proposed substitution: another product, or the same at another weight. */
function proposal({ items }: OrderContext, row: SubstitutionRow): Line[] {
  const { order_item_id, product, quantity, total } = row;
  const item = items.find((one) => one.order_item_id === order_item_id);
  if (!item) return [];
  const shown = product ?? item.product;
  const ordered = formatQuantity(item.quantity, quantityRule(item.product));
  const before = inEuro(item.gross_total);
  return [
    {
      name: shown.name,
      note: [
        product
          ? say('al posto di {name}, {price}', { name: item.product.name, price: before })
          : say('ne avevi chiesto {quantity}, {price}', { quantity: ordered, price: before }),
        (isTakenBySilence(item, row) ? substitutionTexts.willTake : substitutionTexts.willRefuse)(),
      ].join('. '),
      quantity: formatQuantity(quantity, quantityRule(shown)),
      price: inEuro(total),
    },
  ];
}

const lost = (told: OrderContext, subject: string, words: string): NewsOfOrder => ({
  subject,
  lead: [`${words} ${paidBack(told.order)}`],
  notice: paidBack(told.order),
  parts: asOrdered(told),
});

/** The mail and push texts of each order event, in the current language. */
const news = {
  unpaid: (told) => ({
    subject: say('L’ordine {n} non è stato pagato', { n: told.order.order_id }),
    lead: [
      say(
        'Il pagamento dell’ordine {n}, previsto {when}, non è riuscito e non ti è stato addebitato nulla. I prodotti sono di nuovo nel carrello: puoi riprovare con un’altra carta, dal carrello o dalla pagina dell’ordine, finché la fascia oraria è libera.',
        { n: told.order.order_id, when: whenTo(told.order) },
      ),
    ],
    notice: say('Non ti è stato addebitato nulla: puoi riprovare finché la fascia oraria è libera.'),
    action: say('Paga l’ordine'),
    parts: asOrdered(told),
  }),
  picking: (told) => ({
    subject: say('Stiamo preparando l’ordine {n}', { n: told.order.order_id }),
    lead: [say('Abbiamo iniziato a preparare la tua spesa: da ora non si può più cambiare.'), arrives(told.order)],
    notice: say('Da ora non si può più cambiare.'),
    parts: asOrdered(told),
  }),
  ready: (told) => ({
    subject: say('L’ordine {n} è pronto', { n: told.order.order_id }),
    lead: [
      arrives(told.order),
      say('Abbiamo preparato e pesato la tua spesa: il totale finale è {sum}.', {
        sum: inEuro(told.order.final_total ?? told.order.gross_total),
      }),
    ],
    notice: arrives(told.order),
    parts: [...differenceParts(told.order, told.items), factsOf(told.order), ...deliveredParts(told.order, told.items)],
  }),
  asked: (told) => ({
    subject: say('L’ordine {n} aspetta una tua risposta', { n: told.order.order_id }),
    lead: [
      say(
        'Mentre preparavamo la tua spesa è mancato qualcosa: ti proponiamo che cosa mettere al suo posto. Rispondi {until}.',
        { until: told.order.asks_until ? untilWords(isoInRome(told.order.asks_until)) : '' },
      ),
    ],
    notice: say('È mancato qualcosa: dicci che cosa mettere al suo posto.'),
    action: say('Rispondi ora'),
    parts: [
      { kind: 'title', words: say('Che cosa ti proponiamo') },
      { kind: 'lines', lines: told.asked.flatMap((row) => proposal(told, row)), sums: [] },
      factsOf(told.order),
    ],
  }),
  questionWithdrawn: (told) => ({
    subject: say('L’ordine {n} non aspetta più la tua risposta', { n: told.order.order_id }),
    lead: [
      say('Non serve più che tu risponda alla nostra domanda: andiamo avanti con la tua spesa.'),
      arrives(told.order),
    ],
    notice: say('Andiamo avanti con la tua spesa: non devi fare nulla.'),
    parts: asOrdered(told),
  }),
  delivered: (told) => ({
    subject: say('L’ordine {n} è consegnato', { n: told.order.order_id }),
    lead: [say('Grazie! Se manca qualcosa, scrivici: te lo rimborsiamo.'), missingIn(told.order, told.items)].filter(
      Boolean,
    ),
    notice: say('Se manca qualcosa, scrivici.'),
    parts: [
      {
        kind: 'small',
        words: say('Qualcosa non andava?'),
        link: { label: say('Manda un reclamo'), url: told.links.complaint(told.order.order_id) },
      },
      factsOf(told.order),
      ...deliveredParts(told.order, told.items),
    ],
  }),
  notCollected: (told) =>
    lost(
      told,
      say('L’ordine {n} non è stato ritirato', { n: told.order.order_id }),
      say('Nessuno ha ritirato l’ordine {n}.', { n: told.order.order_id }),
    ),
  failed: (told) =>
    lost(
      told,
      say('Non siamo riusciti a consegnare l’ordine {n}', { n: told.order.order_id }),
      say('Non siamo riusciti a consegnare l’ordine {n}.', { n: told.order.order_id }),
    ),
  refunded: (told) => ({
    subject: say('Un rimborso per l’ordine {n}', { n: told.order.order_id }),
    lead: [
      say('Ti rimborsiamo {sum} per l’ordine {n}, sulla carta con cui hai pagato.', {
        sum: inEuro(told.cents),
        n: told.order.order_id,
      }),
    ],
    notice: say('Torna sulla carta con cui hai pagato.'),
    parts: [factsOf(told.order), ...deliveredParts(told.order, told.items)],
  }),
  notAdded: (told) => ({
    subject: say('Non abbiamo potuto aggiungere altro all’ordine {n}', { n: told.order.order_id }),
    lead: [
      say(
        'Quando la tua banca ha confermato, l’ordine {n} non si poteva più completare con quello che volevi aggiungere. L’ordine resta com’era e liberiamo i {sum} bloccati sulla carta per l’aggiunta.',
        { n: told.order.order_id, sum: inEuro(told.cents) },
      ),
    ],
    notice: say('L’ordine resta com’era e per l’aggiunta non paghi nulla.'),
    parts: asOrdered(told),
  }),
  cancelled: (told) => ({
    subject: say('L’ordine {n} è stato annullato', { n: told.order.order_id }),
    lead: [
      say('Hai annullato l’ordine {n}, previsto {when}.', { n: told.order.order_id, when: whenTo(told.order) }),
      released(told.order),
    ],
    notice: say('Era previsto {when}.', { when: whenTo(told.order) }),
    parts: asOrdered(told),
  }),
} satisfies Record<string, (told: OrderContext) => NewsOfOrder>;

/** Writes mail, message and push notice of an order event in the event's own transaction; `cents` is the refunded amount. */
export async function tellOfOrder(
  db: Db,
  pages: ShopPages,
  order: OrderRow,
  change: keyof typeof news,
  cents = 0,
): Promise<void> {
  const { email, first_name, language } = await db
    .selectFrom('customer')
    .select(['email', 'first_name', 'language'])
    .where('user_id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const links = mailLinks(pages);
  const items = await itemsOfOrder(db, order.order_id);
  const asked = (await substitutionsOf(db, order.order_id)).filter(({ state }) => state === 'asked');
  await speak(languageOf(language), async () => {
    const told = (news[change] as (told: OrderContext) => NewsOfOrder)({ order, items, asked, cents, links });
    const { subject, lead, notice, action = say('Vedi l’ordine'), parts } = told;
    const greeting = say('Ciao {name},', { name: first_name });
    const content = { subject, greeting, lead, action: { label: action, url: links.order(order.order_id) }, parts };
    await mailCustomer(db, pages, order, email, content);
    await pushNotice(db, order.user_id, { title: subject, body: notice, path: orderPath(order.order_id) });
  });
}
