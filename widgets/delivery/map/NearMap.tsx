import { useRef } from 'react';
import type { Address } from '../../../core/schema/address.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useNear } from '../../hooks/useNear.ts';
import type { MapFocus } from './PlacesMap.tsx';

const CoveredMap = laterView(() => import('./CoveredMap.tsx'), 'needed');

interface Props {
  places: readonly Address[];
  coverage?: boolean;
  /** The place that is looked at. */
  focus?: MapFocus | undefined;
}

/** A map, whose code comes when it is about to be seen. */
export function NearMap({ places, coverage = false, focus }: Props) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="near-map" ref={box}>
      {useNear(box) && places.length > 0 && <CoveredMap places={places} coverage={coverage} focus={focus} />}
    </div>
  );
}
