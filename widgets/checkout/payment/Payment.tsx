import { useEffect } from 'react';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice, Skeleton } from '../../ui/Notice.tsx';
import { PayForm } from './PayForm.tsx';
import { useReturned } from './useReturned.ts';

/** The payment page: after the card's site it shows how that went, else it offers the ways to pay (account §2). */
export default function Payment() {
  const { browser } = useSpesa();
  const links = useLinks();
  const { orderId, state } = useReturned();
  const orderPage = `${links.page('order', { id: orderId })}?new=1`;

  useEffect(() => {
    if (state === 'paid') browser.go(orderPage);
  }, [state, browser, orderPage]);

  if (state === 'none') return <PayForm />;
  if (state === 'failed') {
    return (
      <>
        <Notice kind="error" title={checkoutTexts.failedTitle()}>
          <p>{checkoutTexts.failedText()}</p>
        </Notice>
        <PayForm />
      </>
    );
  }
  return (
    <div className="checkout checkout--waiting">
      <Notice title={checkoutTexts.confirming()}>
        <p>{checkoutTexts.confirmingText()}</p>
      </Notice>
      <Skeleton lines={4} />
      <ButtonLink variant="secondary" href={state === 'paid' ? orderPage : links.page('orders')}>
        {(state === 'paid' ? checkoutTexts.seeOrder : checkoutTexts.seeOrders)()}
      </ButtonLink>
    </div>
  );
}
