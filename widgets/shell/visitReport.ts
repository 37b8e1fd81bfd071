import { allows } from '../../core/flows/consent.ts';
import { routeValues } from '../../core/rules/route.ts';
import type { Visit } from '../../core/schema/visit.ts';
import type { Config, PageName } from '../../core/config.ts';
import { spesa } from '../element/context.ts';

/** Narrower windows are told as phones, px. */
const PHONE = 700;
/** Shifts belong together that are less than a second apart and within five, ms. */
const SHIFT_GAP = 1_000;
const SHIFTS_LONGEST = 5_000;
/** Of so many presses the slowest is left out; so many of the slowest are kept for that. */
const PRESSES_FOR_ONE = 50;
const SLOWEST_KEPT = 10;
/** Shorter answers to a press are not told by the browser, ms. */
const SHORTEST = 40;

/** What browsers tell and TypeScript does not know. */
interface Entry extends PerformanceEntry {
  hadRecentInput?: boolean;
  value?: number;
  interactionId?: number;
  responseStatus?: number;
  initiatorType?: string;
  activationStart?: number;
}

/** Which page of the shop this is, in one word of ours, never its address; those without a slot come first. */
export function pageKind(pages: Config['pages'], pathname: string): PageName | 'other' {
  const names = (Object.keys(pages) as PageName[]).filter((name) => pages[name] !== '');
  const isSlotted = (name: PageName) => Number(pages[name].includes('{'));
  return (
    names
      .sort((one, other) => isSlotted(one) - isSlotted(other))
      .find((name) => routeValues(pages, name, pathname) !== undefined) ?? 'other'
  );
}

/** The largest sum of shifts that belong together. */
function shifts() {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  return {
    take({ startTime, value = 0, hadRecentInput }: Entry) {
      if (hadRecentInput) return;
      const isSame = startTime - last < SHIFT_GAP && startTime - first < SHIFTS_LONGEST;
      if (!isSame) first = startTime;
      sum = isSame ? sum + value : value;
      last = startTime;
      worst = Math.max(worst, sum);
    },
    worst: () => worst,
  };
}

/** How long presses waited for the paint that answered them. */
function presses() {
  const slowest = new Map<number, number>();
  const seen = new Set<number>();
  return {
    take({ interactionId = 0, duration }: Entry) {
      if (!interactionId) return;
      seen.add(interactionId);
      slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
      if (slowest.size <= SLOWEST_KEPT) return;
      const [quickest] = [...slowest].sort(([, one], [, other]) => one - other)[0]!;
      slowest.delete(quickest);
    },
    worst(): number | undefined {
      const counted = (performance as { interactionCount?: number }).interactionCount ?? seen.size;
      const times = [...slowest.values()].sort((one, other) => other - one);
      return times[Math.min(times.length - 1, Math.floor(counted / PRESSES_FOR_ONE))];
    },
  };
}

/** Calls of the shop API, and those that brought no answer or one that says that there is none; undefined where the browser does not tell. */
function callsTo(api: string) {
  let [calls, failed, isTold] = [0, 0, true];
  return {
    take({ name, initiatorType, responseStatus: status }: Entry) {
      if (initiatorType !== 'fetch' || !name.startsWith(api)) return;
      calls += 1;
      if (status === undefined) isTold = false;
      else if (status === 0 || status === 429 || status >= 500) failed += 1;
    },
    counted: () => (isTold ? { calls, failed } : {}),
  };
}

/**
 * Measures this visit to this page and, when it is left or hidden, tells the shop's own API once, if the customer still allows it (LAW-12):
 * no identifier, no moment, no address. What happened before the code came is read from the browser's memory of it.
 */
export function reportVisit(document: Document): void {
  const shop = spesa();
  const { config } = shop;
  const told: Visit = {
    page: pageKind(config.pages, location.pathname),
    device: innerWidth < PHONE ? 'phone' : 'desktop',
  };
  const [shifted, pressed, called] = [
    shifts(),
    presses(),
    callsTo(new URL(`${config.api}/`, document.baseURI).href),
  ] as const;
  const [navigation] = performance.getEntriesByType('navigation') as Entry[];
  const begun = navigation?.activationStart ?? 0;
  /** A page that was in the background before it was painted has no time of its own. */
  const hidden = performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden');
  const takers: Record<string, (entry: Entry) => void> = {
    'largest-contentful-paint': ({ startTime }) => {
      if (!hidden || startTime < hidden.startTime) told.lcp = Math.max(0, Math.round(startTime - begun));
    },
    'layout-shift': shifted.take,
    event: pressed.take,
    'first-input': (entry) => {
      told.touch = Math.round(entry.duration);
      pressed.take(entry);
    },
    resource: called.take,
  };
  const observers = Object.entries(takers)
    .filter(([type]) => PerformanceObserver.supportedEntryTypes.includes(type))
    .map(([type, take]) => {
      const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take));
      observer.observe({ type, buffered: true, durationThreshold: SHORTEST } as PerformanceObserverInit);
      return { observer, take };
    });

  const leaving = new AbortController();
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    leaving.abort();
    for (const { observer, take } of observers) {
      (observer.takeRecords() as Entry[]).forEach(take);
      observer.disconnect();
    }
    if (!allows(shop, 'analytics')) return;
    const inp = pressed.worst();
    const report: Visit = {
      ...told,
      ...called.counted(),
      ...(PerformanceObserver.supportedEntryTypes.includes('layout-shift') && {
        cls: Math.round(shifted.worst() * 1_000),
      }),
      ...(inp !== undefined && { inp: Math.round(inp) }),
    };
    navigator.sendBeacon(`${config.api}/visits`, JSON.stringify(report));
  };
  document.addEventListener('visibilitychange', send, { signal: leaving.signal });
}
