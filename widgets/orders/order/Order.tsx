import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import { orders, wholeOrder } from '../../../core/api/endpoints/orders.ts';
import { addAllFromOrder } from '../../../core/flows/addAllFromOrder.ts';
import { cancelOrder, modifyOrder } from '../../../core/flows/manageOrder.ts';
import { untilWords } from '../../../core/rules/dates.ts';
import { isOpen, orderActions } from '../../../core/rules/orderActions.ts';
import { mayHaveSubstitutes, mayPayAgain, orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Order as OrderSeen } from '../../../core/schema/orders.ts';
import { mayReserve } from '../../../core/rules/parking.ts';
import { analyticsItem } from '../../../core/rules/analytics.ts';
import { useCart, useLoggedIn } from '../../hooks/useCart.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useReport } from '../../hooks/useReport.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { arriveAt } from '../../ui/arriveAt.ts';
import { Button, PageLink } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { LoginFirst } from '../../session/LoginFirst.tsx';
import { OrderView } from '../view/OrderView.tsx';
import { AddMore } from './AddMore.tsx';
import { useFresh } from './useFresh.ts';
import { useTold } from './useTold.ts';
import type { OrderProps } from './order.widget.ts';

type AddedProps = { order: OrderSeen; added: NonNullable<OrderSeen['supplement']>; onKnown(): void; children?: never };
const Added = laterView<AddedProps>(() => import('./Added.tsx'), 'needed');
const ArrivalTitle = laterView<{ children: string }>(() => import('../../ui/ArrivalTitle.tsx'), 'needed');
const OrderFiles = laterView<{ orderId: number; children?: never }>(() => import('./OrderFiles.tsx'), 'needed');
const OrderNotes = laterView<{ order: OrderSeen; open: boolean; children?: never }>(
  () => import('./OrderNotes.tsx'),
  'needed',
);
const Substitutions = laterView<{ orderId: number; onKnown(): void; children?: never }>(
  () => import('./Substitutions.tsx'),
  'needed',
);
const CardCharge = laterView<{ order: OrderSeen; children?: never }>(() => import('./CardCharge.tsx'), 'needed');
const PayAgain = laterView<{ order: OrderSeen; payable: boolean; onKnown(): void; children?: never }>(
  () => import('./PayAgain.tsx'),
  'needed',
);
const Parking = laterView<{ order: OrderSeen; onKnown(): void; children?: never }>(
  () => import('./Parking.tsx'),
  'needed',
);

/** The number in the page's address where the element has none: the last part that is digits. */
const fromAddress = (): number => Number(/\/(\d+)\/?$/.exec(location.pathname)?.[1] ?? 0);

