import type { Db } from '../database/database.ts';
import type { ShopPages } from '../http/shopPages.ts';
import { say, translated } from '../language/translate.ts';
import { inEuro } from '../pricing/money.ts';
import type { OrderRow } from '../sql/orders/orders.ts';
import type { SupplementItemRow, SupplementRow } from '../sql/orders/supplements.ts';
import { guaranteeFile, guaranteeParts, holdsGoods } from './guarantee.ts';
import { mailLinks } from './links.ts';
import { mailCustomer } from './orderMail.ts';
import { conditions, factsOf, lineOf, whenTo } from './orderParts.ts';
import type { Part } from './parts.ts';

interface Addition {
  order: OrderRow;
  added: SupplementRow;
  items: readonly SupplementItemRow[];
  /** Amount reserved on the card, in cents. */
  held: number;
}

const sumsOf = ({ order, added }: Addition): [string, string][] => [
  ...added.adjustments.map(({ description, amount }): [string, string] => [translated(description), inEuro(amount)]),
  ...(added.bag_count > 0
    ? [[say('Sacchetti ({n})', { n: added.bag_count }), inEuro(added.bag_fee)] satisfies [string, string]]
    : []),
  [say('Totale dell’ordine'), inEuro(order.gross_total + added.gross_total)],
  [say('Totale dell’aggiunta'), inEuro(added.gross_total)],
];

const payment = (held: number): string =>
  held > 0
    ? say('Per l’aggiunta sulla carta sono riservati al massimo {sum}: paghi quello che avremo preparato e pesato.', {
        sum: inEuro(held),
      })
    : say('L’aggiunta si paga alla consegna, insieme al resto.');

const weighed = (items: readonly SupplementItemRow[]): Part[] =>
  !items.some(({ variable }) => variable)
    ? []
    : [
        {
          kind: 'small',
          words: say('* Prodotti a peso variabile: il prezzo finale dipende dal peso effettivo.'),
        },
      ];

/** Confirms an addition to an order by mail, with its lines and sums (LAW-21), in the change's own transaction and the current language. */
export async function supplementMail(db: Db, pages: ShopPages, addition: Addition): Promise<void> {
  const { order, items, held } = addition;
  const { email, first_name: name } = await db
    .selectFrom('customer')
    .select(['email', 'first_name'])
    .where('user_id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const n = order.order_id;
  await mailCustomer(db, pages, order, email, {
    subject: say('Abbiamo aggiunto altro all’ordine {n}', { n }),
    lead: [
      say('Ciao {name}, questi prodotti si aggiungono al tuo ordine {n} e arrivano insieme al resto {when}.', {
        name,
        n,
        when: whenTo(order),
      }),
      payment(held),
    ],
    action: { label: say('Vedi l’ordine'), url: mailLinks(pages).order(n) },
    parts: [
      { kind: 'lines', lines: items.map(lineOf), sums: sumsOf(addition) },
      factsOf(order),
      ...weighed(items),
      ...conditions(items, pages),
      ...(holdsGoods(items) ? guaranteeParts(await guaranteeFile(db)) : []),
    ],
  });
}
