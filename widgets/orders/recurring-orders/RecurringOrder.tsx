import { useState } from 'react';
import { recurring } from '../../../core/api/endpoints/recurring.ts';
import { stopWeekly, weekDayWords } from '../../../core/flows/manageRecurring.ts';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as recurringTexts from '../../../core/labels/it/recurring.ts';
import { dayWords, untilWords } from '../../../core/rules/dates.ts';
import { isStillInShop } from '../../../core/rules/orderStatus.ts';
import { placeWords } from '../../../core/rules/placeWords.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { RecurrentOrder } from '../../../core/schema/recurring.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { paymentWords, Repeated } from './Repeated.tsx';

/** The orders that were made for it, the newest first. */
function Made({ recurrentOrderId }: Pick<RecurrentOrder, 'recurrentOrderId'>) {
  const links = useLinks();
  const now = useMinute();
  const { data } = useQuery(recurring.listOrder, { recurrent_order_id: recurrentOrderId });
  if (!data?.orders.length) return null;
  return (
    <section className="recurring__made">
      <h3 className="recurring__heading">{recurringTexts.orders()}</h3>
      <ul className="recurring__orders">
        {data.orders.slice(0, 4).map((made) => (
          <li key={made.orderId}>
            <a href={links.page('order', { id: made.orderId }) || undefined}>{orderTexts.order({ n: made.orderId })}</a>
            {made.timeslot?.date && <span>{dayWords(made.timeslot.date)}</span>}
            <StatusBadge orderStatusId={made.orderStatusId} early={isStillInShop(made, now)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One weekly order: when and where it comes, how it is paid, what was made for it, and the way out. */
export function RecurringOrder({ order }: { order: RecurrentOrder }) {
  const spesa = useSpesa();
  const now = useMinute();
  const [paying, setPaying] = useState(false);
  const stop = useCommand(() => stopWeekly(spesa, order), recurringTexts.stopError);
  const day = weekDayWords(order.weekDay);
  const { address, paymentStatus } = order;
  return (
    <article className="recurring__card">
      <h2 className="recurring__title">{recurringTexts.every({ day, time: slotTimes(order.timeslot) })}</h2>
      {address ? (
        <p>
          <bdi>{placeWords(address)}</bdi>
        </p>
      ) : (
        <Notice kind="warning">{recurringTexts.noAddress()}</Notice>
      )}
      <p>{recurringTexts.next({ day: dayWords(order.nextDate) })}</p>
      {order.changeableUntil && <p>{recurringTexts.until({ until: untilWords(order.changeableUntil, now) })}</p>}
      {order.orderDate && (
        <details className="recurring__note">
          <summary className="recurring__how">{recurringTexts.how()}</summary>
          {recurringTexts.orderedOn({ day: dayWords(order.orderDate) })}
        </details>
      )}
      {order.preview && (
        <Repeated orderId={order.repeatsOrderId} preview={order.preview} total={order.lastTotal ?? 0} />
      )}
      {order.problem && (
        <Notice kind="warning" title={recurringTexts.lastProblem()}>
          <p>{order.problem}</p>
        </Notice>
      )}
      {paymentStatus === 'ok' && <p className="recurring__note">{paymentWords(order)}</p>}
      {paymentStatus === 'missing' && <Notice kind="error">{recurringTexts.paymentMissing()}</Notice>}
      {paymentStatus === 'expired' && <Notice kind="error">{recurringTexts.paymentExpired()}</Notice>}
      {paying ? (
        <PaymentChoice order={order} close={() => setPaying(false)} />
      ) : (
        <div className="recurring__actions">
          <Button small variant="secondary" onClick={() => setPaying(true)}>
            {recurringTexts.changePayment()}
          </Button>
          <Button
            small
            variant="ghost"
            busy={stop.busy}
            aria-label={recurringTexts.stopNamed({ day })}
            onClick={() => void stop.run()}
          >
            {recurringTexts.stop()}
          </Button>
        </div>
      )}
      {stop.error && <Notice kind="error">{stop.error}</Notice>}
      <Made recurrentOrderId={order.recurrentOrderId} />
    </article>
  );
}
