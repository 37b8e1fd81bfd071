import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { lineCost } from '../../../core/rules/lineWords.ts';
import type { CartItem } from '../../../core/schema/cart.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { names } from '../../ui/classNames.ts';

/** What a line costs as the server says. */
export function LinePrice({ line, pending }: { line: CartItem; pending: boolean }) {
  const cost = lineCost(line, useSpesa().config.currencyForm);
  if (!cost) return <div className="cart-line__price" />;
  const { total, before, weighed } = cost;
  return (
    <div
      className={names('cart-line__price', pending && 'pending', before && 'cut', weighed && 'weighed')}
      aria-busy={pending || undefined}
    >
      <p className="cart-line__total">{total}</p>
      {before && (
        <p className="cart-line__before">
          <span className="hidden-text">{cartContentsTexts.insteadOf({ price: before })}</span>
          <s aria-hidden="true">{before}</s>
        </p>
      )}
    </div>
  );
}
