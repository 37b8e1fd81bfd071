import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { addAllFromOrder } from '../../../core/flows/addAllFromOrder.ts';
import { dayWords, momentWords } from '../../../core/rules/dates.ts';
import { formatCurrency } from '../../../core/rules/price.ts';
import { formatQuantity, quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import { useCart, useLoggedIn } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, Notice, Skeleton } from '../../ui/Notice.tsx';
import { ProductPicture } from '../../ui/ProductPicture.tsx';
import { BillTotals } from '../../ui/BillTotals.tsx';
import { StatusBadge } from '../bill/StatusBadge.tsx';
import { LoginFirst } from '../bill/LoginFirst.tsx';
import type { OrderProps } from './order.widget.ts';

/** The number in the page's address where the element has none: the last part that is digits. */
const fromAddress = (): number => Number(/\/(\d+)\/?$/.exec(location.pathname)?.[1] ?? 0);

/** An order as the customer keeps it: how it stands, where and when it comes, what is in it, what it costs. */
export default function Order({ orderId }: OrderProps) {
  const spesa = useSpesa();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const id = orderId || fromAddress();
  const { status, data: order, error, reload } = useQuery(orders.view, loggedIn && id > 0 ? { order_id: id } : null);
  const reorder = useCommand(() => addAllFromOrder(spesa, id), errorTexts.errorAddingProductFromOrder);
  const firstName = useCart()?.user.firstName ?? '';
  const fresh = new URLSearchParams(location.search).has('new');
  const form = spesa.config.currencyForm;

  if (!loggedIn) return <LoginFirst />;
  if (error?.reason === 'rejected' || id === 0) {
    return (
      <EmptyState
        title={orderTexts.notFound()}
        action={<ButtonLink href={links.page('orders')}>{orderTexts.all()}</ButtonLink>}
      >
        <p>{orderTexts.notFoundText()}</p>
      </EmptyState>
    );
  }
  if (!order) return status === 'failed' ? <ErrorState onRetry={reload} /> : <Skeleton lines={8} />;

  const address = order.shippingAddress;
  const place = [
    address?.addressName,
    [address?.address1, address?.addressNumber].filter(Boolean).join(' '),
    address?.city,
  ]
    .filter(Boolean)
    .join(', ');
  const time = order.timeslot?.date
    ? [dayWords(order.timeslot.date), slotTimes(order.timeslot)].filter(Boolean).join(', ')
    : '';
  const facts: [string, string][] = [
    [orderTexts.where(), place],
    [orderTexts.when(), time],
    [orderTexts.payment(), [order.paymentType?.name, order.maskedCard].filter(Boolean).join(' ')],
  ];

  return (
    <article className="order">
      {fresh && order.orderStatusId !== 11 && (
        <Notice kind="success" title={orderTexts.thanks({ name: firstName })}>
          <p>{orderTexts.thanksText()}</p>
        </Notice>
      )}
      <header className="order__head">
        <h2 className="order__title">{orderTexts.order({ n: order.orderId })}</h2>
        <StatusBadge orderStatusId={order.orderStatusId} />
        <p className="order__made">{orderTexts.madeAt({ moment: momentWords(order.insertDate) })}</p>
      </header>
      <dl className="order__facts">
        {facts
          .filter(([, words]) => words)
          .map(([title, words]) => (
            <div className="order__fact" key={title}>
              <dt>{title}</dt>
              <dd>
                <bdi>{words}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {order.deletable && order.deletableUntil && (
        <p className="order__note">{orderTexts.deletableUntil({ moment: momentWords(order.deletableUntil) })}</p>
      )}
      <section className="order__products">
        <h3 className="order__heading">{orderTexts.products()}</h3>
        <ul className="order__lines">
          {(order.orderItems ?? []).map((line) => (
            <li className="order__line" key={line.orderItemId}>
              <ProductPicture src={links.photo(line.product.mediaURL)} size={56} />
              <a className="order__name" href={links.product(line.product)}>
                <bdi>{line.product.name}</bdi>
              </a>
              <span className="order__quantity">
                {formatQuantity(toThousandths(line.quantity), quantityRule(line.product))}
              </span>
              <span className="order__amount">{formatCurrency(line.grossTotal, form)}</span>
            </li>
          ))}
        </ul>
      </section>
      <BillTotals bill={order} form={form} />
      {order.pointsEarned ? <p className="order__note">{orderTexts.points({ n: order.pointsEarned })}</p> : null}
      <div className="order__actions">
        <Button variant="secondary" busy={reorder.busy} onClick={() => void reorder.run()}>
          {orderTexts.reorder()}
        </Button>
        <a className="order__all" href={links.page('orders')}>
          {orderTexts.all()}
        </a>
      </div>
      {reorder.error && <Notice kind="error">{reorder.error}</Notice>}
    </article>
  );
}
