import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { Notice } from '../../ui/Notice.tsx';
import { minimumWords } from './minimumWords.ts';
import { useCartReading } from './useCartReading.ts';

/** Why the cart may not be ordered as it is, what the minimum still lacks among it (§7 purchase-restriction). */
export function Restrictions({ cart }: { cart: Cart }) {
  const money = useMoney();
  const restrictions = useCartReading(wholeCart.purchaseRestriction)?.restrictions ?? [];
  const below = restrictions.length === 0 ? minimumWords(cart, money) : undefined;
  if (restrictions.length === 0 && !below) return null;
  return (
    <Notice kind="warning" title={cartContentsTexts.restrictions()}>
      <ul className="restrictions">
        {restrictions.map(({ code, message }) => (
          <li key={code + message}>{message}</li>
        ))}
        {below && <li>{below}</li>}
      </ul>
    </Notice>
  );
}
