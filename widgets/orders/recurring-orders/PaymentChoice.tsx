import { useState } from 'react';
import { savedCards } from '../../../core/api/endpoints/savedCards.ts';
import { payWeekly } from '../../../core/flows/manageRecurring.ts';
import * as recurringTexts from '../../../core/labels/it/recurring.ts';
import { service } from '../../../core/rules/services.ts';
import type { RecurrentOrder } from '../../../core/schema/recurring.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';

const BY_CARD = 12;
const ON_DELIVERY = 22;
const onDelivery = 'on-delivery';

interface Props {
  order: RecurrentOrder;
  close(): void;
}

/** How a weekly order is paid: a saved card, or on delivery where that is offered; the server checks it. */
export function PaymentChoice({ order, close }: Props) {
  const spesa = useSpesa();
  const { status, data, reload } = useQuery(savedCards.list, { payment_type_id: BY_CARD });
  const now = order.paymentTypeId === ON_DELIVERY ? onDelivery : order.userPaymentAuthId?.toString();
  const [chosen, choose] = useState<string | null>(now ?? null);
  const save = useCommand(async () => {
    if (chosen === onDelivery) await payWeekly(spesa, order, ON_DELIVERY);
    else await payWeekly(spesa, order, BY_CARD, Number(chosen));
    close();
  }, recurringTexts.paymentError);
  if (!data) return <Pending status={status} reload={reload} />;
  const cards = [
    ...data.auths.map(({ userPaymentAuthId, maskedCard = '', expireDate }) => ({
      value: String(userPaymentAuthId),
      title: recurringTexts.payCard({ card: maskedCard }),
      ...(expireDate && { text: recurringTexts.validUntil({ date: expireDate }) }),
    })),
    ...(order.address?.deliveryServiceId === service.work
      ? []
      : [{ value: onDelivery, title: recurringTexts.payOnDelivery() }]),
  ];
  return (
    <div className="recurring__payment">
      <RadioCards
        legend={recurringTexts.paymentLegend()}
        name={`payment-${order.recurrentOrderId}`}
        cards={cards}
        value={chosen}
        onChange={choose}
      />
      {save.error && <Notice kind="error">{save.error}</Notice>}
      <div className="recurring__actions">
        <Button small busy={save.busy} onClick={() => void (chosen && save.run())}>
          {recurringTexts.checkPayment()}
        </Button>
        <Button small variant="ghost" onClick={close}>
          {recurringTexts.keep()}
        </Button>
      </div>
    </div>
  );
}
