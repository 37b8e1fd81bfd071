import { Skeleton } from '../../ui/EmptyState.tsx';
import { useEffect } from 'react';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

import { PayForm } from './PayForm.tsx';
import type { ReturnedProps } from './Returned.tsx';
import { useReturned } from './useReturned.ts';

const Returned = laterView<ReturnedProps>(() => import('./Returned.tsx'), 'shown');

/** The payment page: after the card's site it shows how that went, else it offers the ways to pay (account §2). */
export default function Payment() {
  const { browser } = useSpesa();
  const links = useLinks();
  const { orderId, state, again } = useReturned();
  const order = `${links.page('order', { id: orderId })}?new=1`;

  useEffect(() => {
    if (state === 'paid') browser.go(order);
  }, [state, browser, order]);

  if (state === 'none') return <PayForm />;
  const shown = { state, order, orders: links.page('orders'), seeOrders: checkoutTexts.seeOrders(), again };
  if (state === 'failed')
    return (
      <div className="checkout__again">
        <Returned {...shown} />
        <PayForm />
      </div>
    );
  return (
    <Returned {...shown}>
      <Skeleton lines={4} />
    </Returned>
  );
}
