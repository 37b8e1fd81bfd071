import { restartWhenIdle } from './restartWhenIdle.ts';
import { watchVersion } from './watchVersion.ts';

/** What keeps a page current that stays open for long. */
export function stayCurrent(document: Document): void {
  restartWhenIdle(document);
  watchVersion(document);
  void import('./freshTexts.ts').then(({ freshTexts }) => freshTexts());
}
