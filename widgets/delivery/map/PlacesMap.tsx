import { useEffect, useMemo, useRef, useState } from 'react';
import * as pinTexts from '../../../core/labels/it/deliveryPins.ts';
import { project } from '../../../core/rules/mercator.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { Coverage } from '../../../core/schema/geography.ts';
import { laterView } from '../../hooks/laterView.ts';
import { Button } from '../../ui/Button.tsx';
import { clustersOf } from './clusters.ts';
import { zooms } from './fitBounds.ts';
import type { MapGroundProps } from './MapGround.tsx';
import { MapPin } from './MapPin.tsx';
import { PlacePopup } from './PlacePopup.tsx';
import { useMapView } from './useMapView.ts';

const MapGround = laterView<MapGroundProps>(() => import('./MapGround.tsx'), 'needed');

/** The place that the map pans to and opens the popup of; a new object does so again. */
export interface MapFocus {
  addressId: number;
}

interface Props {
  places: readonly Address[];
  /** Delivery areas, drawn below the pins. */
  coverage?: readonly Coverage[] | undefined;
  focus?: MapFocus | undefined;
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
    view.panTo(spot);
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
          .filter((cluster) => view.isVisible(cluster))
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
                  if (parts) return view.zoomBy(cluster.parts - view.zoom, cluster);
                  opener.current = event.currentTarget;
                  show(isOpen ? [] : cluster.places);
                }}
              />
            );
          })}
      </div>
      {view.singleFingerDrags > 0 && (
        <p className="places-map__hint" aria-hidden="true" key={view.singleFingerDrags}>
          {pinTexts.twoFingers()}
        </p>
      )}
      <div className="places-map__zoom">
        <Button variant="secondary" aria-label={pinTexts.closer()} onClick={() => view.zoomBy(1)}>
          +
        </Button>
        <Button variant="secondary" aria-label={pinTexts.farther()} onClick={() => view.zoomBy(-1)}>
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
