import { label } from '../../../core/labels/label.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { BillTotals } from '../../ui/BillTotals.tsx';

/** The sum of the cart, and what of it is weighed later, held and charged (law 24, rulings 6). */
export function CartTotals({ cart }: { cart: Cart }) {
  const { currencyForm } = useSpesa().config;
  const money = useMoney();
  const { totalVariableWeight = 0, reservedAmount } = cart;
  return (
    <section className="cart-totals" aria-label={label('cart.summary')}>
      <BillTotals bill={cart} form={currencyForm} />
      {totalVariableWeight > 0 && reservedAmount !== undefined && <p className="cart-totals__weight">{label('cart.variableWeight', { amount: money(totalVariableWeight), reserved: money(reservedAmount) })}</p>}
      <p className="cart-totals__means">{label('cart.paymentMeans')}</p>
    </section>
  );
}
