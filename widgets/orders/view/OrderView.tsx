import type { ReactNode } from 'react';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as doneTexts from '../../../core/labels/it/ordersDone.ts';
import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import { dayWords, momentWords } from '../../../core/rules/dates.ts';
import { isDelivered, isHeld, isStillInShop, orderState } from '../../../core/rules/orderStatus.ts';
import { formatCurrency, type CurrencyForm } from '../../../core/rules/price.ts';
import { serviceAndPlace } from '../../../core/rules/serviceWords.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { BillTotals } from '../../ui/BillTotals.tsx';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { InSlice } from '../../hooks/InSlice.tsx';
import { laterView } from '../../hooks/laterView.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { OrderLine } from './OrderLine.tsx';
import { WithdrawHere } from './WithdrawHere.tsx';

const FinalBill = laterView<{ order: Order; total: number; form: CurrencyForm; children: ReactNode }>(
  () => import('./FinalBill.tsx'),
  'needed',
);

const Missing = laterView(() => import('./Missing.tsx'), 'needed');

/** More than a screen of lines is there at once, the others in slices. */
const FIRST = 8;

const ON_DELIVERY = 22;

/** How an order is paid, or was once its customer had it. */
function paymentWords({ paymentType, maskedCard, orderStatusId }: Order): string {
  const words = [paymentType?.name, maskedCard].filter(Boolean).join(' ');
  if (!isDelivered(orderStatusId)) return words;
  if (paymentType?.paymentTypeId === ON_DELIVERY) return doneTexts.paidAtTheDoor();
  return maskedCard ? doneTexts.paidByCard({ card: maskedCard }) : words;
}

function factsOf(order: Order): [string, string][] {
  const { shippingAddress: address, timeslot } = order;
  const slot = timeslot?.date ? [dayWords(timeslot.date), slotTimes(timeslot)].filter(Boolean).join(', ') : '';
  const facts: [string, string][] = [
    [orderPageTexts.where(), serviceAndPlace(address ?? {})],
    [orderPageTexts.when(), order.deliveredAt ? momentWords(order.deliveredAt) : slot],
    [orderPageTexts.payment(), paymentWords(order)],
  ];
  return facts.filter(([, words]) => words);
}

interface Props {
  order: Order;
  /** Heading element of the title: h1 where the order is the whole page. */
  heading?: 'h1' | 'h2';
  form: CurrencyForm;
  /** The order's token, which its contract is withdrawn from by. */
  token?: string | undefined;
  /** Between how it stands and what is in it. */
  children?: ReactNode;
  /** Above the products. */
  before?: ReactNode;
  /** Below the products. */
  after?: ReactNode;
  /** Below the bill. */
  aside?: ReactNode;
}

/** One order, whoever reads it: how it stands, where and when it comes, what is in it, what it costs (account §4). */
export function OrderView({ order, heading: Heading = 'h2', form, token, children, before, after, aside }: Props) {
  const now = useMinute();
  const { hint } = orderState(order.orderStatusId);
  const links = useLinks();
  const delivered = isDelivered(order.orderStatusId);
  const complaint = delivered && links.content(order.complaintUrl);
  const total = order.finalTotal ?? order.provisionalTotal;
  const weighing = isHeld(order.orderStatusId) && (order.totalVariableWeight ?? 0) > 0 && order.reservedAmount;
  return (
    <>
      <header className="order__head">
        <Heading className="order__title">{orderTexts.order({ n: order.orderId })}</Heading>
        <StatusBadge orderStatusId={order.orderStatusId} early={isStillInShop(order, now)} />
        {hint && <p className="order__note">{hint()}</p>}
        {delivered && <Missing order={order} />}
        <p className="order__made">{orderPageTexts.madeAt({ moment: momentWords(order.insertDate) })}</p>
        {order.replacesOrderId !== undefined && (
          <p className="order__note">{orderPageTexts.replacedOrder({ n: order.replacesOrderId })}</p>
        )}
        {order.replaced && <p className="order__note">{orderPageTexts.wasReplaced()}</p>}
      </header>
      <OrderSteps order={order} now={now} />
      {children}
      <dl className="order__facts">
        {factsOf(order).map(([title, words]) => (
          <div className="order__fact" key={title}>
            <dt>{title}</dt>
            <dd>
              <bdi>{words}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="order__columns">
        <div className="order__side">
          <section className="order__bill">
            {total === undefined ? (
              <BillTotals bill={order} form={form} />
            ) : (
              <FinalBill order={order} total={total} form={form}>
                <BillTotals bill={order} form={form} />
              </FinalBill>
            )}
            {weighing ? (
              <p className="order__note">
                {orderPageTexts.heldAtMost({ amount: formatCurrency(order.reservedAmount ?? 0, form) })}
              </p>
            ) : null}
            {order.pointsEarned ? (
              <p className="order__note">{orderPageTexts.points({ n: order.pointsEarned })}</p>
            ) : null}
          </section>
          {aside}
          {complaint && (
            <p className="order__note">
              {doneTexts.wrong()} <a href={complaint.href}>{doneTexts.complain()}</a>
            </p>
          )}
          {order.withdrawable && token && <WithdrawHere orderId={order.orderId} token={token} quiet={!delivered} />}
        </div>
        <div className="order__main">
          {before}
          <section className="order__products">
            <h2 className="order__heading">{orderPageTexts.products()}</h2>
            <ul className="order__lines">
              {(order.orderItems ?? []).map((line, index) => (
                <InSlice key={line.orderItemId} atOnce={index < FIRST}>
                  <OrderLine line={line} form={form} />
                </InSlice>
              ))}
            </ul>
          </section>
          {after}
        </div>
      </div>
    </>
  );
}
