import { useEffect, useMemo, useRef, useState } from 'react';
import * as pinTexts from '../../../core/labels/it/deliveryPins.ts';
import { project } from '../../../core/rules/mercator.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { Coverage } from '../../../core/schema/geography.ts';
import { laterView } from '../../hooks/laterView.ts';
import { Button } from '../../ui/Button.tsx';
import { clustersOf } from './clusters.ts';
import { zooms } from './firstView.ts';
import type { MapGroundProps } from './MapGround.tsx';
import { MapPin } from './MapPin.tsx';
import { PlacePopup } from './PlacePopup.tsx';
import { useMapView } from './useMapView.ts';

const MapGround = laterView<MapGroundProps>(() => import('./MapGround.tsx'), 'needed');

/** A place that is looked at; a new object looks again. */
export interface Looked {
  addressId: number;
}

interface Props {
  places: readonly Address[];
  /** Where the shopping is brought to, drawn below the pins. */
  coverage?: readonly Coverage[] | undefined;
  /** The map moves there and tells of it. */
  focus?: Looked | undefined;
}

/** Places as pins over a map of Italy, those close together as one; the list beside it says the same (A11Y-09). */
export default function PlacesMap({ places, coverage = [], focus }: Props) {
  const spots = useMemo(
    () => places.flatMap(({ latitude, longitude }) => project(latitude, longitude) ?? []),
    [places],
  );
  const view = useMapView(spots);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [shown, show] = useState<readonly Address[]>([]);
  const clusters = useMemo(() => clustersOf(places, ...zooms), [places]);
  const drawn = useMemo(() => clusters(view.zoom), [clusters, view.zoom]);
  useEffect(() => {
    const place = places.find(({ addressId }) => addressId === focus?.addressId);
    const spot = project(place?.latitude, place?.longitude);
    if (!place || !spot) return;
    opener.current = document.activeElement as HTMLElement | null;
    view.show(spot);
    show([place]);
  }, [focus]);
  const shut = (): void => {
    show([]);
    opener.current?.focus();
    if (document.activeElement !== opener.current) root.current?.focus();
  };
  return (
    <div
      className="places-map"
      ref={root}
      tabIndex={-1}
      role="group"
      aria-label={pinTexts.map()}
      onKeyDown={view.onKeyDown}
    >
      <div className="places-map__frame" ref={view.frame} {...view.drag}>
        <svg className="places-map__land" aria-hidden="true">
          <MapGround view={view} coverage={coverage} drawn={drawn} />
        </svg>
        {drawn
          .filter((cluster) => view.isSeen(cluster))
          .map((cluster) => {
            const [first] = cluster.places;
            const parts = cluster.places.length > 1 && cluster.parts <= zooms[1];
            const isOpen = shown[0]?.addressId === first.addressId;
            return (
              <MapPin
                key={first.addressId}
                cluster={cluster}
                at={view.at(cluster)}
                isOpen={parts ? undefined : isOpen}
                onPress={(event) => {
                  if (parts) return view.closer(cluster.parts - view.zoom, cluster);
                  opener.current = event.currentTarget;
                  show(isOpen ? [] : cluster.places);
                }}
              />
            );
          })}
      </div>
      {view.refused > 0 && (
        <p className="places-map__hint" aria-hidden="true" key={view.refused}>
          {pinTexts.twoFingers()}
        </p>
      )}
      <div className="places-map__zoom">
        <Button variant="secondary" aria-label={pinTexts.closer()} onClick={() => view.closer(1)}>
          +
        </Button>
        <Button variant="secondary" aria-label={pinTexts.farther()} onClick={() => view.closer(-1)}>
          −
        </Button>
      </div>
      <div className="places-map__popups" aria-live="polite">
        {shown.map((place) => (
          <PlacePopup key={place.addressId} place={place} onClose={shut} />
        ))}
      </div>
    </div>
  );
}
