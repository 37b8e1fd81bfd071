import type { ReactNode } from 'react';
import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';

/** Call to action of a checkout step; on a phone a sticky footer that repeats the total, hidden from assistive technology (LAW-01). */
export function Foot({ cart, why, children }: { cart: Cart; why?: string | undefined; children: ReactNode }) {
  const money = useMoney();
  return (
    <div className="checkout__foot">
      <p className="checkout__total" aria-hidden="true">
        <span>{(cart.totalVariableWeight ? cartBillTexts.totalEstimated : cartBillTexts.total)()}</span>
        <strong>{money(cart.grossTotal)}</strong>
      </p>
      {why && <p className="checkout__why">{why}</p>}
      {children}
    </div>
  );
}
