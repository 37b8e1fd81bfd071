import { useState } from 'react';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import * as orderListTexts from '../../../core/labels/it/ordersList.ts';
import * as orderPageTexts from '../../../core/labels/it/ordersPages.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { plural } from '../../../core/labels/text.ts';
import { dateWords, romeTime, shortDay } from '../../../core/rules/dates.ts';
import { filtersQuery, noFilters, type OrderFilters } from '../../../core/rules/orderFilters.ts';
import { isFetched } from '../../../core/rules/fetchedOrder.ts';
import { bringsGoods, isStillInShop } from '../../../core/rules/orderStatus.ts';
import { formatCurrency } from '../../../core/rules/price.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import { isMaster } from '../../../core/rules/master.ts';
import { useCart } from '../../hooks/useCart.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { usePageNumber } from '../../hooks/usePageNumber.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ProfilePage } from '../../profile/parts/ProfilePage.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Preview, productCount } from '../view/Preview.tsx';
import { Filters } from './Filters.tsx';
import type { OrderListProps } from './order-list.widget.ts';
import { ToPay } from './ToPay.tsx';
import { Whose } from './Whose.tsx';

const ToAnswer = laterView(() => import('../../profile/parts/ToAnswer.tsx'), 'needed');

/** Whose orders are listed (ruling 5). */
const scopes = {
  mine: { call: orders.list, title: orderListTexts.mine },
  household: { call: orders.listForPersons, title: orderListTexts.ofHousehold },
  addresses: { call: orders.listForAddresses, title: orderListTexts.toMyAddresses },
};
type Scope = keyof typeof scopes;

interface Selection {
  scope: Scope;
  filters: OrderFilters;
}
const initialSelection: Selection = { scope: 'mine', filters: noFilters };

/** The slot of an order whose goods come or have come, else the day on which it was made. */
function whenWords(order: Order): string {
  const { timeslot, insertDate } = order;
  if (!timeslot?.date || !bringsGoods(order.orderStatusId))
    return orderListTexts.orderedOn({ when: dateWords(romeTime(Date.parse(insertDate)).date) });
  const when = [shortDay(timeslot.date), slotTimes(timeslot)].filter(Boolean).join(' ');
  return (isFetched(order) ? orderListTexts.collectionOn : orderListTexts.deliveryOn)({ when });
}

const found = (n: number): string => plural(n, orderListTexts.foundOne, orderListTexts.found);

function Orders({ pageSize }: OrderListProps) {
  const { config } = useSpesa();
  const links = useLinks();
  const now = useMinute();
  const href = (to: number): string => `${links.page('orders')}?page=${to}`;
  const [page, goTo] = usePageNumber(href);
  const [selection, setSelection] = useState(initialSelection);
  const { scope, filters } = selection;
  const isInitial = selection === initialSelection;
  const isMine = scope === 'mine';
  const master = isMaster(useCart()?.user);
  const active = filters !== noFilters || !isMine;
  const query = { page, page_size: pageSize, show_pending: true, ...filtersQuery(filters) };
  const { status, data, reload } = useQuery(scopes[scope].call, query);
  const select = (change: Partial<Selection>): void => {
    setSelection({ ...selection, ...change });
    goTo(1);
  };

  if (!data && isInitial) return <Pending status={status} reload={reload} lines={6} />;
  const empty = data?.orders.length === 0 && !active && (
    <EmptyState
      title={orderListTexts.noOrders()}
      action={<ButtonLink href={links.page('home')}>{orderListTexts.startShopping()}</ButtonLink>}
    >
      <p>{orderListTexts.noOrdersText()}</p>
    </EmptyState>
  );
  if (empty && isInitial && !master) return empty;
  return (
    <div className="order-list" aria-busy={status === 'loading' || undefined}>
      <ToAnswer />
      <ToPay />
      <div className="order-list__narrow">
        <Filters filters={filters} active={filters !== noFilters} onFilter={(next) => select({ filters: next })} />
        {master && (
          <Whose
            label={orderListTexts.whose()}
            value={scope}
            options={(Object.keys(scopes) as Scope[]).map((value) => ({ value, label: scopes[value].title() }))}
            onChange={(next) => select({ scope: next })}
          />
        )}
      </div>
      <p role="status" className={active ? undefined : 'hidden-text'}>
        {active && data && (data.orders.length === 0 ? orderListTexts.noneFiltered() : found(data.page.totItems))}
      </p>
      {!data && <Pending status={status} reload={reload} lines={6} />}
      {empty}
      <ul className="order-list__items">
        {data?.orders.map((order) => (
          <li className="order-list__item" key={order.orderId}>
            <a className="order-list__link" href={links.page('order', { id: order.orderId }) || undefined}>
              <span className="order-list__number">{orderTexts.order({ n: order.orderId })}</span>
              <span className="order-list__total">
                {formatCurrency(order.finalTotal ?? order.grossTotal, config.currencyForm)}
              </span>
              <span className="order-list__words">
                {[
                  !isMine && order.customerName && orderPageTexts.madeBy({ name: order.customerName }),
                  order.preview && productCount(order.preview),
                  whenWords(order),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="order-list__contents">
                <StatusBadge orderStatusId={order.orderStatusId} early={isStillInShop(order, now)} />
                {order.preview && <Preview preview={order.preview} />}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {data && data.page.totPages > 1 && (
        <Pager page={data.page.selPage} pages={data.page.totPages} href={href} onGo={goTo} />
      )}
    </div>
  );
}

/** The customer's orders, the newest first; those that wait for their payment before all. */
export default function OrderList(props: OrderListProps) {
  return (
    <ProfilePage page="orders" login={orderPageTexts.login()}>
      <Orders {...props} />
    </ProfilePage>
  );
}
