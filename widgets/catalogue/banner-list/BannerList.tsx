import { bannerForm } from '../../../core/rules/banners.ts';
import { useVideo } from '../../hooks/useVideo.ts';
import { BannerCard } from '../../ui/BannerCard.tsx';
import { names } from '../../ui/classNames.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { useBanners } from '../banners/useBanners.ts';
import definition, { type BannerListProps } from './banner-list.widget.ts';

/** Banners side by side, as many in a row as their form allows (§2). */
export default function BannerList(props: BannerListProps) {
  const { heading, headingLevel } = props;
  const Heading = `h${headingLevel}` as const;
  const video = useVideo();
  const { status, banners, reload } = useBanners(definition.prefetch, props, 'BannerList');
  if (status === 'failed' && !banners) return <ErrorState onRetry={reload} />;
  if (!banners) return <div className="banner banner--image skeleton" aria-hidden="true" />;
  if (banners.length === 0) return null;
  return (
    <section className="banner-list" aria-label={heading || undefined}>
      {heading && <Heading className="banner-list__heading">{heading}</Heading>}
      <ul className="banner-list__items">
        {banners.map(({ proposal, link, picture }) => (
          <li className={names('banner-list__item', bannerForm(proposal))} key={proposal.id}>
            <BannerCard proposal={proposal} link={link} picture={picture} onVideo={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}
