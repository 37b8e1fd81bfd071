// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerConsent } from '../../../core/flows/consent.ts';
import { defaultConfig } from '../../../core/config.ts';
import { visitSchema } from '../../../core/schema/visit.ts';
import { provideSpesa } from '../../../widgets/element/context.ts';
import { askConsent } from '../../../widgets/shell/askConsent.ts';
import { pageKind, reportVisit } from '../../../widgets/shell/visitReport.ts';
import { createDevice, testSpesa } from '../../testBrowser.ts';
import * as v from 'valibot';

type Hear = (list: { getEntries(): object[] }) => void;

/** What the browser's memory of the page holds, by type; each observer hears its own at once. */
const observed: { type: string; hear: Hear; buffered: boolean }[] = [];
const late: Record<string, object[]> = {};
const types = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input', 'resource'];

class Observer {
  static supportedEntryTypes: readonly string[] = types;
  #hear: Hear;
  #type = '';
  constructor(hear: Hear) {
    this.#hear = hear;
  }
  observe({ type, buffered }: { type: string; buffered: boolean }) {
    this.#type = type;
    observed.push({ type, hear: this.#hear, buffered });
  }
  takeRecords = () => late[this.#type] ?? [];
  disconnect() {}
}

let sent: { url: string; body: string }[] = [];
beforeEach(() => {
  sent = [];
  observed.length = 0;
  for (const type of types) delete late[type];
  Observer.supportedEntryTypes = types;
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  Object.assign(navigator, { sendBeacon: (url: string, body: string) => sent.push({ url, body }) > 0 });
  history.replaceState(null, '', '/product/latte-fresco?code=secret#x');
});
afterEach(() => {
  hide(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function hide(hidden = true): void {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const tell = (type: string, ...entries: object[]) =>
  observed.filter((each) => each.type === type).forEach(({ hear }) => hear({ getEntries: () => entries }));
const reported = () => sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

function open(config: object = {}, answer?: boolean) {
  const made = testSpesa(() => Promise.reject(new TypeError('Failed to fetch')), {
    config: { asksConsent: true, visitReports: 100, ...config },
    device: createDevice(),
  });
  if (answer !== undefined) answerConsent(made.spesa, { analytics: answer });
  provideSpesa(made.spesa);
  return made;
}

test('LAW-12 one small report when the page is left: of what kind it is and how it went, no address and nobody', () => {
  open({}, true);
  reportVisit(document);
  tell('largest-contentful-paint', { startTime: 800 }, { startTime: 1_234.4 });
  tell('layout-shift', { startTime: 100, value: 0.01 }, { startTime: 900, value: 0.02 });
  tell('layout-shift', { startTime: 3_000, value: 0.02 }, { startTime: 3_100, value: 0.5, hadRecentInput: true });
  tell(
    'event',
    { interactionId: 0, duration: 900 },
    { interactionId: 5, duration: 64 },
    { interactionId: 5, duration: 96 },
  );
  tell('first-input', { interactionId: 5, duration: 64 });
  const api = (status?: number, name = 'http://shop.test/ebsn/api/cart/view') => ({
    name,
    initiatorType: 'fetch',
    responseStatus: status,
  });
  tell('resource', api(200), api(304), api(419), api(503), api(0), api(429), api(0, 'http://shop.test/photo/1.webp'));
  late['event'] = [{ interactionId: 6, duration: 208 }];
  hide();
  hide(false);
  hide();
  expect(sent.map(({ url }) => url)).toEqual(['http://shop.test/ebsn/api/visits']);
  expect(reported()).toEqual([
    { page: 'product', device: 'desktop', lcp: 1_234, inp: 208, cls: 30, touch: 64, calls: 6, failed: 3 },
  ]);
  expect(sent[0]!.body.length).toBeLessThan(200);
  expect(v.safeParse(visitSchema, reported()[0]).success).toBe(true);
  expect(observed.every(({ buffered }) => buffered)).toBe(true);
});

test('of many presses the slowest of fifty is left out', () => {
  open({}, true);
  reportVisit(document);
  for (let press = 1; press <= 60; press += 1) tell('event', { interactionId: press, duration: 40 + press * 8 });
  hide();
  expect(reported()[0]!['inp']).toBe(40 + 59 * 8);
});

test('a browser that tells nothing of presses, shifts and status reports the rest', () => {
  open({}, true);
  Observer.supportedEntryTypes = ['largest-contentful-paint', 'resource'];
  reportVisit(document);
  tell('resource', { name: 'http://shop.test/ebsn/api/cart/view', initiatorType: 'fetch' });
  hide();
  expect(reported()).toEqual([{ page: 'product', device: 'desktop' }]);
});

test('LAW-12 who takes the consent back before leaving is not told of', () => {
  const { spesa } = open({}, true);
  reportVisit(document);
  answerConsent(spesa, { analytics: false });
  hide();
  expect(sent).toEqual([]);
});

test('a page is told by the shop’s word for it, whatever its address', () => {
  const pages = { ...defaultConfig.pages, cart: '/carrello', product: '/{slug}', survey: '' };
  expect(
    ['/', '/carrello/', '/latte-fresco', '/category/a/b', '/blog/2024/x', '/profile/orders/12'].map((path) =>
      pageKind(pages, path),
    ),
  ).toEqual(['home', 'cart', 'product', 'category', 'other', 'order']);
});

test.each([
  ['the customer has not answered', {}, undefined, 0.5],
  ['the customer has said no', {}, false, 0.5],
  ['the site does not measure', { visitReports: undefined }, true, 0.5],
  ['this visit is not in the sample', { visitReports: 20 }, true, 0.5],
])('LAW-12 nothing is measured when %s', async (_why, config, answer, random) => {
  vi.useFakeTimers();
  const { browser } = open(config, answer);
  browser.random = () => random;
  await askConsent();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.dynamicImportSettled();
  hide();
  expect([observed, sent]).toEqual([[], []]);
});

test('LAW-12 a visit is measured from the yes on, in this tab or another, once the page has been quiet for a while', async () => {
  vi.useFakeTimers();
  const { spesa } = open({ consentApi: 'site' });
  await askConsent();
  await vi.dynamicImportSettled();
  answerConsent(spesa, { analytics: false });
  await vi.advanceTimersByTimeAsync(5_000);
  answerConsent(spesa, { analytics: true });
  answerConsent(spesa, { analytics: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_500);
  await vi.dynamicImportSettled();
  expect(observed.map(({ type }) => type)).toEqual(types);
  hide();
  expect(sent.length).toBe(1);
});
