import type { ReactNode } from 'react';
import * as returnTexts from '../../../core/labels/it/checkoutReturn.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface ReturnedProps {
  state: 'waiting' | 'paid' | 'failed';
  /** Where the order is seen, and all of them. */
  order: string;
  orders: string;
  /** Words of the link to all orders. */
  seeOrders: string;
  children?: ReactNode;
}

/** How the visit to the card's site went (account §2, PAY-06). */
export default function Returned({ state, order, orders, seeOrders, children }: ReturnedProps) {
  if (state === 'failed')
    return (
      <Notice kind="error" title={returnTexts.failedTitle()}>
        <p>{returnTexts.failedText()}</p>
      </Notice>
    );
  return (
    <div className="checkout checkout--waiting">
      <Notice title={returnTexts.confirming()}>
        <p>{returnTexts.confirmingText()}</p>
      </Notice>
      {children}
      <ButtonLink variant="secondary" href={state === 'paid' ? order : orders}>
        {state === 'paid' ? returnTexts.seeOrder() : seeOrders}
      </ButtonLink>
    </div>
  );
}
