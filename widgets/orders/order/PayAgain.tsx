import { useEffect, useState } from 'react';
import { savedCards } from '../../../core/api/endpoints/savedCards.ts';
import { BY_CARD, payOnDelivery, payOrderAgain } from '../../../core/flows/payOrder.ts';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as payAgainTexts from '../../../core/labels/it/ordersAgain.ts';
import { service } from '../../../core/rules/services.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { leaveFor } from '../../hooks/leaveFor.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';

const another = 'another';

interface Props {
  order: Order;
  payable: boolean;
  onKnown(): void;
  children?: never;
}

/** The ways on for an order whose payment failed (account §4): a card again, one of those that are kept or another, or on delivery. `onKnown` hears that they are there, with the cards. */
export default function PayAgain({ order, payable, onKnown }: Props) {
  const spesa = useSpesa();
  const links = useLinks();
  const [problem, setProblem] = useState('');
  const { status, data } = useQuery(savedCards.list, payable ? { payment_type_id: BY_CARD } : null);
  const cards = data?.auths ?? [];
  const known = !payable || !['idle', 'loading'].includes(status);
  useEffect(() => {
    if (known) onKnown();
  }, [known]);
  const own = cards.find(({ maskedCard }) => maskedCard === order.maskedCard)?.userPaymentAuthId;
  const [chosen, choose] = useState<string | undefined>();
  const value = chosen ?? String(own ?? another);
  const card = useCommand(async () => {
    setProblem('');
    const isUntouched = cards.length === 0 || (chosen === undefined && own !== undefined);
    const picked = value === another ? null : Number(value);
    const { orderId, payment } = await payOrderAgain(spesa, order.orderId, isUntouched ? undefined : picked);
    if (payment.status !== 'redirect') spesa.browser.go(`${links.page('payment')}?order_id=${orderId}`);
    else if (!leaveFor(payment, spesa)) setProblem(orderTexts.wrongOrigin());
  }, errorTexts.generic);
  const later = useCommand(() => payOnDelivery(spesa, order.orderId), errorTexts.generic);
  if (order.supersededBy !== undefined)
    return (
      <Notice>
        <p>{payAgainTexts.supersededBy({ n: order.supersededBy })}</p>
        <ButtonLink small variant="secondary" href={links.page('order', { id: order.supersededBy })}>
          {payAgainTexts.seeSuperseding({ n: order.supersededBy })}
        </ButtonLink>
      </Notice>
    );
  if (!payable) return <Notice>{payAgainTexts.payTooLate()}</Notice>;
  const error = problem || card.error || later.error;
  return (
    <section className="order__pay">
      <Notice kind="warning" title={payAgainTexts.payAgainTitle()}>
        <p>{payAgainTexts.payAgainText()}</p>
      </Notice>
      {cards.length > 0 && (
        <RadioCards
          legend={payAgainTexts.whichCard()}
          name={`pay-again-${order.orderId}`}
          cards={[
            ...cards.map(({ userPaymentAuthId, maskedCard }) => ({
              value: String(userPaymentAuthId),
              icon: 'card' as const,
              title: checkoutTexts.savedCard({ card: maskedCard }),
            })),
            { value: another, icon: 'card', title: checkoutTexts.newCard() },
          ]}
          value={value}
          onChange={choose}
        />
      )}
      {error && <Notice kind="error">{error}</Notice>}
      <div className="order__actions">
        <Button busy={card.busy} onClick={() => void card.run()}>
          {payAgainTexts.payAgain()}
        </Button>
        {order.shippingAddress?.deliveryServiceId !== service.work && (
          <Button variant="secondary" busy={later.busy} onClick={() => void later.run()}>
            {payAgainTexts.payOnDelivery()}
          </Button>
        )}
      </div>
    </section>
  );
}
