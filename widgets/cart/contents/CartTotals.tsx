import { label, type LabelKey } from '../../../core/labels/label.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { BillTotals } from '../../ui/BillTotals.tsx';

const POINT = 5;
const limits: Record<number, LabelKey> = { 1: 'cart.limitsPickup', 4: 'cart.limitsFast', [POINT]: 'cart.limitsPoint' };

/** What limits the delivery, and how it can be paid (law 03). */
function termsOf({ shippingAddress, minimumAmount }: Cart, money: (euro: number) => string): string {
  const service = shippingAddress?.deliveryServiceId ?? 0;
  return [label(limits[service] ?? 'cart.limits'), minimumAmount ? label('cart.limitsMinimum', { minimum: money(minimumAmount) }) : '', label(service === POINT ? 'cart.paymentMeansLocker' : 'cart.paymentMeans')].filter(Boolean).join(' ');
}

/** The sum of the cart, and what of it is weighed later, held and charged (law 24, rulings 6). */
export function CartTotals({ cart }: { cart: Cart }) {
  const { currencyForm } = useSpesa().config;
  const money = useMoney();
  const { totalVariableWeight = 0, reservedAmount } = cart;
  return (
    <section className="cart-totals" aria-label={label('cart.summary')}>
      <BillTotals bill={cart} form={currencyForm} />
      {totalVariableWeight > 0 && reservedAmount !== undefined && <p className="cart-totals__weight">{label('cart.variableWeight', { amount: money(totalVariableWeight), reserved: money(reservedAmount) })}</p>}
      <p className="cart-totals__means">{termsOf(cart, money)}</p>
    </section>
  );
}
