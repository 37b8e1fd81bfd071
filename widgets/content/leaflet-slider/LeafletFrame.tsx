import { PageLink } from '../../ui/Button.tsx';
import * as leafletTexts from '../../../core/labels/it/leaflet.ts';
import { useLinks } from '../../hooks/useLinks.ts';

import { Slider, type SliderProps } from '../../ui/Slider.tsx';
import type { LeafletSliderProps } from './leaflet-slider.widget.ts';

interface Props extends LeafletSliderProps, Pick<SliderProps, 'printed' | 'children'> {}

/** Leaflets side by side; they rest under the pointer, with focus inside, and when somebody presses pause (A11Y-05). */
export function LeafletFrame({ headingLevel, seconds, noAutoplay, children, ...frame }: Props) {
  const links = useLinks();
  const all = (
    <PageLink className="slider__all" href={links.page('leaflets')}>
      {leafletTexts.allLeaflets()}
    </PageLink>
  );
  return (
    <Slider {...frame} level={headingLevel} action={all} autoplay={noAutoplay ? 0 : seconds * 1000}>
      {children}
    </Slider>
  );
}
