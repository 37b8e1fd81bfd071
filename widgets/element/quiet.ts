import { whenIdle } from './idle.ts';

/** The page counts as quiet when its load has ended and no task has kept it busy for this long, in ms. */
const QUIET_MS = 400;
/** A page that is never idle counts as quiet after this. */
const LONGEST_MS = 10_000;

/** The medium of a sheet that is fetched and not yet applied: it is when the page is idle again, or by the first dialog (`shell/sheet.ts`). */
export const NOT_YET = 'not all';

type Connection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** Does this customer pay for every kilobyte, or wait long for it? No, where the browser does not tell (Firefox, WebKit). */
function isSparing({ connection }: Connection): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

const addresses = (named = '') => named.split(' ').filter(Boolean);

/** Resolves when the page is loaded and idle, or when the customer touches it, whichever is first. */
function quiet(document: Document): Promise<unknown> {
  const idle = () => new Promise<void>((resolve) => whenIdle(resolve, LONGEST_MS));
  const loaded =
    document.readyState === 'complete'
      ? Promise.resolve()
      : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  return loaded.then(() => new Promise((resolve) => setTimeout(resolve, QUIET_MS))).then(idle);
}

/**
 * Fetches what a first touch will need, without running it, once the page is quiet: no touch waits for code then, nor for the styles of the
 * whole page, which a new sheet makes the browser work out anew. The tag of the page's configuration names the files in `data-touch`
 * (scripts) and `data-touch-css` (sheets). Not with Save-Data, and not over 2G.
 */
export async function fetchTouchCode(document: Document): Promise<void> {
  const named = document.querySelector<HTMLElement>('script[data-touch]');
  if (!named || isSparing(navigator)) return;
  await quiet(document);
  const add = (values: Partial<HTMLLinkElement>) =>
    document.head.appendChild(Object.assign(document.createElement('link'), values));
  for (const href of addresses(named.dataset.touch)) add({ rel: 'modulepreload', href, fetchPriority: 'low' });
  for (const href of addresses(named.dataset.touchCss)) {
    const sheet = add({ rel: 'stylesheet', href, media: NOT_YET });
    sheet.addEventListener('load', () => whenIdle(() => (sheet.media = 'all'), LONGEST_MS), { once: true });
  }
}
