import type { ReactNode } from 'react';
import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';

/** The button that leads on, under the bill; on a phone it stays at the foot of the screen, with the total of the bill repeated for the eye (LAW-01). */
export function Foot({ cart, children }: { cart: Cart; children: ReactNode }) {
  const money = useMoney();
  return (
    <div className="checkout__foot">
      <p className="checkout__total" aria-hidden="true">
        <span>{(cart.totalVariableWeight ? cartBillTexts.totalEstimated : cartBillTexts.total)()}</span>
        <strong>{money(cart.grossTotal)}</strong>
      </p>
      {children}
    </div>
  );
}
