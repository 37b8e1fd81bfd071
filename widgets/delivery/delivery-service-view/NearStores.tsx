import { delivery } from '../../../core/api/endpoints/delivery.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as reachedTexts from '../../../core/labels/it/deliveryReached.ts';
import { metresBetween } from '../../../core/rules/distance.ts';
import { isKnownPlace } from '../../../core/rules/knownPlace.ts';
import { formatNumber } from '../../../core/rules/price.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { Icon } from '../../ui/Icon.tsx';
import { addressLine } from '../choice/addressWords.ts';

/** Most stores in the list. */
const MOST = 4;

interface Props {
  /** Coordinates of the address, if known. */
  place: { latitude?: number | undefined; longitude?: number | undefined };
}

/** Pick-up stores: sorted by distance where the coordinates are known, else in the shop's order. */
export function NearStores({ place }: Props) {
  const links = useLinks();
  const { data } = useQuery(delivery.stores, {});
  const known = isKnownPlace(place);
  const far = (data?.stores ?? []).flatMap(({ storeId, name, address }) =>
    address
      ? [{ storeId, name, address, metres: known && isKnownPlace(address) ? metresBetween(place, address) : undefined }]
      : [],
  );
  const shown = far.toSorted((a, b) => (a.metres ?? 0) - (b.metres ?? 0)).slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <section className="delivery-view__reached">
      <h2 className="delivery-view__part">{(known ? reachedTexts.nearest : reachedTexts.stores)()}</h2>
      <ul className="chosen-delivery">
        {shown.map(({ storeId, name, address, metres }) => (
          <li className="chosen-delivery__line" key={storeId}>
            <Icon name="store" />
            <span className="chosen-delivery__text">
              <a href={links.page('store', { id: address.addressId })}>
                <bdi>{name}</bdi>
              </a>
              <span>
                {metres !== undefined &&
                  `${deliveryTexts.distance({ km: formatNumber(Math.round(metres / 100) / 10) })} · `}
                <bdi>{addressLine(address)}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
