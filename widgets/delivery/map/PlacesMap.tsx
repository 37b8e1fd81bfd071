import { useMemo, useRef, useState, type ReactNode } from 'react';
import * as pinTexts from '../../../core/labels/it/deliveryPins.ts';
import { outlinePath } from '../../../core/rules/mercator.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { Coverage } from '../../../core/schema/geography.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { addressTitle } from '../choice/addressWords.ts';
import { clustersOf } from './clusters.ts';
import { italy } from './italy.ts';
import { PlacePopup } from './PlacePopup.tsx';
import { useMapView, zooms } from './useMapView.ts';

interface Props {
  places: readonly Address[];
  /** Where the shopping is brought to, drawn below the pins. */
  coverage?: readonly Coverage[] | undefined;
  children?: ReactNode;
}

/** Places as pins over Italy's outline, those close together as one; the list beside it says the same (A11Y-09). */
export default function PlacesMap({ places, coverage = [] }: Props) {
  const view = useMapView();
  const opener = useRef<HTMLElement | null>(null);
  const [shown, show] = useState<readonly Address[]>([]);
  const clusters = useMemo(() => clustersOf(places, ...zooms), [places]);
  const seen = useMemo(() => clusters(view.zoom), [clusters, view.zoom]);
  const { x: left, y: top } = view.at({ x: 0, y: 0 });
  const shut = (): void => {
    show([]);
    opener.current?.focus();
  };
  return (
    <div className="places-map" role="group" aria-label={pinTexts.map()}>
      <div className="places-map__frame" ref={view.frame} {...view.drag}>
        <svg className="places-map__land" aria-hidden="true">
          <g transform={`translate(${left} ${top}) scale(${view.scale})`}>
            <path d={italy} />
            {coverage.map((area) => (
              <path
                className="places-map__area"
                key={area.properties.zoneId}
                d={outlinePath(area.geometry.coordinates)}
              />
            ))}
          </g>
        </svg>
        {seen.filter(view.isSeen).map((cluster) => {
          const [first] = cluster.places;
          const { x, y } = view.at(cluster);
          const many = cluster.places.length > 1;
          const parts = many && cluster.parts <= zooms[1];
          const isOpen = shown[0]?.addressId === first.addressId;
          return (
            <button
              type="button"
              className={many ? 'places-map__cluster' : 'places-map__pin'}
              key={first.addressId}
              ref={(button) => {
                if (button) button.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
              }}
              aria-label={many ? pinTexts.cluster({ n: cluster.places.length }) : addressTitle(first)}
              aria-expanded={parts ? undefined : isOpen}
              onClick={(event) => {
                if (parts) return view.closer(cluster.parts - view.zoom, cluster);
                opener.current = event.currentTarget;
                show(isOpen ? [] : cluster.places);
              }}
            >
              {many ? cluster.places.length : <Icon name="pin" />}
            </button>
          );
        })}
      </div>
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
