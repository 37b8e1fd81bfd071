import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { Text } from '../../../core/labels/text.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { BillTotals } from '../../ui/BillTotals.tsx';

const POINT = 5;
const limits: Record<number, Text> = {
  1: cartContentsTexts.limitsPickup,
  4: cartContentsTexts.limitsFast,
  [POINT]: cartContentsTexts.limitsPoint,
};

/** What limits the delivery, and how it can be paid (LAW-03). */
function termsOf({ shippingAddress, minimumAmount }: Cart, money: (euro: number) => string): string {
  const service = shippingAddress?.deliveryServiceId ?? 0;
  return [
    (limits[service] ?? cartContentsTexts.limits)(),
    minimumAmount ? cartContentsTexts.limitsMinimum({ minimum: money(minimumAmount) }) : '',
    (service === POINT ? cartContentsTexts.paymentMeansLocker : cartContentsTexts.paymentMeans)(),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The sum of the cart, and what of it is weighed later, held and charged (LAW-24, ruling 6). */
export function CartTotals({ cart }: { cart: Cart }) {
  const { currencyForm } = useSpesa().config;
  const money = useMoney();
  const { totalVariableWeight = 0, reservedAmount } = cart;
  return (
    <section className="cart-totals" aria-label={cartContentsTexts.summary()}>
      <BillTotals bill={cart} form={currencyForm} />
      {totalVariableWeight > 0 && reservedAmount !== undefined && (
        <p className="cart-totals__weight">
          {cartContentsTexts.variableWeight({ amount: money(totalVariableWeight), reserved: money(reservedAmount) })}
        </p>
      )}
      <p className="cart-totals__means">{termsOf(cart, money)}</p>
    </section>
  );
}
