import { delivery } from '../../../core/api/endpoints/delivery.ts';
import * as deliveryErrorTexts from '../../../core/labels/it/errorsOfDelivery.ts';
import * as mapTexts from '../../../core/labels/it/deliveryMap.ts';
import * as finderTexts from '../../../core/labels/it/storeFinder.ts';
import * as storeTexts from '../../../core/labels/it/store.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { isKnownPlace } from '../../../core/rules/knownPlace.ts';
import { specialDays } from '../../../core/rules/openingHours.ts';
import { routeValue } from '../../../core/rules/route.ts';
import type { ServiceHours } from '../../../core/schema/address.ts';
import type { Warehouse } from '../../../core/schema/delivery.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useCart, useLoggedIn } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, PageLink } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { services } from '../choice/services.ts';
import type { StoreFlyersProps } from '../favourite-store/StoreFlyers.tsx';
import { DayHours } from '../favourite-store/OpeningWeek.tsx';
import { StoreDetails } from '../favourite-store/StoreDetails.tsx';
import { NearMap } from '../map/NearMap.tsx';
import type { StorePageProps } from './store-page.widget.ts';

const StoreFlyers = laterView<StoreFlyersProps>(() => import('../favourite-store/StoreFlyers.tsx'), 'needed');

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

/** The days of the next month with other hours than the week's. */
function SpecialDays({ hours, now }: { hours: ServiceHours; now: number }) {
  const days = specialDays(hours, now);
  if (days.length === 0) return null;
  return (
    <section className="store-page__special">
      <h2 className="store-page__subtitle">{finderTexts.special()}</h2>
      <DayHours days={days} dayName={({ date }) => dayWords(date)} />
    </section>
  );
}

/** One store, by its address. */
export default function StorePage({ addressId }: StorePageProps) {
  const { config } = useSpesa();
  const links = useLinks();
  const loggedIn = useLoggedIn();
  const now = useMinute();
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
          action={<ButtonLink href={links.page('stores') || links.page('home')}>{mapTexts.all()}</ButtonLink>}
        />
      </section>
    );
  const { name, address, serviceHours } = store;
  return (
    <section className="store-page">
      <PageLink className="store-page__back" href={links.page('stores')}>
        {mapTexts.all()}
      </PageLink>
      <h1 className="store-page__title">
        <bdi>{name}</bdi>
      </h1>
      <div className="store-page__facts">
        <StoreDetails store={store} noHours={false} noName />
        {serviceHours && <SpecialDays hours={serviceHours} now={now} />}
        <Services store={store} />
        {loggedIn && <Favourite addressId={id} name={name} />}
      </div>
      <div className="store-page__map">
        {address && isKnownPlace(address) && <NearMap places={[{ ...address, addressName: name, serviceHours }]} />}
      </div>
      <StoreFlyers warehouseId={store.parentWarehouseId ?? store.warehouseId} />
    </section>
  );
}
