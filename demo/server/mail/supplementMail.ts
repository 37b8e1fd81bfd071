import { html } from 'hono/html';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import type { Db } from '../database/database.ts';
import { inEuro } from '../pricing/money.ts';
import type { OrderRow } from '../sql/orders/orders.ts';
import type { SupplementItemRow, SupplementRow } from '../sql/orders/supplements.ts';
import { chosenOf, conditions, whenTo } from './confirmation.ts';
import { guaranteeFile, guaranteeLines, guaranteePart, holdsGoods } from './guarantee.ts';
import { mailPage } from './mailPage.ts';
import { say, translated } from '../language/translate.ts';

/** Writes the mail that confirms what was added to an order, with its lines and sums (LAW-21), in the change's own transaction; `held` is what is held on the card, in cents. In the language that is spoken. */
export async function supplementMail(
  db: Db,
  order: OrderRow,
  added: SupplementRow,
  items: readonly SupplementItemRow[],
  held: number,
): Promise<void> {
  const { email, first_name: name } = await db
    .selectFrom('customer')
    .select(['email', 'first_name'])
    .where('user_id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const lines = items.map((item) => ({
    name: `${item.product.name} ${item.product.shortDescr}, ${item.product.description}${item.variable ? ' *' : ''}${chosenOf(item)}`,
    quantity: formatQuantity(item.quantity, quantityRule(item.product)),
    price: inEuro(item.gross_total),
  }));
  const sums: [string, number][] = [
    ...added.adjustments.map(({ description, amount }): [string, number] => [translated(description), amount]),
    ...(added.bag_count > 0
      ? [[say('Sacchetti ({n})', { n: added.bag_count }), added.bag_fee] satisfies [string, number]]
      : []),
    [say('Totale dell’aggiunta'), added.gross_total],
    [say('Totale dell’ordine'), order.gross_total + added.gross_total],
  ];
  const file = holdsGoods(items) ? await guaranteeFile(db) : undefined;
  const n = order.order_id;
  const title = say('Abbiamo aggiunto altro all’ordine {n}', { n });
  const intro = say(
    'Ciao {name}, questi prodotti si aggiungono al tuo ordine {n} e arrivano insieme al resto {when}.',
    { name, n, when: whenTo(order) },
  );
  const payment =
    held > 0
      ? say('Per l’aggiunta sulla carta sono riservati al massimo {sum}: paghi quello che avremo preparato e pesato.', {
          sum: inEuro(held),
        })
      : say('L’aggiunta si paga alla consegna, insieme al resto.');
  await db
    .insertInto('mail')
    .values({
      recipient: email,
      order_id: order.order_id,
      subject: title,
      html: await mailPage(
        title,
        html`<p>${intro}</p>
          <table>
            <tbody>
              ${lines.map(
                ({ name, quantity, price }) =>
                  html`<tr>
                    <td>${name}</td>
                    <td>${quantity}</td>
                    <td>${price}</td>
                  </tr>`,
              )}
            </tbody>
            <tfoot>
              ${sums.map(
                ([label, amount]) =>
                  html`<tr>
                    <th scope="row" colspan="2">${label}</th>
                    <td>${inEuro(amount)}</td>
                  </tr>`,
              )}
            </tfoot>
          </table>
          <p>${payment}</p>
          ${items.some(({ variable }) => variable) ? html`<p class="small">${say('* Prodotti a peso variabile: il prezzo finale dipende dal peso effettivo.')}</p>` : ''}
          ${conditions(items).map((sentence) => html`<p class="small">${sentence}</p>`)}
          ${file === undefined ? '' : guaranteePart(file)}`,
      ),
      plain: [
        intro,
        '',
        ...lines.map(({ name, quantity, price }) => `${quantity}  ${name}  ${price}`),
        '',
        ...sums.map(([label, amount]) => `${label}: ${inEuro(amount)}`),
        '',
        payment,
        '',
        ...conditions(items),
        ...(file === undefined ? [] : guaranteeLines(file)),
      ].join('\n'),
    })
    .execute();
}
