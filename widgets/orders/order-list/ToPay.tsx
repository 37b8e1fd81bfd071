import { orders } from '../../../core/api/endpoints/orders.ts';
import * as orderListTexts from '../../../core/labels/it/ordersList.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The orders whose payment failed and that can still be paid, before all others. */
export function ToPay() {
  const links = useLinks();
  const { data } = useQuery(orders.listRetryPayment, {});
  return (data?.orders ?? []).slice(0, 3).map(({ orderId }) => (
    <Notice kind="warning" key={orderId} title={orderListTexts.toPay()}>
      <p>{orderListTexts.toPayText({ n: orderId })}</p>
      <ButtonLink small variant="secondary" href={links.page('order', { id: orderId })}>
        {orderListTexts.seeToPay()}
      </ButtonLink>
    </Notice>
  ));
}
