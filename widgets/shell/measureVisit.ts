import { allows } from '../../core/flows/consent.ts';
import { spesa } from '../element/context.ts';

/** So long after its load nobody waits for anything more of a page, ms; where the browser tells, it is asked as well. */
const QUIET_MS = 2_000;

/** What every page loads is not made longer for this: it has an idle moment of its own. */
function onceQuiet(run: () => void): void {
  const soon = () =>
    setTimeout(() => (typeof requestIdleCallback === 'undefined' ? run() : requestIdleCallback(run)), QUIET_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Has this visit measured after the customer's yes, which may come later or from another tab, and once the page is quiet; until then no code of that comes. */
export function measureVisit(): void {
  const shop = spesa();
  const begin = (): void => {
    if (!allows(shop, 'analytics')) return;
    onceQuiet(
      () =>
        void (begun ??= import('./visitReport.ts').then(
          (later) => later.reportVisit(document),
          () => {},
        )),
    );
  };
  let begun: Promise<void> | undefined;
  const { tabs } = shop;
  const tell = tabs.tell;
  // Every answer is told to the other tabs, and so heard here, without a byte on pages that measure nothing.
  tabs.tell = (news) => {
    tell(news);
    if (news.kind === 'consent') begin();
  };
  tabs.onNews(({ kind }) => kind === 'consent' && begin());
  begin();
}
