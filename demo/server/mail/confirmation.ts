import type { ShopPages } from '../http/shopPages.ts';
import { say } from '../language/translate.ts';
import { inEuro } from '../pricing/money.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import { guaranteeParts, holdsGoods } from './guarantee.ts';
import { mailLinks } from './links.ts';
import { arrives, changeable, conditions, factsOf, orderedParts, whenTo } from './orderParts.ts';
import type { Content, Part } from './parts.ts';

/** That staff placed the order for its customer; none where the customer did. */
const placedFor = ({ placed_by_name: name }: OrderRow): string[] =>
  !name
    ? []
    : [
        say(
          'L’ha fatto per te {name}, del servizio clienti. Se non l’hai chiesto tu, annullalo dalla pagina dell’ordine.',
          { name },
        ),
      ];

const weighed = (order: OrderRow, items: readonly OrderItemRow[]): Part[] =>
  !items.some(({ variable }) => variable)
    ? []
    : [
        {
          kind: 'small',
          words: order.reserved_amount
            ? say(
                '* Prodotti a peso variabile: il prezzo finale dipende dal peso effettivo. Sulla carta è riservato al massimo {sum}.',
                { sum: inEuro(order.reserved_amount) },
              )
            : say('* Prodotti a peso variabile: il prezzo finale dipende dal peso effettivo.'),
        },
      ];

/** Order confirmation (LAW-21) of a placed or changed order, in the current language; `file` is the address of the official notice on the legal guarantee, empty for none. */
export const confirmation = (
  order: OrderRow,
  items: readonly OrderItemRow[],
  name: string,
  pages: ShopPages,
  file = '',
): Content => ({
  subject: say('Il tuo ordine {order}: {when}', { order: order.order_id, when: whenTo(order) }),
  title: order.replaces_order_id
    ? say('Grazie {name}, il tuo ordine {order} è cambiato', { name, order: order.order_id })
    : say('Grazie {name}, abbiamo ricevuto il tuo ordine {order}', { name, order: order.order_id }),
  lead: [
    arrives(order),
    ...(order.replaces_order_id
      ? [say('Prende il posto dell’ordine {n}, che non vale più.', { n: order.replaces_order_id })]
      : []),
    ...placedFor(order),
    changeable(order),
  ],
  action: { label: say('Vedi l’ordine'), url: mailLinks(pages).order(order.order_id) },
  parts: [
    factsOf(order),
    ...orderedParts(order, items),
    ...weighed(order, items),
    ...conditions(items, pages),
    ...(holdsGoods(items) ? guaranteeParts(file) : []),
  ],
});
