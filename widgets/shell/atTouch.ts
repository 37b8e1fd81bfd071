import { watchBar } from './watchBar.ts';

/** What a page needs from its first touch on: the bar that hides, and the choice of languages where it has a place for it. */
export function atTouch(document: Document): void {
  watchBar(document);
  const places = document.querySelectorAll('[data-spesa-languages]');
  if (places.length > 0) void import('./offerLanguages.ts').then(({ offerLanguages }) => offerLanguages(places));
}
