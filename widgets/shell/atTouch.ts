import { whenTime } from '../element/mountTime.ts';
import { watchBar } from './watchBar.ts';

/** Runs at a page's first touch: hide-on-scroll header, and the language choice, whose code comes when its place is near the screen. */
export function atTouch(document: Document): void {
  watchBar(document);
  const place = document.querySelector<HTMLElement>('[data-spesa-languages]');
  if (place)
    whenTime(place, 'visible', () => void import('./offerLanguages.ts').then((later) => later.offerLanguages(place)));
}
