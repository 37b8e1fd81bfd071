import { useState } from 'react';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { printedItems } from '../../element/printedLists.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isNarrowed, Listing } from '../listing/Listing.tsx';
import { useListing } from '../listing/useListing.ts';
import { PrintedNothing } from './PrintedNothing.tsx';
import { SearchWords } from './SearchWords.tsx';
import { useMeantWord } from './useMeantWord.ts';
import definition, { type SearchPageProps } from './search-page.widget.ts';

const NothingFound = laterView(() => import('./NothingFound.tsx'), 'needed');
const SearchHits = laterView(() => import('./SearchHits.tsx'), 'shown');
const MOST_WORDS = 100;
/** As long as the content platform takes them. */
const MOST_HIT_WORDS = 80;

/** What was found: by words, or all promotions and novelties (§2). */
export default function SearchPage({ query, host }: SearchPageProps) {
  const links = useLinks();
  const words = (query || new URLSearchParams(location.search).get('q') || '').trim().slice(0, MOST_WORDS);
  const listing = useListing(definition.prefetch, {}, { words });
  const [printed] = useState(() => printedItems(host).find(([first]) => first?.matches('.nothing-found__hint')));
  const { promo, onlyNew } = listing.filters;
  const meant = listing.list?.meant;
  useMeantWord(words, meant);
  const nothingAsked = words === '' && listing.chosen === 0;
  const nothing = listing.list?.products.length === 0 && !isNarrowed(listing);
  const heading = words
    ? (nothing ? cataloguePagesTexts.nothingFound : cataloguePagesTexts.resultsFor)({ words: meant ?? words })
    : (promo
        ? cataloguePagesTexts.promotions
        : onlyNew
          ? cataloguePagesTexts.novelties
          : cataloguePagesTexts.searchTitle)();
  const home = <ButtonLink href={links.page('home')}>{cataloguePagesTexts.toHome()}</ButtonLink>;
  return (
    <div className="search-page">
      <h1 className="search-page__title">
        <bdi>{heading}</bdi>
      </h1>
      {meant && <p className="search-page__meant">{cataloguePagesTexts.meantInstead({ words, meant })}</p>}
      {nothingAsked ? (
        <EmptyState icon="search" title={cataloguePagesTexts.nothingAsked()} action={home} />
      ) : (
        <Listing
          state={listing}
          host={host}
          empty={
            <NothingFound words={words}>
              <PrintedNothing items={printed} />
            </NothingFound>
          }
        />
      )}
      {words.length > 1 && <SearchHits words={words.slice(0, MOST_HIT_WORDS)} />}
      <SearchWords />
    </div>
  );
}
