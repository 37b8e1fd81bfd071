import { useVideo } from '../../hooks/useVideo.ts';
import { BannerCard } from '../../ui/BannerCard.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { useBanners } from '../banners/useBanners.ts';
import definition, { type BannerSliderProps } from './banner-slider.widget.ts';

/** Banners one after another; they rest under the pointer, with focus inside, and when somebody presses pause (A11Y-05). */
export default function BannerSlider(props: BannerSliderProps) {
  const { label: name, seconds, noAutoplay, noArrows, noBullets } = props;
  const video = useVideo();
  const { status, banners, reload } = useBanners(definition.prefetch, props, 'Banner');
  if (status === 'failed' && !banners) return <ErrorState onRetry={reload} />;
  if (!banners) return <div className="banner banner--image skeleton" aria-hidden="true" />;
  if (banners.length === 0) return null;
  return (
    <Slider
      heading={name}
      noHeading
      show="one"
      autoplay={noAutoplay ? 0 : seconds * 1000}
      noArrows={noArrows}
      noBullets={noBullets}
    >
      {banners.map(({ proposal, link, picture }, index) => (
        <BannerCard
          key={proposal.id}
          proposal={proposal}
          link={link}
          picture={picture}
          onVideo={video}
          eager={index === 0}
        />
      ))}
    </Slider>
  );
}
