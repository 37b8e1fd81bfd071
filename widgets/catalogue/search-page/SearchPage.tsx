import '../../../core/labels/it/catalogue.ts';
import { label } from '../../../core/labels/label.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Listing } from '../listing/Listing.tsx';
import { useListing } from '../listing/useListing.ts';
import { SearchWords } from './SearchWords.tsx';
import definition, { type SearchPageProps } from './search-page.widget.ts';

const MOST_WORDS = 100;

/** What was found: by words, or all promotions and novelties (§2). */
export default function SearchPage({ query, host }: SearchPageProps) {
  const links = useLinks();
  const words = (query || new URLSearchParams(location.search).get('q') || '').trim().slice(0, MOST_WORDS);
  const listing = useListing(definition.prefetch, {}, { words });
  const { promo, onlyNew } = listing.filters;
  const nothingAsked = words === '' && listing.chosen === 0;
  const heading = words ? label('catalogue.resultsFor', { words }) : label(promo ? 'catalogue.promotions' : onlyNew ? 'catalogue.novelties' : 'catalogue.searchTitle');
  const home = <ButtonLink href={links.page('home')}>{label('catalogue.toHome')}</ButtonLink>;
  return (
    <div className="search-page">
      <h1 className="search-page__title">
        <bdi>{heading}</bdi>
      </h1>
      {nothingAsked ? (
        <EmptyState icon="search" title={label('catalogue.nothingAsked')} action={home} />
      ) : (
        <Listing
          state={listing}
          host={host}
          empty={
            <EmptyState icon="search" title={label('catalogue.nothingFound', { words })} action={home}>
              <p>{label('catalogue.nothingFoundHint')}</p>
            </EmptyState>
          }
        />
      )}
      <SearchWords />
    </div>
  );
}
