import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { reduction } from '../../../core/rules/price.ts';
import type { CartItem } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { names } from '../../ui/classNames.ts';

/** What a line costs as the server says; for goods that are weighed later an estimate, and said to be one (LAW-24). Struck only where the product's reduction may be announced (LAW-05). */
export function LinePrice({
  line: { product, grossTotal, grossTotalStandard },
  variable,
  pending,
}: {
  line: CartItem;
  variable: boolean;
  pending: boolean;
}) {
  const money = useMoney();
  if (grossTotal === undefined) return <div className="cart-line__price" />;
  const cut = reduction(product) !== null && grossTotalStandard !== undefined && grossTotalStandard > grossTotal;
  return (
    <div className={names('cart-line__price', pending && 'pending', cut && 'cut')} aria-busy={pending || undefined}>
      <p className="cart-line__total">
        {variable ? cartBillTexts.estimated({ price: money(grossTotal) }) : money(grossTotal)}
      </p>
      {cut && (
        <p className="cart-line__before">
          <span className="hidden-text">{cartContentsTexts.insteadOf({ price: money(grossTotalStandard) })}</span>
          <s aria-hidden="true">{money(grossTotalStandard)}</s>
        </p>
      )}
      {variable && <p className="cart-line__hint">{cartContentsTexts.estimatedHint()}</p>}
    </div>
  );
}
