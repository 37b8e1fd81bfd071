import * as cartBillTexts from '../../../core/labels/it/cartBill.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { plural } from '../../../core/labels/text.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AdultDeclaration } from '../contents/AdultDeclaration.tsx';
import { Benefits } from '../contents/Benefits.tsx';
import { CartDelivery } from '../contents/CartDelivery.tsx';
import { CartFoot } from '../contents/CartFoot.tsx';
import { CartLines } from '../contents/CartLines.tsx';
import { CartStatus } from '../contents/CartStatus.tsx';
import { CartTotals } from '../contents/CartTotals.tsx';
import { GiftCodes } from '../contents/GiftCodes.tsx';
import { InSlice } from '../contents/InSlice.tsx';
import { Restrictions } from '../contents/Restrictions.tsx';
import type { CartPageProps } from './cart-page.widget.ts';

/** The cart as a page: the lines, and beside them the summary that stays in sight. */
export default function CartPage({ noHeading }: CartPageProps) {
  const links = useLinks();
  const cart = useCart();
  return (
    <section className="cart-page">
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
      <CartStatus emptyAction={<ButtonLink href={links.page('home')}>{cartContentsTexts.startShopping()}</ButtonLink>}>
        {(shown) => (
          <div className="cart-page__columns">
            <div className="cart-page__main">
              <CartDelivery cart={shown} />
              <CartLines cart={shown} level={2} />
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
                <Restrictions cart={shown} />
              </InSlice>
              <CartFoot cart={shown} />
            </aside>
          </div>
        )}
      </CartStatus>
    </section>
  );
}
