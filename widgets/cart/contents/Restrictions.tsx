import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { Notice } from '../../ui/Notice.tsx';
import { minimumWords } from './minimumWords.ts';
import { useCartReading } from './useCartReading.ts';

const ofMinimum = 'cart.minimumAmount';

/** Why the cart may not be ordered as it is, what the minimum still lacks among it (§7 purchase-restriction) unless a foot says it already. */
export function Restrictions({ cart, footed }: { cart: Cart; footed?: boolean }) {
  const money = useMoney();
  const minimum = minimumWords(cart, money);
  const all = useCartReading(wholeCart.purchaseRestriction)?.restrictions ?? [];
  const restrictions = footed && minimum ? all.filter(({ code }) => code !== ofMinimum) : all;
  const below = footed || all.length > 0 ? undefined : minimum;
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
