import type { ReactNode } from 'react';
import { loginFirst } from '../../../core/flows/loginFirst.ts';
import * as heldTexts from '../../../core/labels/it/cartHeld.ts';
import * as returnTexts from '../../../core/labels/it/checkoutReturn.ts';
import * as commonTexts from '../../../core/labels/it/common.ts';
import { hasTimeslot } from '../../../core/rules/missingStep.ts';
import { minutesHeld } from '../../../core/rules/slotHold.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface ReturnedProps {
  /** `unknown`: the shop did not answer; `expired`: it asks who is there first. */
  state: 'waiting' | 'paid' | 'failed' | 'unknown' | 'expired';
  /** Where the order is seen, and all of them. */
  order: string;
  orders: string;
  /** Words of the link to all orders. */
  seeOrders: string;
  again(): void;
  children?: ReactNode;
}

const words = {
  waiting: { title: returnTexts.confirming, text: returnTexts.confirmingText },
  paid: { title: returnTexts.confirming, text: returnTexts.confirmingText },
  unknown: { title: returnTexts.unknownTitle, text: returnTexts.unknownText },
  expired: { title: returnTexts.expiredTitle, text: returnTexts.expiredText },
};

/** What was not paid, and what has become of products and slot. */
function Failed() {
  const spesa = useSpesa();
  const cart = useCart();
  const held = cart && hasTimeslot(cart) ? minutesHeld(cart, spesa.serverNow()) : undefined;
  return (
    <Notice kind="error" title={returnTexts.failedTitle()}>
      <p>{returnTexts.failedText()}</p>
      {held !== undefined && <p>{held > 0 ? returnTexts.failedHeld() : heldTexts.lapsed()}</p>}
    </Notice>
  );
}

/** How the visit to the card's site went (account §2, PAY-06); who was logged out meanwhile is asked in again, and nobody is told of a failure that is not known (SES-02). */
export default function Returned({ state, order, orders, seeOrders, again, children }: ReturnedProps) {
  const spesa = useSpesa();
  const enter = useCommand(() => loginFirst(spesa));
  if (state === 'failed') return <Failed />;
  const { title, text } = words[state];
  return (
    <div className="checkout checkout--waiting">
      <Notice kind={state === 'unknown' ? 'warning' : 'info'} title={title()}>
        <p>{text()}</p>
      </Notice>
      {state === 'unknown' && <Button onClick={again}>{commonTexts.retry()}</Button>}
      {state === 'expired' && (
        <Button busy={enter.busy} onClick={() => void enter.run()}>
          {returnTexts.enter()}
        </Button>
      )}
      {(state === 'waiting' || state === 'paid') && children}
      <ButtonLink variant="secondary" href={state === 'paid' ? order : orders}>
        {state === 'paid' ? returnTexts.seeOrder() : seeOrders}
      </ButtonLink>
    </div>
  );
}
