import type { ReactNode } from 'react';
import { orders } from '../../../core/api/endpoints/orders.ts';
import * as returnTexts from '../../../core/labels/it/checkoutReturn.ts';
import * as nothingTexts from '../../../core/labels/it/checkoutNothing.ts';
import { isHeld, orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import ArrivalTitle from '../../ui/ArrivalTitle.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState, Skeleton } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** So long after an order an empty cart is that order’s, in ms. */
const lately = 30 * 60_000;

export interface NothingProps {
  /** Where to go on from an empty cart. */
  href: string;
  label: string;
  children?: ReactNode;
}

/** An empty cart on the way to the order; one that has just been ordered, in another tab say, leads to its order (PAY-03). */
export default function Nothing({ href, label }: NothingProps) {
  const links = useLinks();
  const { serverNow } = useSpesa();
  const { status, data } = useQuery(orders.list, { page_size: 1, show_pending: false });
  if (!data && status !== 'failed') return <Skeleton lines={3} />;

  const isNew = ({ orderStatusId, insertDate }: Order) =>
    isHeld(orderStatusId) && orderStatusId !== orderStatus.pending && Date.parse(insertDate) > serverNow() - lately;
  const placed = data?.orders.find(isNew);
  if (placed)
    return (
      <div className="checkout checkout--waiting">
        <Notice kind="success">
          <ArrivalTitle>{nothingTexts.orderedTitle()}</ArrivalTitle>
          <p>{nothingTexts.orderedText({ n: placed.orderId })}</p>
        </Notice>
        <ButtonLink href={links.page('order', { id: placed.orderId })}>{returnTexts.seeOrder()}</ButtonLink>
      </div>
    );
  return <EmptyState title={nothingTexts.emptyTitle()} action={<ButtonLink href={href}>{label}</ButtonLink>} />;
}
