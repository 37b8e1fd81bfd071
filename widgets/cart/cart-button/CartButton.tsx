import type { MouseEvent } from 'react';
import '../../../core/labels/it/cart.ts';
import { label } from '../../../core/labels/label.ts';
import { useCart, useCartStatus } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { CartButtonProps } from './cart-button.widget.ts';

/** A link to the cart page that opens the drawer instead; count and total are the server's, those of last time until it answers. */
export default function CartButton({ noTotal }: CartButtonProps) {
  const { dialogs } = useSpesa();
  const links = useLinks();
  const money = useMoney();
  const cart = useCart();
  const stale = useCartStatus() === 'stale';
  const count = cart?.totalItems ?? 0;
  const total = money(cart?.grossTotal);

  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!dialogs.isOpen('cart')) void dialogs.open('cart', {});
  };
  return (
    <a className={names('cart-button', stale && 'stale', count === 0 && 'empty')} href={links.page('cart')} aria-haspopup="dialog" aria-label={count === 0 ? label('cart.buttonEmpty') : undefined} onClick={open}>
      <span className="cart-button__icon">
        <Icon name="cart" />
        {count > 0 && (
          <>
            <span className="hidden-text">{`${label('cart.short')}, `}</span>
            <span className="cart-button__count">{count > 99 ? '99+' : count}</span>
            <span className="hidden-text">{` ${label(count === 1 ? 'cart.one' : 'cart.many')}, `}</span>
          </>
        )}
      </span>
      {!noTotal && <span className="cart-button__total">{count > 0 ? total : label('cart.short')}</span>}
      {noTotal && count > 0 && <span className="hidden-text">{total}</span>}
    </a>
  );
}
