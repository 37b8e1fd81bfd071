import type { ReactNode } from 'react';
import { geography } from '../../../core/api/endpoints/geography.ts';
import type { Address } from '../../../core/schema/address.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import PlacesMap from './PlacesMap.tsx';

/** Places on the map, with `coverage` over the areas that the shop delivers to. */
export default function CoveredMap({
  places,
  coverage,
}: {
  places: readonly Address[];
  coverage: boolean;
  children?: ReactNode;
}) {
  const areas = useQuery(geography.coverage, coverage ? {} : null).data?.features;
  return <PlacesMap places={places} coverage={areas} />;
}
