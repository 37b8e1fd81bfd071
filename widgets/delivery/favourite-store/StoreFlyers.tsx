import type { ReactNode } from 'react';
import { PageLink } from '../../ui/Button.tsx';
import { content } from '../../../core/api/endpoints/content.ts';
import * as storeTexts from '../../../core/labels/it/store.ts';
import { coverOf } from '../../../core/rules/leaflets.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';

import { LeafletCard } from '../../ui/LeafletCard.tsx';

export interface StoreFlyersProps {
  warehouseId: number;
  children?: ReactNode;
}

/** The current leaflets of a store's group; nothing when they cannot be loaded. */
export default function StoreFlyers({ warehouseId }: StoreFlyersProps) {
  const links = useLinks();
  const { data, status } = useQuery(content.leaflets, { parent_warehouse_id: warehouseId });
  if (!data && status === 'failed') return null;
  return (
    <div className="favourite-store__flyers" aria-busy={!data || undefined}>
      <div className="favourite-store__flyers-head">
        <p className="favourite-store__subtitle">{storeTexts.flyers()}</p>
        <PageLink className="favourite-store__profile" href={links.page('leaflets')}>
          {storeTexts.allFlyers()}
        </PageLink>
      </div>
      {data?.leaflets.length === 0 && <p>{storeTexts.noFlyers()}</p>}
      {data && data.leaflets.length > 0 && (
        <ul className="favourite-store__leaflets" aria-label={storeTexts.flyers()}>
          {data.leaflets.map((leaflet) => (
            <li key={leaflet.leafletId}>
              <LeafletCard
                leaflet={{ ...leaflet, descr: undefined }}
                href={links.page('leaflet', { id: leaflet.leafletId })}
                cover={links.photo(coverOf(leaflet)?.url)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
