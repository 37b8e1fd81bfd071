import { createElement, type ReactNode } from 'react';
import { address } from '../../../core/api/endpoints/addresses.ts';
import { geography } from '../../../core/api/endpoints/geography.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as finderTexts from '../../../core/labels/it/deliveryFinder.ts';
import * as reachedTexts from '../../../core/labels/it/deliveryReached.ts';
import { formatCurrency } from '../../../core/rules/price.ts';
import { service } from '../../../core/rules/services.ts';
import { isNamed } from '../../../core/rules/towns.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { DeliveryService } from '../../../core/schema/geography.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { names } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Pending } from '../../ui/Pending.tsx';
import type { KnownAddress } from '../choice/AddressForm.tsx';
import { addressLine, addressTitle } from '../choice/addressWords.ts';
import { services } from '../choice/services.ts';
import { NearStores } from './NearStores.tsx';

interface Props {
  /** What is known of an address that was looked for. */
  place: KnownAddress;
  /** Goes on with one of the services that come there. */
  onChoose(serviceId: number): void;
  /** Stands where there is none to choose. */
  login: ReactNode;
  children?: ReactNode;
}

/** The address as it is checked, which may find its postal code; null where street or town are missing. */
const whole = ({ address1, addressNumber = '', city, province = '', postalcode = '' }: KnownAddress) =>
  address1 && city ? { address1, addressNumber, city, province, postalcode } : null;

/** The services that reach an address that somebody looks for before they log in, with what they cost; of a town alone whether we come there. */
export default function Reached({ place, onChoose, login }: Props) {
  const { currencyForm } = useSpesa().config;
  const stores = useLinks().page('stores');
  const input = whole(place);
  const checked = useQuery(address.check, input);
  const { latitude, longitude } =
    checked.data?.address ?? (checked.error?.data as { address?: Address } | undefined)?.address ?? {};
  const around = useQuery(address.services, latitude && longitude ? { latitude, longitude } : null);
  const towns = useQuery(geography.served, {});
  const offered = around.data?.deliveryServices ?? [];
  const reading = [checked, around, towns].find(({ status }) => status === 'loading');
  const town = place.city ?? '';
  const isServed = towns.data?.cities.some(
    ({ name, postcodes }) => isNamed(name, town) || postcodes.includes(place.postalcode ?? ''),
  );
  const details = ({ deliveryFee, addresses }: DeliveryService): string =>
    [
      deliveryFee === 0 && deliveryTexts.noFee(),
      deliveryFee && finderTexts.feeFrom({ fee: formatCurrency(deliveryFee, currencyForm) }),
      addresses[0] && finderTexts.nearest({ name: addressTitle(addresses[0]) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const answer = () => {
    if (reading) return <Pending status="loading" reload={reading.reload} lines={3} />;
    const named = { place: town || addressLine({ addressId: 0, ...place }) };
    if (!offered.some(({ active }) => active))
      return towns.data && !isServed ? (
        <>
          <p>{finderTexts.notYet(named)}</p>
          <p>{reachedTexts.pickupWhy()}</p>
          <p className="delivery-view__ways">
            <Button onClick={() => onChoose(service.pickup)}>{reachedTexts.pickupLogin()}</Button>
            {stores && (
              <ButtonLink variant="secondary" href={stores}>
                {finderTexts.pickup()}
              </ButtonLink>
            )}
          </p>
          <NearStores place={{ latitude, longitude }} />
          {createElement('spesa-service-discovery', {
            heading: reachedTexts.another(),
            text: '',
            button: reachedTexts.check(),
          })}
        </>
      ) : (
        <>
          {towns.data && <p>{finderTexts.reached(named)}</p>}
          {login}
        </>
      );
    return (
      <>
        <p>{finderTexts.waysHere()}</p>
        <ul className="chosen-delivery">
          {services.map(({ id, title, icon }) => {
            const offer = offered.find(({ deliveryServiceId }) => deliveryServiceId === id);
            return (
              offer && (
                <li className={names('chosen-delivery__line', !offer.active && 'missing')} key={id}>
                  <Icon name={icon} />
                  <span className="chosen-delivery__text">
                    <strong>{title()}</strong>
                    <span>
                      <bdi>{offer.active ? details(offer) : reachedTexts.notHere()}</bdi>
                    </span>
                  </span>
                  {offer.active && (
                    <Button
                      small
                      variant="secondary"
                      aria-label={reachedTexts.chooseName({ name: title() })}
                      onClick={() => onChoose(id)}
                    >
                      {reachedTexts.choose()}
                    </Button>
                  )}
                </li>
              )
            );
          })}
        </ul>
      </>
    );
  };
  return (
    <section className="delivery-view__reached" role="status">
      <p className="delivery-view__part">
        <bdi>{addressLine({ addressId: 0, ...place })}</bdi>
      </p>
      {answer()}
    </section>
  );
}
