import { useEffect, useMemo, useRef, useState } from 'react';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as finderTexts from '../../../core/labels/it/storeFinder.ts';
import { firstOpening } from '../../../core/rules/firstOpening.ts';
import { isKnownPlace } from '../../../core/rules/knownPlace.ts';
import { isOpen } from '../../../core/rules/openingHours.ts';
import type { Store } from '../../../core/schema/delivery.ts';
import { useMinute } from '../../hooks/useMinute.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { arriveAt } from '../../ui/arriveAt.ts';
import { Button } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { PlaceList, textsOfStores } from '../choice/PlaceList.tsx';
import { storeMatches } from '../choice/addressWords.ts';
import { opensWords } from '../choice/opensWords.ts';
import { ViewSwitch } from '../choice/ViewSwitch.tsx';
import { NearMap } from '../map/NearMap.tsx';
import type { MapFocus } from '../map/PlacesMap.tsx';
import { StoreRow } from './StoreRow.tsx';
import type { StoreMapProps } from './store-map.widget.ts';

/** Store finder: the same stores as a list and as a map (A11Y-09), below `md` one of the two at a time. */
export default function StoreMap({ heading, headingLevel, coverage }: StoreMapProps) {
  const now = useMinute();
  const { status, data, reload } = useQuery(delivery.stores, {});
  const stores = useMemo(() => data?.stores.filter(({ address }) => address !== undefined) ?? [], [data]);
  const places = useMemo(
    () => stores.map(({ name, address, serviceHours }) => ({ ...address!, addressName: name, serviceHours })),
    [stores],
  );
  const [asMap, showAsMap] = useState(false);
  const [openOnly, setOpenOnly] = useState(false);
  const [distances, setDistances] = useState<ReadonlyMap<number, number>>();
  const [finding, setFinding] = useState(false);
  const [lost, setLost] = useState(false);
  const [shown, show] = useState<MapFocus>();
  const map = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;
  useEffect(() => {
    if (shown) arriveAt(map.current);
  }, [shown]);

  if (!data) return <Pending status={status} reload={reload} lines={8} />;
  if (stores.length === 0) return <EmptyState icon="store" title={deliveryTexts.noPlaces()} />;
  const toggleNear = async (): Promise<void> => {
    setLost(false);
    if (distances) return setDistances(undefined);
    setFinding(true);
    const { findDistances } = await import('./distances.ts');
    const found = await findDistances(stores);
    setFinding(false);
    setDistances(found);
    setLost(!found);
  };
  const far = ({ storeId }: Store): number => distances?.get(storeId) ?? Number.MAX_SAFE_INTEGER;
  const sorted = [...stores].sort((a, b) => far(a) - far(b));
  const showOnMap = (addressId: number): void => {
    showAsMap(true);
    show({ addressId });
  };
  const row = (store: Store) => (
    <StoreRow
      key={store.storeId}
      store={store}
      now={now}
      distance={distances?.get(store.storeId)}
      onShow={isKnownPlace(store.address) ? () => showOnMap(store.address!.addressId) : undefined}
    />
  );
  const fits = (store: Store, words: string): boolean =>
    storeMatches(store, words) && (!openOnly || (store.serviceHours !== undefined && isOpen(store.serviceHours, now)));
  const noneOpen = (words: string) => {
    const met = openOnly ? stores.filter((store) => storeMatches(store, words)) : [];
    if (met.length === 0) return undefined;
    const opens = opensWords(
      firstOpening(
        met.flatMap(({ serviceHours }) => serviceHours ?? []),
        now,
      ),
      now,
    );
    return {
      text: opens ? finderTexts.firstOpens({ opens }) : finderTexts.allClosed(),
      action: (
        <Button variant="secondary" onClick={() => setOpenOnly(false)}>
          {finderTexts.showAll()}
        </Button>
      ),
    };
  };
  return (
    <section className={names('store-map', asMap && 'map')} aria-label={heading || deliveryTexts.stores()}>
      {heading && <Heading className="store-map__heading">{heading}</Heading>}
      <ViewSwitch asMap={asMap} onTurn={showAsMap} />
      <div className="store-map__list">
        <div className="store-map__tools">
          <Button
            small
            variant={distances ? 'primary' : 'secondary'}
            icon="pin"
            busy={finding}
            aria-pressed={distances !== undefined}
            onClick={() => void toggleNear()}
          >
            {finderTexts.near()}
          </Button>
          <Button
            small
            variant={openOnly ? 'primary' : 'secondary'}
            icon="clock"
            aria-pressed={openOnly}
            onClick={() => setOpenOnly(!openOnly)}
          >
            {finderTexts.openNow()}
          </Button>
        </div>
        {lost && <Notice kind="error">{finderTexts.noPosition()}</Notice>}
        {distances && (
          <p className="store-map__near" role="status">
            {finderTexts.nearFirst()}
          </p>
        )}
        <PlaceList places={sorted} texts={textsOfStores} matches={fits} none={noneOpen} row={row} />
      </div>
      <div className="store-map__map" ref={map}>
        <NearMap places={places} coverage={coverage} focus={shown} />
      </div>
    </section>
  );
}
