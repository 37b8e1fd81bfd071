import { delivery } from '../../../core/api/endpoints/delivery.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as pageTexts from '../../../core/labels/it/deliveryPages.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { PlaceCard } from '../choice/PlaceCard.tsx';
import { PlaceList, textsOfStores } from '../choice/PlaceList.tsx';
import { storeMatches } from '../choice/addressWords.ts';
import { NearMap } from '../map/NearMap.tsx';
import type { StoreMapProps } from './store-map.widget.ts';

/** All stores, as pins and as a list: whoever cannot use the one has the other (A11Y-09). */
export default function StoreMap({ heading, headingLevel, coverage }: StoreMapProps) {
  const links = useLinks();
  const now = useMinute();
  const { status, data, reload } = useQuery(delivery.stores, {});
  const Heading = `h${headingLevel}` as const;
  if (!data) return <Pending status={status} reload={reload} lines={8} />;
  const stores = data.stores.filter(({ address }) => address !== undefined);
  if (stores.length === 0) return <EmptyState icon="store" title={deliveryTexts.noPlaces()} />;
  const row = ({ storeId, name, address, serviceHours }: Store) => {
    const page = address && links.page('store', { id: address.addressId });
    return (
      <PlaceCard icon="store" key={storeId} name={name} chosen={false} address={address} hours={serviceHours} now={now}>
        {page && (
          <ButtonLink small variant="secondary" href={page} aria-label={pageTexts.storePageOf({ name })}>
            {pageTexts.storePage()}
          </ButtonLink>
        )}
      </PlaceCard>
    );
  };
  return (
    <section className="store-map" aria-label={heading || deliveryTexts.stores()}>
      {heading && <Heading className="store-map__heading">{heading}</Heading>}
      <div className="store-map__list">
        <PlaceList places={stores} texts={textsOfStores} matches={storeMatches} row={row} />
      </div>
      <NearMap places={stores.map(({ name, address }) => ({ ...address!, addressName: name }))} coverage={coverage} />
    </section>
  );
}
