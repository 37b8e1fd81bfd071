import { useState } from 'react';
import * as leafletTexts from '../../../core/labels/it/leaflet.ts';
import { coverOf } from '../../../core/rules/leaflets.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useStoreLeaflets } from '../../hooks/useStoreLeaflets.ts';
import { Button } from '../../ui/Button.tsx';
import { LeafletCard } from '../../ui/LeafletCard.tsx';

import { EmptyState, ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import type { LeafletsProps } from './leaflets.widget.ts';

/** All current leaflets as cards; who has a store sees its own first. */
export default function Leaflets({ ownHeading }: LeafletsProps) {
  const links = useLinks();
  const [all, showAll] = useState(false);
  const { leaflets, store, failed, reload } = useStoreLeaflets(all);

  if (failed) return <ErrorState onRetry={reload} />;
  if (!leaflets) return <Skeleton lines={9} />;
  return (
    <div className="leaflets">
      {ownHeading && <h1 className="leaflets__title">{leafletTexts.title()}</h1>}
      <div className="leaflets__head">
        <h2 className="leaflets__heading">
          {store && !all ? leafletTexts.ofStore({ name: store }) : leafletTexts.ofAll()}
        </h2>
        {store && (
          <Button small variant="secondary" onClick={() => showAll(!all)}>
            {all ? leafletTexts.showOwn({ name: store }) : leafletTexts.showAll()}
          </Button>
        )}
      </div>
      {leaflets.length === 0 && (
        <EmptyState icon="tag" title={leafletTexts.none()}>
          <p>{leafletTexts.noneHint()}</p>
        </EmptyState>
      )}
      {leaflets.length > 0 && (
        <ul className="leaflets__list">
          {leaflets.map((leaflet, index) => (
            <li key={leaflet.leafletId}>
              <LeafletCard
                leaflet={leaflet}
                href={links.page('leaflet', { id: leaflet.leafletId })}
                cover={links.photo(coverOf(leaflet)?.url)}
                eager={index < 4}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
