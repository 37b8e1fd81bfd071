import { Skeleton } from '../../ui/EmptyState.tsx';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useReady } from '../../hooks/useReady.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';

import { usePreparation } from '../checkout/usePreparation.ts';
import { Refused, Sections } from '../sections/Sections.tsx';
import { allReady } from '../sections/section.ts';
import { Foot } from '../summary/Foot.tsx';
import type { MissingStepProps } from '../summary/MissingStep.tsx';
import type { NothingProps } from '../summary/Nothing.tsx';
import { CheckoutSteps } from '../summary/CheckoutSteps.tsx';
import { paymentSections } from './sections.tsx';
import { usePayment } from './usePayment.ts';

const MissingStep = laterView<MissingStepProps>(() => import('../summary/MissingStep.tsx'), 'shown');
const Nothing = laterView<NothingProps>(() => import('../summary/Nothing.tsx'), 'shown');

/** Ways to pay, the bill, and the order button directly under it (LAW-01, LAW-02); all at once, so that nothing moves when the ways are known. */
export function PayForm() {
  const { config } = useSpesa();
  const cart = useCart();
  const links = useLinks();
  const { waiting, missing, ask } = useReady();
  const lines = cartLines(cart);
  const wanted = !waiting && missing === null && lines.length > 0;
  const { status, prepared, reasons } = usePreparation(wanted);
  const { ways, way, choose, order, leaving, refusals } = usePayment(wanted, prepared, cart?.grossTotal ?? 0);

  if (waiting && !cart) return <Skeleton lines={6} />;
  const asked = missing !== null && <MissingStep step={missing} ask={ask} at={links.page('checkout')} />;
  if (asked && missing === 'login') return asked;
  if (!cart || lines.length === 0)
    return (
      <Nothing href={links.page('orders')} label={checkoutTexts.seeOrders()}>
        <Skeleton lines={3} />
      </Nothing>
    );
  if (asked)
    return (
      <>
        {refusals.length > 0 && <Refused title={checkoutTexts.restrictions()} shown={[]} reasons={refusals} />}
        {asked}
      </>
    );

  const refused = status === 'refused';
  const free = prepared?.prebilledAmount === 0;
  if (!ways && !free && !refused && refusals.length === 0)
    return (
      <div className="checkout">
        <CheckoutSteps current="pay" />
        <Skeleton lines={8} />
      </div>
    );
  const state = {
    cart,
    lines,
    form: config.currencyForm,
    pages: { cart: links.page('cart'), checkout: links.page('checkout'), cards: links.page('billing') },
    ways,
    way,
    choose,
    refused,
    free,
    hold: way?.type.needAuth ? (prepared?.prebilledAmount ?? cart.reservedAmount) : undefined,
    guaranteeFile: config.guaranteeFile,
  };
  const parts = { sections: paymentSections, state, reasons: refused ? reasons : refusals };
  return (
    <div className="checkout">
      <CheckoutSteps current="pay" />
      <div className="checkout__columns">
        <div className="checkout__main">
          <Sections {...parts} />
        </div>
        <section className="checkout__side" aria-label={checkoutTexts.summary()}>
          <div className="checkout__panel">
            <Sections side {...parts} />
          </div>
          <Foot cart={cart} why={refused ? reasons[0]?.text : undefined}>
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
          </Foot>
        </section>
      </div>
    </div>
  );
}
