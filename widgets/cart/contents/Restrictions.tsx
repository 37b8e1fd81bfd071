import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { Notice } from '../../ui/Notice.tsx';
import { minimumWords } from './minimumWords.ts';
import { useCartReading } from './useCartReading.ts';

/** Why the cart may not be ordered as it is, what the minimum still lacks among it (§7 purchase-restriction) unless a foot says it already. */
export function Restrictions({ cart, footed }: { cart: Cart; footed?: boolean }) {
  const money = useMoney();
  const minimum = minimumWords(cart, money);
  const said = footed && minimum;
  const all = useCartReading(wholeCart.purchaseRestriction)?.restrictions ?? [];
  const restrictions = all.filter(({ code }) => !said || code !== 'cart.minimumAmount');
  const below = !said && all.length === 0 && minimum;
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
