import { say } from '../language/translate.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import { bagsPaid, bagsTotal } from './bags.ts';
import { inEuro } from './money.ts';

/** From the goods of an order that was picked and weighed to what was paid, in cents; the last row is the total. */
export function finalSums(order: OrderRow, items: readonly Pick<OrderItemRow, 'final_total'>[]): [string, number][] {
  const goods = items.reduce((sum, { final_total }) => sum + (final_total ?? 0), 0);
  const total = order.final_total ?? order.gross_total;
  const expected = goods + order.adjustment_total + order.delivery_fee + bagsTotal(order);
  return [
    [say('Prodotti'), goods],
    ...(order.adjustment_total ? [[say('Sconti e buoni'), order.adjustment_total] satisfies [string, number]] : []),
    [say('Consegna'), order.delivery_fee],
    ...(bagsPaid(order) > 0
      ? [
          [
            say('Sacchetti: {n} × {sum}', {
              n: bagsPaid(order),
              sum: inEuro(Math.round(order.bag_fee / order.bag_count)),
            }),
            bagsTotal(order),
          ] satisfies [string, number],
        ]
      : []),
    ...(total < expected
      ? [[say('Oltre l’importo bloccato sulla carta: non lo paghi'), total - expected] satisfies [string, number]]
      : []),
    [say('Totale'), total],
  ];
}
