import { useRef } from 'react';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as pageTexts from '../../../core/labels/it/deliveryPages.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useNear } from '../../hooks/useNear.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { PlaceCard } from '../choice/PlaceCard.tsx';
import { PlaceList, textsOfStores } from '../choice/PlaceList.tsx';
import { storeMatches } from '../choice/addressWords.ts';
import type { StoreMapProps } from './store-map.widget.ts';

const CoveredMap = laterView(() => import('../map/CoveredMap.tsx'), 'needed');

/** The map, whose code comes when it is about to be seen. */
function NearMap({ places, coverage }: { places: readonly Address[]; coverage: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="store-map__map" ref={box}>
      {useNear(box) && <CoveredMap places={places} coverage={coverage} />}
    </div>
  );
}

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
