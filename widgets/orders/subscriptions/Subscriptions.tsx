import { orders } from '../../../core/api/endpoints/orders.ts';
import * as subscriptionTexts from '../../../core/labels/it/subscriptions.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { ProfilePage } from '../../profile/parts/ProfilePage.tsx';
import { usePageNumber } from '../../hooks/usePageNumber.ts';
import { Offers } from './Offers.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';

/** The customer's subscriptions, the newest first, and those that the shop sells. */
export default function Subscriptions() {
  const loggedIn = useLoggedIn();
  const links = useLinks();
  const href = (to: number): string => `${links.page('subscriptions')}?page=${to}`;
  const [page, goTo] = usePageNumber(href);
  const { status, data, reload } = useQuery(orders.list, loggedIn ? { page, order_type: 'subscription' } : null);
  const bought = data?.orders.flatMap(({ orderId, subscriptions = [] }) =>
    subscriptions.map((subscription) => ({ orderId, subscription })),
  );
  return (
    <ProfilePage page="subscriptions" login={subscriptionTexts.login()}>
      {!bought && <Pending status={status} reload={reload} lines={6} />}
      {bought?.length === 0 && data?.page.selPage === 1 && (
        <EmptyState icon="truck" title={subscriptionTexts.none()}>
          <p>{subscriptionTexts.noneText()}</p>
        </EmptyState>
      )}
      {bought && bought.length > 0 && (
        <ul className="subscriptions">
          {bought.map(({ orderId, subscription }) => (
            <li key={`${orderId}-${subscription.product.productId}`}>
              <SubscriptionCard subscription={subscription} orderId={orderId} />
            </li>
          ))}
        </ul>
      )}
      {data && data.page.totPages > 1 && (
        <Pager page={data.page.selPage} pages={data.page.totPages} href={href} onGo={goTo} />
      )}
      {bought && <Offers />}
    </ProfilePage>
  );
}
