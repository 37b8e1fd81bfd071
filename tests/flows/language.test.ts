import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import '../repetitions.ts';
import { langInfoNames, language } from '../../core/api/endpoints/language.ts';
import { english } from '../../core/labels/en.ts';
import { texts } from '../../core/labels/it.ts';
import { translations } from '../../core/labels/translations.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';
import { createDevice, memoryStorage, type Device } from '../testBrowser.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 120_000);
afterEach(() => vi.resetModules());
afterAll(() => shop.close());

/** A page of this device, whose texts nobody has touched yet. */
async function newPage(device: Device, fetch: Shop['fetch'] = shop.fetch) {
  vi.resetModules();
  const { testSpesa } = await import('../testBrowser.ts');
  const { chooseLanguage } = await import('../../core/flows/chooseLanguage.ts');
  const { text } = await import('../../core/labels/text.ts');
  const { spesa, browser } = testSpesa(fetch, { device, page: memoryStorage() });
  const words = (key: string) => (text(key, texts.get(key)!.italian) as unknown as () => string)();
  return { spesa, browser, chooseLanguage, words };
}

const slots = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

describe('languages', () => {
  test.each(langInfoNames)(
    '[GET /lang/lang-info] %s answers by the language of the header, each text in Italian where it has no other',
    async (lang_info_name) => {
      const ask = async (language?: string) => {
        const answer = await shop.fetch(`/ebsn/api/lang/lang-info?lang_info_name=${lang_info_name}`, {
          headers: language ? { 'X-Ebsn-Language': language } : {},
        });
        expect(answer.headers.get('Vary')).toContain('X-Ebsn-Language');
        return ((await answer.json()) as { data: { labels: Record<string, string> } }).data.labels;
      };
      const [italian, other, unknown] = [await ask(), await ask('en'), await ask('xx')];
      expect(unknown).toEqual(italian);
      for (const [key, words] of Object.entries(other)) expect([key, words]).toEqual([key, english.get(key)]);
      expect(Object.keys(other)).toEqual(Object.keys(italian));
    },
  );

  test('a chosen language is kept, told to the other tabs and to the server, and the page starts anew in it; Italian comes back', async () => {
    const device = createDevice();
    const headers: string[] = [];
    const fetch: Shop['fetch'] = (input, init) => {
      headers.push(new Headers(init?.headers).get('X-Ebsn-Language') ?? '');
      return shop.fetch(input, init);
    };
    const news: string[] = [];
    const other = await newPage(device);
    other.browser.tabs.onNews(({ kind }) => news.push(kind));
    const first = await newPage(device, fetch);
    const reload = vi.spyOn(first.browser, 'reload');
    expect(first.words('profile.home')).toBe('Il tuo account');
    await first.chooseLanguage(first.spesa, 'en');
    expect(reload).toHaveBeenCalledOnce();
    expect(headers.filter((one) => one === 'en')).toHaveLength(langInfoNames.length);
    await vi.waitFor(() => expect(news).toContain('language'));

    const second = await newPage(device);
    expect([second.words('profile.home'), second.words('cart.short')]).toEqual(['Your account', 'Cart']);
    expect(second.spesa.preferences.current().language).toBe('en');
    await second.chooseLanguage(second.spesa, 'it');
    const third = await newPage(device);
    expect(third.words('profile.home')).toBe('Il tuo account');
  });

  test('a chosen language is whole where the site names its file of texts: what no set of the shop holds is in it too, beneath the sets, and the page says so', async () => {
    const fileOf = (texts: object) =>
      `data:text/javascript,export const texts=${encodeURIComponent(JSON.stringify(texts))}`;
    const italianOf = (key: string) => texts.get(key)?.italian ?? key;
    const device = createDevice();
    const open = async (file: string) => {
      vi.resetModules();
      const { testSpesa } = await import('../testBrowser.ts');
      const { chooseLanguage } = await import('../../core/flows/chooseLanguage.ts');
      const { text } = await import('../../core/labels/text.ts');
      const words = (key: string) => (text(key, italianOf(key)) as unknown as () => string)();
      const { spesa, browser } = testSpesa(shop.fetch, { device, page: memoryStorage(), config: { texts: file } });
      browser.wait = () => new Promise(() => {});
      return { spesa, chooseLanguage, words };
    };
    const own = fileOf({ 'catalogue.searchTitle': 'Found', 'cart.short': 'Beneath', Reparti: 'Departments' });
    const first = await open(own);
    expect(first.spesa.language).toBe('it');
    await first.chooseLanguage(first.spesa, 'en');
    const second = await open(own);
    expect(second.spesa.language).toBe('en');
    expect(['catalogue.searchTitle', 'cart.short', 'Reparti'].map(second.words)).toEqual([
      'Found',
      'Cart',
      'Departments',
    ]);
    await second.chooseLanguage(second.spesa, 'it');
    const third = await open('data:text/javascript,throw new Error("gone")');
    expect([third.spesa.language, third.words('cart.short')]).toEqual(['it', texts.get('cart.short')!.italian]);
    await third.chooseLanguage(third.spesa, 'en');
    expect((await open(own)).words('cart.short')).toBe('Cart');
  });

  test('[GET /lang/lang-info] Italian is asked for too: of each set what the shop has changed is kept, the site’s own texts stand above it, and a shop that has changed nothing leaves nothing on the device', async () => {
    const changed: Record<string, Record<string, string>> = {};
    const answering: Shop['fetch'] = async (input, init) => {
      const answer = (await (await shop.fetch(input, init)).json()) as {
        data: { langInfoName: string; labels: Record<string, string> };
      };
      Object.assign(answer.data.labels, changed[answer.data.langInfoName]);
      return Response.json(answer);
    };
    const device = createDevice();
    const asked: string[] = [];
    const config = { labels: { 'cart.title': 'La tua sporta' } };
    const open = async () => {
      vi.resetModules();
      const { testSpesa } = await import('../testBrowser.ts');
      const { renewTexts } = await import('../../core/flows/chooseLanguage.ts');
      const { text } = await import('../../core/labels/text.ts');
      const fetch: Shop['fetch'] = (input, init) => {
        asked.push(new URL(String(input)).searchParams.get('lang_info_name') ?? '');
        return answering(input, init);
      };
      const { spesa } = testSpesa(fetch, { device, page: memoryStorage(), config });
      const words = (key: string) => (text(key, texts.get(key)!.italian) as unknown as () => string)();
      return { spesa, renewTexts, words };
    };
    const first = await open();
    await first.renewTexts(first.spesa);
    expect(asked.filter(Boolean).sort()).toEqual([...langInfoNames].sort());
    expect(first.spesa.browser.local.read('labels', Object)).toBeUndefined();

    changed['cart'] = { 'cart.title': 'Carrello del negozio', 'cart.short': 'Sporta' };
    changed['profile'] = { 'profile.home': 'Casa tua' };
    const second = await open();
    await second.renewTexts(second.spesa);
    const third = await open();
    expect([third.words('cart.title'), third.words('cart.short'), third.words('profile.home')]).toEqual([
      'La tua sporta',
      'Sporta',
      'Casa tua',
    ]);
    delete changed['cart'];
    delete changed['profile'];
    await third.renewTexts(third.spesa);
    expect((await open()).words('cart.short')).toBe(texts.get('cart.short')!.italian);
  });

  test('a page in another language is in it whatever the customer has chosen elsewhere, says so to the server, and writes numbers and days as it does', async () => {
    const device = createDevice();
    const first = await newPage(device);
    await first.chooseLanguage(first.spesa, 'en');
    vi.resetModules();
    const { testSpesa } = await import('../testBrowser.ts');
    const { dayWords, momentWords, shortDay } = await import('../../core/rules/dates.ts');
    const { formatAmount, formatQuantity, parseQuantity } = await import('../../core/rules/quantityEntry.ts');
    const { text } = await import('../../core/labels/text.ts');
    const headers: string[] = [];
    const fetch: Shop['fetch'] = (input, init) => {
      headers.push(new Headers(init?.headers).get('X-Ebsn-Language') ?? '');
      return shop.fetch(input, init);
    };
    const open = (code: 'en' | 'de') =>
      testSpesa(fetch, {
        device,
        page: memoryStorage(),
        config: { language: code, labels: Object.fromEntries(translations[code]!) },
      });
    const german = open('de');
    expect([text('cart.title', 'Il tuo carrello')(), dayWords('2026-11-20'), shortDay('2026-11-20')]).toEqual([
      'Ihr Warenkorb',
      'Freitag, 20. November',
      'Fr 20. Nov',
    ]);
    expect(momentWords('2026-11-20T18:30:00+01:00')).toBe('20. November 2026 um 18:30 Uhr');
    expect([formatQuantity(1_200, { unit: 'kg' }), formatQuantity(3_000, { unit: 'pz' })]).toEqual([
      '1,2\u00a0kg',
      '3\u00a0Stk',
    ]);
    await german.spesa.client.call(language.info, { lang_info_name: 'cart' });
    expect(headers).toEqual(['de']);

    open('en');
    expect([formatAmount(1_125), parseQuantity('1.125'), parseQuantity('1,500'), parseQuantity('0,5')]).toEqual([
      '1.125',
      1_125,
      1_500_000,
      500,
    ]);
    expect(momentWords('2026-11-20T18:30:00+01:00')).toBe('20 November 2026 at 18:30');
  });

  test('BAD-11 labels that are missing, no texts, empty, or have lost a slot are the bundled Italian, each for itself', () =>
    fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            'profile.home': fc.constantFrom<unknown>('Home', '', null, 7, {}, ['x']),
            'profile.hello': fc.constantFrom<unknown>('Hi {name}', 'Hi', 'Hi {nome}', 0, undefined),
            'profile.login': fc.constantFrom<unknown>('<b>In</b>', false),
          },
          { requiredKeys: [] },
        ),
        fc.constantFrom(200, 500),
        async (labels, http) => {
          const device = createDevice();
          const answer = { response: { status: 0 }, data: { langInfoName: 'profile', labels } };
          const page = await newPage(device, () => Promise.resolve(Response.json(answer, { status: http })));
          await page.chooseLanguage(page.spesa, 'en');
          const next = await newPage(device);
          for (const key of ['profile.home', 'profile.hello', 'profile.login']) {
            const given = http === 200 ? (labels as Record<string, unknown>)[key] : undefined;
            const { italian } = texts.get(key)!;
            const read =
              typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean' ? String(given) : '';
            const whole = slots(italian).every((slot) => read.includes(slot));
            expect([key, next.words(key)]).toEqual([key, read && whole ? read : italian]);
          }
        },
      ),
      { numRuns: 12 },
    ));

  test('BAD-11 a set that does not come within a second is the bundled one, and the page still starts', async () => {
    expect(language.info.timeout).toBe(1_000);
    const page = await newPage(
      createDevice(),
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
        }),
    );
    const reload = vi.spyOn(page.browser, 'reload');
    await page.chooseLanguage(page.spesa, 'en');
    expect(reload).toHaveBeenCalledOnce();
    expect(page.words('profile.home')).toBe('Il tuo account');
  });
});
