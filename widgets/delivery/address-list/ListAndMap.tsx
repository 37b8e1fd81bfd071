import { useState, type ReactNode } from 'react';
import type { Address } from '../../../core/schema/address.ts';
import { names } from '../../ui/classNames.ts';
import { ViewSwitch } from '../choice/ViewSwitch.tsx';
import { NearMap } from '../map/NearMap.tsx';

/** Places to collect at as a list and as a map, beside each other where there is room. */
export function ListAndMap({ places, list }: { places: readonly Address[]; list: ReactNode }) {
  const [asMap, showAsMap] = useState(false);
  return (
    <div className={names('list-and-map', asMap && 'map')}>
      <ViewSwitch asMap={asMap} onTurn={showAsMap} />
      <div className="list-and-map__list">{list}</div>
      <div className="list-and-map__map">
        <NearMap places={places} coverage />
      </div>
    </div>
  );
}
