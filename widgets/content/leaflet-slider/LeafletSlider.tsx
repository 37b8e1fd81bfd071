import * as leafletTexts from '../../../core/labels/it/leaflet.ts';
import { coverOf } from '../../../core/rules/leaflets.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useStoreLeaflets } from '../../hooks/useStoreLeaflets.ts';
import { LeafletCard } from '../../ui/LeafletCard.tsx';
import { ErrorState, Skeleton } from '../../ui/Notice.tsx';
import { Slider } from '../../ui/Slider.tsx';
import type { LeafletSliderProps } from './leaflet-slider.widget.ts';

/** Leaflets side by side; they rest under the pointer, with focus inside, and when somebody presses pause (A11Y-05). */
export default function LeafletSlider({
  heading,
  headingLevel,
  seconds,
  noAutoplay,
  noArrows,
  noBullets,
}: LeafletSliderProps) {
  const links = useLinks();
  const { leaflets, failed, reload } = useStoreLeaflets();
  if (failed) return <ErrorState onRetry={reload} />;
  if (!leaflets) return <Skeleton lines={9} />;
  if (leaflets.length === 0) return null;
  const all = (
    <a className="slider__all" href={links.page('leaflets')}>
      {leafletTexts.allLeaflets()}
    </a>
  );
  return (
    <Slider
      heading={heading}
      level={headingLevel}
      action={all}
      autoplay={noAutoplay ? 0 : seconds * 1000}
      noArrows={noArrows}
      noBullets={noBullets}
    >
      {leaflets.map((leaflet) => (
        <LeafletCard
          key={leaflet.leafletId}
          leaflet={leaflet}
          href={links.page('leaflet', { id: leaflet.leafletId })}
          cover={links.photo(coverOf(leaflet)?.url)}
        />
      ))}
    </Slider>
  );
}
