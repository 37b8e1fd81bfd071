import type { ReactNode } from 'react';
import { coverOf } from '../../../core/rules/leaflets.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useStoreLeaflets } from '../../hooks/useStoreLeaflets.ts';
import { LeafletCard } from '../../ui/LeafletCard.tsx';

import { ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { LeafletFrame } from './LeafletFrame.tsx';
import type { LeafletSliderProps } from './leaflet-slider.widget.ts';

/** The leaflets of the customer's store, or what the server has not printed. */
export default function StoreLeaflets(props: LeafletSliderProps & { children?: ReactNode }) {
  const links = useLinks();
  const { leaflets, failed, reload } = useStoreLeaflets();
  if (failed) return <ErrorState onRetry={reload} />;
  if (!leaflets) return <Skeleton lines={9} />;
  if (leaflets.length === 0) return null;
  return (
    <LeafletFrame {...props}>
      {leaflets.map((leaflet) => (
        <LeafletCard
          key={leaflet.leafletId}
          leaflet={leaflet}
          href={links.page('leaflet', { id: leaflet.leafletId })}
          cover={links.photo(coverOf(leaflet)?.url)}
        />
      ))}
    </LeafletFrame>
  );
}
