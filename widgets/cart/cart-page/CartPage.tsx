import { createElement, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import * as offersTexts from '../../../core/labels/it/catalogueOffers.ts';
import { plural } from '../../../core/labels/text.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import type { EarlyHost } from '../../element/earlyHost.ts';
import { useCart } from '../../hooks/useCart.ts';
import { AdultDeclaration } from '../contents/AdultDeclaration.tsx';
import { Benefits } from '../contents/Benefits.tsx';
import { CartDelivery } from '../contents/CartDelivery.tsx';
import { CartFoot } from '../contents/CartFoot.tsx';
import { CartLines } from '../contents/CartLines.tsx';
import { CartStatus } from '../contents/CartStatus.tsx';
import { CartTotals } from '../contents/CartTotals.tsx';
import { EmptyDepartments } from '../contents/EmptyWays.tsx';
import { GiftCodes } from '../contents/GiftCodes.tsx';
import { InSlice } from '../../hooks/InSlice.tsx';
import { Restrictions } from '../contents/Restrictions.tsx';
import type { CartPageProps } from './cart-page.widget.ts';

/** Leaves what earlyCart.ts shows in the element until the first lines stand behind it: each is drawn in a slice of its own. Undefined from then on, and where nothing was shown early. */
function useDrawnBehind(host: HTMLElement & EarlyHost, cart: Cart | null): (() => void) | undefined {
  const [early, setEarly] = useState(host.early);
  const shown = cart && cart.totalItems > 0 ? early : undefined;
  useLayoutEffect(() => {
    if (!shown) return;
    host.append(shown);
    host.early = undefined;
    return () => shown.remove();
  }, [shown]);
  return shown && (() => flushSync(() => setEarly(undefined)));
}

/** The cart as a page: the lines, and beside them the summary that stays in sight. */
export default function CartPage({ noHeading, host }: CartPageProps) {
  const cart = useCart();
  const onDrawn = useDrawnBehind(host, cart);
  return (
    <section className="cart-page" hidden={onDrawn !== undefined}>
      {!noHeading && (
        <h1 className="cart-page__title">
          {cartContentsTexts.title()}{' '}
          {cart && cart.totalItems > 0 && (
            <span className="cart-page__count">
              {plural(cart.totalItems, cartBillTexts.itemsOne, cartBillTexts.itemsMany)}
            </span>
          )}
        </h1>
      )}
      <CartStatus
        emptyBelow={
          <div className="cart-page__goods">
            {createElement('spesa-usual-slider')}
            <EmptyDepartments />
            {createElement('spesa-product-slider', { heading: offersTexts.now(), promo: true })}
          </div>
        }
      >
        {(shown) => (
          <div className="cart-page__columns">
            <div className="cart-page__main">
              <CartDelivery cart={shown} />
              <CartLines cart={shown} level={2} onDrawn={onDrawn} />
            </div>
            <aside className="cart-page__side" aria-label={cartContentsTexts.summary()}>
              <InSlice>
                <Benefits />
              </InSlice>
              <InSlice place="gift-codes-place">
                <GiftCodes cart={shown} />
              </InSlice>
              <CartTotals cart={shown} />
              <InSlice>
                <AdultDeclaration cart={shown} />
              </InSlice>
              <InSlice>
                <Restrictions cart={shown} footed />
              </InSlice>
              <CartFoot cart={shown} />
            </aside>
          </div>
        )}
      </CartStatus>
    </section>
  );
}
