import type { MouseEvent } from 'react';
import * as pinTexts from '../../../core/labels/it/deliveryPins.ts';
import type { Spot } from '../../../core/rules/mercator.ts';
import { addressTitle } from '../choice/addressWords.ts';
import type { Cluster } from './clusters.ts';

interface Props {
  cluster: Cluster;
  /** Position in the viewport, in pixels. */
  at: Spot;
  /** Is its popup open? Undefined on a cluster that a press zooms into. */
  isOpen: boolean | undefined;
  onPress(event: MouseEvent<HTMLButtonElement>): void;
}

/** Button of a place, with its tip on the spot, or of a cluster with its count. */
export function MapPin({ cluster: { places }, at, isOpen, onPress }: Props) {
  const many = places.length > 1;
  return (
    <button
      type="button"
      className={many ? 'places-map__cluster' : 'places-map__pin'}
      ref={(button) => {
        if (button) button.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
      }}
      aria-label={many ? pinTexts.cluster({ n: places.length }) : addressTitle(places[0])}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {many ? (
        places.length
      ) : (
        <svg viewBox="0 0 32 44" aria-hidden="true" focusable="false">
          <path d="M16 43C12 33 2 26 2 16a14 14 0 0 1 28 0c0 10-10 17-14 27z" />
          <circle cx="16" cy="16" r="6" />
        </svg>
      )}
    </button>
  );
}
