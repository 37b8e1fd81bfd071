import { delivery } from '../../../core/api/endpoints/delivery.ts';
import * as deliveryErrorTexts from '../../../core/labels/it/errorsOfDelivery.ts';
import * as mapTexts from '../../../core/labels/it/deliveryMap.ts';
import * as storeTexts from '../../../core/labels/it/store.ts';
import { routeValue } from '../../../core/rules/route.ts';
import type { Warehouse } from '../../../core/schema/delivery.ts';
import { useCart, useLoggedIn } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { services } from '../choice/services.ts';
import { StoreDetails } from '../favourite-store/StoreDetails.tsx';
import { StoreFlyers } from '../favourite-store/StoreFlyers.tsx';
import type { StorePageProps } from './store-page.widget.ts';

/** Makes this store the customer's favourite, or says that it is. */
function Favourite({ addressId, name }: { addressId: number; name: string }) {
  const spesa = useSpesa();
  const cart = useCart();
  const choose = useCommand(async () => {
    const { chooseFavouriteStore } = await import('../../../core/flows/chooseFavouriteStore.ts');
    await chooseFavouriteStore(spesa, addressId);
    spesa.toasts.show({ kind: 'success', text: storeTexts.changed({ name }) });
  }, deliveryErrorTexts.errorSettingStore);
  if (cart?.user.defaultStoreAddressId === addressId) return <p>{storeTexts.current()}</p>;
  return (
    <>
      {choose.error && !choose.busy && <Notice kind="error">{choose.error}</Notice>}
      <Button variant="secondary" busy={choose.busy} onClick={() => void choose.run()}>
        {mapTexts.favourite()}
      </Button>
    </>
  );
}

function Services({ store }: { store: Warehouse }) {
  const offered = services.filter(({ id }) => store.services?.includes(id));
  if (offered.length === 0) return null;
  return (
    <section className="store-page__services">
      <h2 className="store-page__subtitle">{mapTexts.services()}</h2>
      <ul>
        {offered.map(({ id, title, hint, icon }) => (
          <li className="store-page__service" key={id}>
            <Icon name={icon} />
            <span>
              <strong>{title()}</strong> <span className="store-page__hint">{hint()}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One store, by its address. */
export default function StorePage({ addressId }: StorePageProps) {
  const { config } = useSpesa();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const id = addressId || Number(routeValue(config.pages, 'store', location.pathname)) || 0;
  const { status, data, reload } = useQuery(delivery.warehouses, id > 0 ? { address_id: id } : null);
  if (id > 0 && !data) return <Pending status={status} reload={reload} lines={8} />;
  const store = data?.warehouses.find((each) => (each.addressId ?? each.address?.addressId) === id);
  if (!store)
    return (
      <section className="store-page">
        <h1 className="store-page__title">{mapTexts.store()}</h1>
        <EmptyState
          icon="store"
          title={mapTexts.none()}
          action={<ButtonLink href={links.page('deliveryService') || links.page('home')}>{mapTexts.all()}</ButtonLink>}
        />
      </section>
    );
  return (
    <section className="store-page">
      <h1 className="store-page__title">
        <bdi>{store.name}</bdi>
      </h1>
      <StoreDetails store={store} noHours={false} noName />
      <Services store={store} />
      {loggedIn && <Favourite addressId={id} name={store.name} />}
      <StoreFlyers warehouseId={store.parentWarehouseId ?? store.warehouseId} />
    </section>
  );
}
