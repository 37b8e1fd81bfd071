import { watchBar } from './watchBar.ts';

/** Runs at a page's first touch: hide-on-scroll header, and the language choice where the page has a place for it. */
export function atTouch(document: Document): void {
  watchBar(document);
  const places = document.querySelectorAll('[data-spesa-languages]');
  if (places.length > 0) void import('./offerLanguages.ts').then(({ offerLanguages }) => offerLanguages(places));
}