/** An order as the customer keeps it: how it stands, where and when it comes, what is in it, what it costs. */
export default function Order({ orderId }: OrderProps) {
  const spesa = useSpesa();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const id = orderId || fromAddress();
  const { status, data: order, error, reload } = useQuery(orders.view, loggedIn && id > 0 ? wholeOrder(id) : null);
  const reorder = useCommand(async () => order && addAllFromOrder(spesa, order), orderTexts.reorderError);
  const article = useRef<HTMLElement>(null);
  const [cancelled, setCancelled] = useState(false);
  const cancel = useCommand(async () => order && setCancelled(await cancelOrder(spesa, order)), orderTexts.cancelError);
  useEffect(() => {
    if (cancelled) arriveAt(article.current?.querySelector<HTMLElement>('.order-status'));
  }, [cancelled]);
  const modify = useCommand(async () => {
    await modifyOrder(spesa, id);
    spesa.browser.go(links.page('cart'));
  }, orderTexts.modifyError);
  const now = useMinute();
  const cart = useCart();
  const firstName = cart?.user.firstName ?? '';
  const changing = cart?.orderId === id;
  const fresh = useFresh(order);
  const [told, tell] = useTold(order);
  const form = spesa.config.currencyForm;
  useReport('purchase', fresh ? order?.orderId : undefined, () => ({
    transaction_id: String(id),
    currency: 'EUR',
    value: order?.grossTotal ?? 0,
    items: (order?.orderItems ?? []).map(({ product }) => analyticsItem(product)),
  }));

  const back = (
    <PageLink className="order__all" href={links.page('orders')}>
      <Icon name="left" />
      {orderPageTexts.all()}
    </PageLink>
  );
  const titled = (children: ReactNode) => (
    <>
      {loggedIn && !error && back}
      <h1 className="order__title">{orderTexts.order({ n: id || '' })}</h1>
      {children}
    </>
  );
  if (!loggedIn) return titled(<LoginFirst title={orderPageTexts.login()} />);
  if (error?.reason === 'rejected' || id === 0)
    return titled(
      <EmptyState
        title={orderPageTexts.notFound()}
        action={<ButtonLink href={links.page('orders')}>{orderPageTexts.all()}</ButtonLink>}
      >
        <p>{orderPageTexts.notFoundText()}</p>
      </EmptyState>,
    );
  const waiting = titled(<Pending status={order ? 'loading' : status} reload={reload} lines={8} />);
  if (!order) return waiting;

  const may = orderActions(order, now);
  const tracking = links.page('orderTracking', { id });
  const problem = modify.error || reorder.error || cancel.error;
  return (
    <>
      {!told && waiting}
      <article className="order" hidden={!told} ref={article}>
        {fresh && (
          <Notice kind="success">
            <ArrivalTitle>{orderPageTexts.thanks({ name: firstName })}</ArrivalTitle>
            <p>{orderPageTexts.thanksText()}</p>
          </Notice>
        )}
        {back}
        <OrderView
          order={order}
          heading="h1"
          form={form}
          token={order.accessToken}
          before={may.add && !changing && <AddMore order={order} />}
          after={!order.others && <OrderNotes order={order} open={may.note} />}
          aside={
            <>
              {order.finalTotal !== undefined && <CardCharge order={order} />}
              {order.others && order.customerName && (
                <p className="order__note">{orderPageTexts.madeBy({ name: order.customerName })}</p>
              )}
              {order.placedBy && <p className="order__note">{orderPageTexts.placedBy({ name: order.placedBy })}</p>}
              {order.deletableUntil && !order.others && isOpen(order.orderStatusId) && (
                <p className="order__note">
                  {Date.parse(order.deletableUntil) < Date.parse(order.insertDate)
                    ? orderPageTexts.neverInTime()
                    : (may.cancel ? orderPageTexts.deletableUntil : orderPageTexts.tooLate)({
                        until: untilWords(order.deletableUntil, now),
                      })}
                </p>
              )}
              <div className="order__actions">
                {may.modify && (
                  <Button wide busy={modify.busy} onClick={() => void modify.run()}>
                    {(changing ? orderPageTexts.goOnChanging : orderPageTexts.modify)()}
                  </Button>
                )}
                {may.reorder && (
                  <Button variant="secondary" wide busy={reorder.busy} onClick={() => void reorder.run()}>
                    {orderPageTexts.reorder()}
                  </Button>
                )}
                {may.cancel && (
                  <Button variant="ghost" wide busy={cancel.busy} onClick={() => void cancel.run()}>
                    {(order.orderStatusId === orderStatus.pending
                      ? orderPageTexts.cancelPayment
                      : orderPageTexts.cancel)()}
                  </Button>
                )}
                {order.accessToken && tracking && (
                  <PageLink className="order__all" href={`${tracking}?token=${order.accessToken}`}>
                    {orderPageTexts.share()}
                  </PageLink>
                )}
              </div>
              {problem && <Notice kind="error">{problem}</Notice>}
              {!order.others && <OrderFiles orderId={order.orderId} />}
            </>
          }
        >
          {changing && may.modify && <Notice>{orderPageTexts.changing()}</Notice>}
          {order.supplement && <Added order={order} added={order.supplement} onKnown={() => tell('supplement')} />}
          {!order.others && mayHaveSubstitutes(order.orderStatusId) && (
            <Substitutions orderId={order.orderId} onKnown={() => tell('substitutions')} />
          )}
          {!order.others && mayReserve(order) && <Parking order={order} onKnown={() => tell('parking')} />}
          {!order.others && mayPayAgain(order.orderStatusId) && (
            <PayAgain order={order} payable={may.payAgain} onKnown={() => tell('payment')} />
          )}
        </OrderView>
      </article>
    </>
  );
}
