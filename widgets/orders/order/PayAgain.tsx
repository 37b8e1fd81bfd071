import { useState } from 'react';
import { payOnDelivery, payOrderAgain } from '../../../core/flows/manageOrder.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import { service } from '../../../core/rules/services.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { leaveFor } from '../../hooks/leaveFor.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The ways on for an order whose payment failed (account §4): the card again, or on delivery. */
export function PayAgain({ order, payable }: { order: Order; payable: boolean }) {
  const spesa = useSpesa();
  const links = useLinks();
  const [problem, setProblem] = useState('');
  const card = useCommand(async () => {
    setProblem('');
    const { orderId, payment } = await payOrderAgain(spesa, order.orderId);
    if (payment.status !== 'redirect') spesa.browser.go(`${links.page('payment')}?order_id=${orderId}`);
    else if (!leaveFor(payment, spesa)) setProblem(orderTexts.wrongOrigin());
  }, errorTexts.generic);
  const later = useCommand(() => payOnDelivery(spesa, order.orderId), errorTexts.generic);
  if (!payable) return <Notice>{orderPageTexts.payTooLate()}</Notice>;
  const error = problem || card.error || later.error;
  return (
    <section className="order__pay">
      <Notice kind="warning" title={orderPageTexts.payAgainTitle()}>
        <p>{orderPageTexts.payAgainText()}</p>
      </Notice>
      {error && <Notice kind="error">{error}</Notice>}
      <div className="order__actions">
        <Button busy={card.busy} onClick={() => void card.run()}>
          {orderPageTexts.payAgain()}
        </Button>
        {order.shippingAddress?.deliveryServiceId !== service.work && (
          <Button variant="secondary" busy={later.busy} onClick={() => void later.run()}>
            {orderPageTexts.payOnDelivery()}
          </Button>
        )}
      </div>
    </section>
  );
}
