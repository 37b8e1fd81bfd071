import { orders, wholeOrder } from '../../../core/api/endpoints/orders.ts';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { formatCurrency, type CurrencyForm } from '../../../core/rules/price.ts';
import { useQuery } from '../../hooks/useQuery.ts';

/** What is held for the order that this one takes the place of, and when it is released. */
export function Freed({ orderId, form }: { orderId: number; form: CurrencyForm }) {
  const { data } = useQuery(orders.view, wholeOrder(orderId));
  if (!data?.reservedAmount) return null;
  return (
    <p className="bill__note">
      {checkoutTexts.freed({ n: orderId, amount: formatCurrency(data.reservedAmount, form) })}
    </p>
  );
}
