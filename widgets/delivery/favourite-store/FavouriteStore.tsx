import type { ElementEvents } from '../../element/events.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as storeTexts from '../../../core/labels/it/store.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { useCart, useCartStatus, useLoggedIn } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';

import { EmptyState, ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { StoreDetails } from './StoreDetails.tsx';
import StoreFlyers from './StoreFlyers.tsx';
import type { FavouriteStoreProps } from './favourite-store.widget.ts';

/** The customer's favourite store, or the question which it is; a visitor sees nothing (§6). */
export default function FavouriteStore({ heading, headingLevel, noHours, noLeaflets, host }: FavouriteStoreProps) {
  const spesa = useSpesa();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const cart = useCart();
  const cartStatus = useCartStatus();
  const retry = useCommand(() => spesa.cart.load(), errorTexts.errorLoadingCart);
  const favourite = cart?.user.defaultStoreAddressId ?? 0;
  const { status, data, reload } = useQuery(
    delivery.warehouses,
    loggedIn && favourite > 0 ? { address_id: favourite } : null,
  );
  if (!loggedIn) return null;

  const store = data?.warehouses.find(({ addressId, address }) => (addressId ?? address?.addressId) === favourite);
  const Heading = `h${headingLevel}` as const;
  const choose = async (): Promise<void> => {
    const addressId = await spesa.dialogs.open('favouriteStore', { addressId: favourite });
    if (addressId !== undefined)
      host.dispatchEvent(
        new CustomEvent<ElementEvents['spesa-store-chosen']>('spesa-store-chosen', {
          detail: { addressId },
          bubbles: true,
          composed: true,
        }),
      );
  };
  const ask = (title: string) => (
    <EmptyState
      icon="store"
      title={title}
      action={<Button onClick={() => void choose()}>{storeTexts.choose()}</Button>}
    >
      <p>{storeTexts.noneHint()}</p>
      {links.page('profile') && (
        <p>
          <a className="favourite-store__profile" href={`${links.page('profile')}?navToRefName=favouriteWh`}>
            {storeTexts.fromProfile()}
          </a>
        </p>
      )}
    </EmptyState>
  );
  const noCart = !cart || cart.user.userId === -1;
  const waits = noCart ? cartStatus !== 'failed' : favourite > 0 && !data && status !== 'failed';
  const content = () => {
    if (!cart && cartStatus === 'failed') return <ErrorState busy={retry.busy} onRetry={() => void retry.run()} />;
    if (noCart) return <Skeleton lines={8} />;
    if (favourite <= 0) return ask(storeTexts.none());
    if (!data) return <Pending status={status} reload={reload} lines={8} />;
    return store ? <StoreDetails store={store} noHours={noHours} /> : ask(storeTexts.gone());
  };
  return (
    <section className="favourite-store" aria-label={heading || storeTexts.favourite()} aria-busy={waits || undefined}>
      <div className="favourite-store__head">
        {heading && <Heading className="favourite-store__heading">{heading}</Heading>}
        {store && (
          <Button small variant="ghost" icon="edit" onClick={() => void choose()}>
            {storeTexts.change()}
          </Button>
        )}
      </div>
      <div className="favourite-store__body">{content()}</div>
      {store && !noLeaflets && <StoreFlyers warehouseId={store.parentWarehouseId ?? store.warehouseId} />}
    </section>
  );
}
