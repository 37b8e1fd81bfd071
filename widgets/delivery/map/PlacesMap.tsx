import { useRef, useState, type ReactNode } from 'react';
import * as pinTexts from '../../../core/labels/it/deliveryPins.ts';
import { clusterPins } from '../../../core/rules/clusters.ts';
import { outlinePath, project, type Spot } from '../../../core/rules/mercator.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { Coverage } from '../../../core/schema/geography.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { addressTitle } from '../choice/addressWords.ts';
import { italy } from './italy.ts';
import { PlacePopup } from './PlacePopup.tsx';
import { useMapView } from './useMapView.ts';

interface Pin extends Spot {
  place: Address;
}

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
  const [openId, open] = useState<number | undefined>();
  const pins = places.flatMap((place): Pin[] => {
    const spot = project(place.latitude, place.longitude);
    return spot ? [{ ...spot, place }] : [];
  });
  const shown = places.find(({ addressId }) => addressId === openId);
  const { x: left, y: top } = view.at({ x: 0, y: 0 });
  const shut = (): void => {
    open(undefined);
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
        {clusterPins(pins, view.zoom)
          .filter(view.isSeen)
          .map((cluster) => {
            const [first] = cluster.pins;
            const { x, y } = view.at(cluster);
            const put = (button: HTMLElement | null): void => {
              if (button) button.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
            };
            if (!first) return null;
            const { addressId } = first.place;
            if (cluster.pins.length > 1)
              return (
                <button
                  type="button"
                  className="places-map__cluster"
                  key={addressId}
                  ref={put}
                  aria-label={pinTexts.cluster({ n: cluster.pins.length })}
                  onClick={() => (view.canZoom(2) ? view.closer(2, cluster) : open(addressId))}
                >
                  {cluster.pins.length}
                </button>
              );
            return (
              <button
                type="button"
                className="places-map__pin"
                key={addressId}
                ref={put}
                aria-label={addressTitle(first.place)}
                aria-expanded={addressId === openId}
                onClick={(event) => {
                  opener.current = event.currentTarget;
                  open(addressId === openId ? undefined : addressId);
                }}
              >
                <Icon name="pin" />
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
      <div aria-live="polite">{shown && <PlacePopup place={shown} onClose={shut} />}</div>
    </div>
  );
}
