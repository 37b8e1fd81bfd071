import { AdultDeclaration } from '../contents/AdultDeclaration.tsx';
import { CartDelivery } from '../contents/CartDelivery.tsx';
import { Benefits } from '../contents/Benefits.tsx';
import { CartLines } from '../contents/CartLines.tsx';
import { CartStatus } from '../contents/CartStatus.tsx';
import { CartTotals } from '../contents/CartTotals.tsx';
import { EmptyDepartments } from '../contents/EmptyWays.tsx';
import { InSlice } from '../../hooks/InSlice.tsx';
import { GiftCodes } from '../contents/GiftCodes.tsx';
import { Restrictions } from '../contents/Restrictions.tsx';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import type { ViewContext } from '../../element/defineWidget.ts';
import { useLinks } from '../../hooks/useLinks.ts';

/** The whole cart in one column; `footed` above a foot that says total and minimum. */
export default function CartDrawer({ footed = false }: Partial<ViewContext> & { footed?: boolean }) {
  const links = useLinks();
  return (
    <div className="cart-drawer">
      <CartStatus emptyBelow={<EmptyDepartments />}>
        {(cart) => (
          <>
            <CartDelivery cart={cart} compact />
            <InSlice>
              <Benefits compact />
            </InSlice>
            <CartLines cart={cart} />
            <InSlice>
              <GiftCodes cart={cart} />
            </InSlice>
            <CartTotals cart={cart} />
            <InSlice>
              <AdultDeclaration cart={cart} />
            </InSlice>
            <InSlice>
              <Restrictions cart={cart} footed={footed} />
            </InSlice>
            <p className="cart-drawer__page">
              <a href={links.page('cart')}>{cartContentsTexts.showPage()}</a>
            </p>
          </>
        )}
      </CartStatus>
    </div>
  );
}
