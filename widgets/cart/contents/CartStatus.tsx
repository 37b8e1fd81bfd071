import { useEffect, useRef, type ReactNode } from 'react';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import * as commonTexts from '../../../core/labels/it/common.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCart, useCartStatus } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyWays } from './EmptyWays.tsx';

/** When the cart has been emptied or filled again and the focus went with what was there, it goes to the first thing to be done now (CART-12). */
function useFoundFocus(state: 'unknown' | 'empty' | 'full') {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const turned = before.current !== 'unknown' && state !== 'unknown' && before.current !== state;
    before.current = state;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (turned && lost)
      box.current?.querySelector<HTMLElement>(state === 'empty' ? '.empty-state a' : '.cart-line__name')?.focus();
  }, [state]);
  return box;
}

/** The cart in whatever state it is: on its way, empty, not reachable, of last time, or as it stands. */
export function CartStatus({ emptyBelow, children }: { emptyBelow: ReactNode; children(cart: Cart): ReactNode }) {
  const spesa = useSpesa();
  const cart = useCart();
  const status = useCartStatus();
  const reload = useCommand(() => spesa.cart.load(), 'silent');

  const empty = !cart || cartLines(cart).length === 0;
  const box = useFoundFocus(status !== 'ready' ? 'unknown' : empty ? 'empty' : 'full');

  if (status === 'failed' && !cart)
    return <ErrorState text={errorTexts.errorLoadingCart()} busy={reload.busy} onRetry={() => void reload.run()} />;
  if (status === 'loading' && !cart) return <Skeleton lines={9} />;
  if (!cart || empty) {
    return (
      <div className="cart-status" ref={box}>
        <EmptyState icon="basket" title={cartContentsTexts.emptyHeading()} action={<EmptyWays />}>
          <p>{cartContentsTexts.emptyHint()}</p>
        </EmptyState>
        {emptyBelow}
      </div>
    );
  }
  return (
    <div className="cart-status" ref={box}>
      {status === 'stale' && (
        <Notice kind={reload.error ? 'warning' : 'info'}>
          <p>{(reload.error ? cartContentsTexts.staleFailed : cartContentsTexts.stale)()}</p>
          <Button small variant="secondary" busy={reload.busy} onClick={() => void reload.run()}>
            {commonTexts.retry()}
          </Button>
        </Notice>
      )}
      {children(cart)}
    </div>
  );
}
