import { label } from '../../../core/labels/label.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Totals, type TotalLine } from '../../ui/Totals.tsx';

const PICKUP = 1;

/** The money lines in the order of the sum; amounts are the server's, none is added up here (NUM-08). */
export function totalLines(cart: Cart): TotalLine[] {
  const { netTotal, orderAdjustmentSummary, deliveryFee, packagingFee, grossTotal, totalVariableWeight = 0, shippingAddress } = cart;
  const pickup = shippingAddress?.deliveryServiceId === PICKUP;
  return [
    ...(netTotal === undefined ? [] : [{ label: label('cart.goods'), amount: netTotal }]),
    ...(orderAdjustmentSummary?.orderAdjustments ?? []).map(({ description, amount }) => ({ label: description, amount, kind: 'discount' as const })),
    ...(deliveryFee === undefined || (shippingAddress?.addressId ?? -1) < 0 ? [] : [{ label: label(pickup ? 'cart.pickupFee' : 'cart.deliveryFee'), amount: deliveryFee }]),
    ...(packagingFee ? [{ label: label('cart.packagingFee'), amount: packagingFee }] : []),
    { label: label(totalVariableWeight > 0 ? 'cart.totalEstimated' : 'cart.total'), amount: grossTotal, kind: 'total', hint: label('cart.vatIncluded') },
  ];
}

/** The sum of the cart, and what of it is weighed later, held and charged (law 24, rulings 6). */
export function CartTotals({ cart }: { cart: Cart }) {
  const { currencyForm } = useSpesa().config;
  const money = useMoney();
  const { totalVariableWeight = 0, reservedAmount } = cart;
  return (
    <section className="cart-totals" aria-label={label('cart.summary')}>
      <Totals lines={totalLines(cart)} form={currencyForm} />
      {totalVariableWeight > 0 && reservedAmount !== undefined && <p className="cart-totals__weight">{label('cart.variableWeight', { amount: money(totalVariableWeight), reserved: money(reservedAmount) })}</p>}
      <p className="cart-totals__means">{label('cart.paymentMeans')}</p>
    </section>
  );
}
