import * as doneTexts from '../../../core/labels/it/ordersDone.ts';
import * as stepTexts from '../../../core/labels/it/ordersSteps.ts';
import { dayWords, romeTime } from '../../../core/rules/dates.ts';
import { isFetched } from '../../../core/rules/fetchedOrder.ts';
import { orderSteps } from '../../../core/rules/orderSteps.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { Icon } from '../../ui/Icon.tsx';

/** How far an order has come, and when it arrives; nothing for one that has ended without its goods. */
export function OrderSteps({ order, now }: { order: Order; now: number }) {
  const steps = orderSteps(order, now);
  const { timeslot } = order;
  if (steps.length === 0) return null;
  const underWay = steps.some(({ state }) => state === 'now');
  const when = timeslot?.date ? [dayWords(timeslot.date), slotTimes(timeslot)].filter(Boolean).join(', ') : '';
  const came = order.deliveredAt && dayWords(romeTime(Date.parse(order.deliveredAt)).date);
  return (
    <section className="order-steps" aria-label={stepTexts.title()}>
      {underWay && when && (
        <p className="order-steps__when">{(isFetched(order) ? stepTexts.waits : stepTexts.arrives)({ when })}</p>
      )}
      {came && (
        <p className="order-steps__when">
          {(isFetched(order) ? doneTexts.collectedOn : doneTexts.deliveredOn)({ day: came })}
        </p>
      )}
      <ol className="order-steps__list">
        {steps.map(({ label, state }) => (
          <li
            className={`order-steps__one order-steps__one--${state}`}
            key={label()}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className="order-steps__mark">{state === 'done' && <Icon name="check" />}</span>
            {label()}
            {state === 'done' && <span className="hidden-text">, {stepTexts.done()}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
