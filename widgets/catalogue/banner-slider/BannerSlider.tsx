import '../../../core/labels/it/catalogue.ts';
import type { CategoryBlock } from '../../../core/schema/catalogue.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { BannerCard } from '../../ui/BannerCard.tsx';
import { ErrorState } from '../../ui/Notice.tsx';
import { Slider } from '../../ui/Slider.tsx';
import definition, { type BannerSliderProps } from './banner-slider.widget.ts';

/** The block of that code, else the first one of banners. */
function blockOf(blocks: readonly CategoryBlock[], code: string): CategoryBlock | undefined {
  return blocks.find(({ templateBlock, templateBlockType }) => (code ? templateBlock.codInt === code : templateBlockType.modeName.startsWith('Banner')));
}

/** Banners one after another; they rest under the pointer, with focus inside, and when somebody presses pause (A11Y-05). */
export default function BannerSlider(props: BannerSliderProps) {
  const { label: name, block, seconds, noAutoplay, noArrows, noBullets } = props;
  const links = useLinks();
  const { status, data, reload } = usePlanned(definition.prefetch, catalogue.category, props);
  if (status === 'failed' && !data) return <ErrorState onRetry={reload} />;
  if (!data) return <div className="banner banner--image skeleton" aria-hidden="true" />;

  const banners = (blockOf(data.category.categoryBlocks ?? [], block)?.proposals ?? []).map((proposal) => {
    const { IMAGE_MOBILE: mobile, IMAGE_DESKTOP: desktop } = proposal.metadata ?? {};
    return { proposal, link: links.content(proposal.proposalUrl), picture: { mobile: links.photo(mobile ?? proposal.img), desktop: links.photo(desktop ?? proposal.img) } };
  });
  const shown = banners.filter(({ picture }) => picture.mobile ?? picture.desktop);
  if (shown.length === 0) return null;
  return (
    <Slider heading={name} noHeading show="one" autoplay={noAutoplay ? 0 : seconds * 1000} noArrows={noArrows} noBullets={noBullets}>
      {shown.map(({ proposal, link, picture }, index) => (
        <BannerCard key={proposal.id} proposal={proposal} link={link} picture={picture} eager={index === 0} />
      ))}
    </Slider>
  );
}
