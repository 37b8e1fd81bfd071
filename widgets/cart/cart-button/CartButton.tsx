import type { MouseEvent } from 'react';
import * as cartTexts from '../../../core/labels/it/cart.ts';
import { useCart, useCartStatus, useLineCount } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { CartButtonProps } from './cart-button.widget.ts';

/** A link to the cart page that opens the drawer instead; the total is the server's for the goods, that of last time until it answers; the count holds what is wished at once. */
export default function CartButton({ noTotal }: CartButtonProps) {
  const { dialogs } = useSpesa();
  const links = useLinks();
  const money = useMoney();
  const cart = useCart();
  const stale = useCartStatus() === 'stale';
  const { count, pending } = useLineCount();
  const total = cart && cart.totalItems > 0 ? money(cart.netTotal ?? cart.grossTotal) : '';

  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!dialogs.isOpen('cart')) void dialogs.open('cart', {});
  };
  return (
    <a
      className={names('cart-button', stale && 'stale', pending && 'pending', count === 0 && 'empty')}
      href={links.page('cart')}
      aria-haspopup="dialog"
      aria-label={count === 0 ? cartTexts.buttonEmpty() : undefined}
      onClick={open}
    >
      <span className="cart-button__icon">
        <Icon name="cart" />
        {count > 0 && (
          <>
            <span className="hidden-text">{`${cartTexts.short()}, `}</span>
            <span className="cart-button__count">{count > 99 ? '99+' : count}</span>
            <span className="hidden-text">{` ${(count === 1 ? cartTexts.one : cartTexts.many)()}, `}</span>
          </>
        )}
      </span>
      {!noTotal && <span className="cart-button__total">{count > 0 ? total : cartTexts.short()}</span>}
      {noTotal && count > 0 && <span className="hidden-text">{total}</span>}
    </a>
  );
}
