import { Skeleton } from '../../ui/EmptyState.tsx';
import { useState } from 'react';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useAdultDeclaration } from '../../hooks/useAdultDeclaration.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useDeliveryLocks } from '../../hooks/useDeliveryLocks.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useReady } from '../../hooks/useReady.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

import { Refused, Sections } from '../sections/Sections.tsx';
import { allReady } from '../sections/section.ts';
import { Foot } from '../summary/Foot.tsx';
import type { MissingStepProps } from '../summary/MissingStep.tsx';
import type { NothingProps } from '../summary/Nothing.tsx';
import { usePackaging } from '../summary/Packaging.tsx';
import { CheckoutSteps } from '../summary/CheckoutSteps.tsx';
import { reviewSections } from './sections.tsx';
import { usePreparation } from './usePreparation.ts';

const MissingStep = laterView<MissingStepProps>(() => import('../summary/MissingStep.tsx'), 'shown');
const Nothing = laterView<NothingProps>(() => import('../summary/Nothing.tsx'), 'shown');

/** The order to look over: where, when, what, how much; then to the payment (account §2). */
export default function Checkout() {
  const { config, dialogs, cart: store } = useSpesa();
  const cart = useCart();
  const links = useLinks();
  const { waiting, missing, ask } = useReady();
  const lines = cartLines(cart);
  const { status, prepared, reasons, again } = usePreparation(!waiting && missing === null && lines.length > 0);
  const where = useCommand(async () => (await dialogs.open('address', {})) && store.load());
  const when = useCommand(async () => (await dialogs.open('timeslot', {})) && store.load());
  const locks = useDeliveryLocks();
  const adult = useAdultDeclaration(cart);
  const packaging = usePackaging(lines);
  const [tries, setTries] = useState(0);

  if (waiting && !cart) return <Skeleton lines={6} />;
  const asked = missing !== null && <MissingStep step={missing} ask={ask} />;
  if (asked && missing === 'login') return asked;
  if (!cart || lines.length === 0)
    return (
      <Nothing href={links.page('home')} label={checkoutTexts.toShop()}>
        <Skeleton lines={3} />
      </Nothing>
    );
  if (asked) return asked;

  // Below the minimum the refusal stands over everything: it must not push down what is read already.
  if (cart.minimumReached === false && !prepared && reasons.length === 0)
    return (
      <div className="checkout">
        <CheckoutSteps current="review" />
        <Refused title="" shown={[]} reasons={[]} />
        <Skeleton lines={6} />
      </div>
    );

  const state = {
    cart,
    lines,
    form: config.currencyForm,
    cartPage: links.page('cart'),
    packaging,
    prepared,
    adult,
    tries,
    onWhere: locks.address ? undefined : () => void where.run(),
    onWhen: locks.timeslot ? undefined : () => void when.run(),
  };
  const refused = status === 'refused';
  const ready = allReady(reviewSections, state);
  const parts = { sections: reviewSections, state, reasons: refused ? reasons : [], again };
  return (
    <div className="checkout">
      <CheckoutSteps current="review" />
      <div className="checkout__columns">
        <div className="checkout__main">
          <Sections {...parts} />
        </div>
        <aside className="checkout__side" aria-label={checkoutTexts.summary()}>
          <div className="checkout__panel">
            <Sections side {...parts} />
          </div>
          {/* While it is prepared anew the link stays, and it comes when nothing above it will still push it down: no press may miss it. The payment prepares for itself. */}
          <Foot cart={cart} why={refused && ready ? reasons[0]?.text : undefined}>
            {prepared && packaging.known && !refused && reasons.length === 0 && ready ? (
              <ButtonLink wide href={links.page('payment')}>
                {checkoutTexts.toPayment()}
              </ButtonLink>
            ) : (
              <Button
                wide
                busy={status === 'waiting' || !packaging.known}
                disabled={refused && ready}
                onClick={() => setTries((old) => old + 1)}
              >
                {checkoutTexts.toPayment()}
              </Button>
            )}
          </Foot>
        </aside>
      </div>
    </div>
  );
}
