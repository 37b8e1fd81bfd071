import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useReady } from '../../hooks/useReady.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, Skeleton } from '../../ui/Notice.tsx';
import { usePreparation } from '../checkout/usePreparation.ts';
import { Sections } from '../sections/Sections.tsx';
import { allReady } from '../sections/section.ts';
import { MissingStep } from '../summary/MissingStep.tsx';
import { Steps } from '../summary/Steps.tsx';
import { paymentSections } from './sections.tsx';
import { usePayment } from './usePayment.ts';

/** Ways to pay, the bill, and the order button directly under it (LAW-01, LAW-02). */
export function PayForm() {
  const { config } = useSpesa();
  const cart = useCart();
  const links = useLinks();
  const { waiting, missing, ask } = useReady();
  const lines = cartLines(cart);
  const { status, prepared, reasons } = usePreparation(!waiting && missing === null && lines.length > 0);
  const { ways, way, choose, order, leaving, refusals } = usePayment(prepared, cart?.grossTotal ?? 0);

  if (waiting && !cart) return <Skeleton lines={6} />;
  if (missing !== null) return <MissingStep step={missing} ask={ask} at={links.page('checkout')} />;
  if (!cart || lines.length === 0)
    return (
      <EmptyState
        title={checkoutTexts.emptyTitle()}
        action={<ButtonLink href={links.page('orders')}>{checkoutTexts.seeOrders()}</ButtonLink>}
      />
    );

  const refused = status === 'refused';
  const state = {
    cart,
    lines,
    form: config.currencyForm,
    pages: { cart: links.page('cart'), checkout: links.page('checkout') },
    ways,
    way,
    choose,
    refused,
    hold: way?.type.needAuth ? (prepared?.prebilledAmount ?? cart.reservedAmount) : undefined,
  };
  const parts = { sections: paymentSections, state, reasons: refused ? reasons : refusals };
  return (
    <div className="checkout">
      <Steps current="pay" />
      <div className="checkout__columns">
        <div className="checkout__main">
          <Sections {...parts} />
        </div>
        <section className="checkout__side" aria-label={checkoutTexts.summary()}>
          <Sections side {...parts} />
          <Button
            wide
            busy={order.busy || leaving || status === 'waiting'}
            disabled={refused || !allReady(paymentSections, state)}
            onClick={() => void order.run()}
          >
            {checkoutTexts.order()}
          </Button>
          {leaving && (
            <p className="checkout__leaving" role="status">
              {checkoutTexts.leaving()}
            </p>
          )}
        </section>
      </div>
    </div>
  );
}
