import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '../../../core/api/endpoints/content.ts';
import { profile } from '../../../core/api/endpoints/profile.ts';
import { coverOf, leafletState, pagesOf } from '../../../core/rules/leaflets.ts';
import type { Leaflet } from '../../../core/schema/leaflets.ts';
import { logIn } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { hasPhp, printed, skeletons } from '../printed.ts';
import { shopPage } from '../shop.ts';
import { answer, place, seedScript, type Stage } from '../stage.ts';
import { now } from '../../moment.ts';

let shop: Shop;
let page: Stage;
let all: Leaflet[];
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  shop = await openShop();
  all = (await shop.request(content.leaflets, {})).data.leaflets;
});
afterAll(() => shop.close());

const titles = (element: Element) =>
  [...element.querySelectorAll('.leaflet-card__title')].map(({ textContent }) => textContent);
const searches = () => page.asked('/leaflet/search').map(({ search }) => search);
const ofGenoa = ['Il volantino della spesa', 'Sapori di Genova', 'Speciale casa e persona'];

async function makeFavourite(name: string, storeAddressId: number): Promise<void> {
  await shop.request(profile.chooseFavouriteStore, { storeAddressId }, await logIn(shop, name));
}

describe('[spesa-leaflets]', () => {
  test('[GET /leaflet/search] a visitor sees those of all stores, each with its cover, its last day and its page', async () => {
    page = await shopPage(shop);
    const element = await place('spesa-leaflets');
    await within(element).findByRole('heading', { name: 'Nei nostri negozi' });
    expect(titles(element)).toEqual(all.map(({ title }) => title));
    const [card] = element.querySelectorAll('.leaflet-card');
    expect(card!.querySelector('a')!.getAttribute('href')).toBe(`/leaflets/${all[0]!.leafletId}`);
    expect(card!.querySelector('img')!.getAttribute('src')).toBe(`http://shop.test${all[0]!.firstPagePreview}`);
    expect(card!.textContent).toMatch(/Valido fino al \d+ \S+ 20\d\d/);
    expect(searches()).toEqual(['']);
  });

  test('who has a favourite store sees its leaflets, all on demand, and its own again', async () => {
    await makeFavourite('bruno', 502);
    page = await shopPage(shop, { as: 'bruno' });
    const element = await place('spesa-leaflets');
    await within(element).findByRole('heading', { name: 'Nel negozio di Genova Sampierdarena' });
    expect(titles(element)).toEqual(ofGenoa);
    expect(searches()).toEqual(['?parent_warehouse_id=1']);
    await user.click(within(element).getByRole('button', { name: 'Vedi quelli di tutti i negozi' }));
    await waitFor(() => expect(titles(element)).toHaveLength(5));
    await user.click(within(element).getByRole('button', { name: 'Vedi solo quelli di Genova Sampierdarena' }));
    await waitFor(() => expect(titles(element)).toEqual(ofGenoa));
  });

  test('without a favourite the store that is shopped at counts', async () => {
    await shop.db
      .updateTable('customer')
      .set({ default_store_address_id: null })
      .where('email', '=', 'anna@example.it')
      .execute();
    page = await shopPage(shop, { as: 'anna', ready: true });
    const element = await place('spesa-leaflets');
    await within(element).findByRole('heading', { name: 'Nel negozio di Genova Corvetto' });
    expect(titles(element)).toEqual(ofGenoa);
  });

  test('none at all, and a shop that cannot be reached, say so', async () => {
    page = await shopPage(shop);
    page.intercept((url) => (url.pathname.endsWith('/leaflet/search') ? answer({ leaflets: [] }) : undefined));
    const empty = await place('spesa-leaflets');
    await within(empty).findByText('Al momento non ci sono volantini.');
    page = await shopPage(shop);
    page.intercept((url) => (url.pathname.endsWith('/leaflet/search') ? new Response('', { status: 503 }) : undefined));
    const broken = await place('spesa-leaflets');
    const retry = await within(broken).findByRole('button', { name: 'Riprova' });
    page.intercept(undefined);
    await user.click(retry);
    await waitFor(() => expect(titles(broken)).toHaveLength(5));
  });

  test.skipIf(!hasPhp)('is printed as it is shown', async () => {
    page = await shopPage(shop);
    const element = await place('spesa-leaflets', { 'own-heading': '' });
    await waitFor(() => expect(titles(element)).toHaveLength(5));
    expect(skeletons(printed('leaflets', { leaflets: all }, { ownHeading: true }))).toBe(
      skeletons(element).replaceAll('http://shop.test', ''),
    );
  });
});

describe('[spesa-leaflet-slider]', () => {
  const seed = () => seedScript([{ endpoint: 'content.leaflets', input: {}, data: { leaflets: all }, at: now() }]);

  test('a visitor sees what was printed, and nothing is asked', async () => {
    page = await shopPage(shop);
    const element = await place('spesa-leaflet-slider', {}, seed());
    await waitFor(() => expect(titles(element)).toEqual(all.map(({ title }) => title)));
    expect(within(element).getByRole('link', { name: 'Tutti i volantini' }).getAttribute('href')).toBe('/leaflets');
    expect(page.requests).toHaveLength(0);
  });

  test.skipIf(!hasPhp)('the printed leaflets are not drawn again for a visitor', async () => {
    page = await shopPage(shop);
    const html = printed('leaflet-list', { leaflets: all }, { heading: 'Volantini' });
    const element = await place('spesa-leaflet-slider', {}, html.innerHTML + seed());
    const covers = element.querySelectorAll('.leaflet-card__cover');
    expect(covers).toHaveLength(5);
    expect(covers[0]!.getAttribute('src')).not.toContain('shop.test');
    expect(within(element).getByRole('link', { name: 'Tutti i volantini' }).getAttribute('href')).toBe('/leaflets');
    expect(page.requests).toHaveLength(0);
  });

  test('[GET /leaflet/search] the printed ones give way to those of the favourite store', async () => {
    await makeFavourite('carla', 504);
    page = await shopPage(shop, { as: 'carla' });
    const element = await place('spesa-leaflet-slider', {}, seed());
    await waitFor(() =>
      expect(titles(element)).toEqual([
        'Il volantino della spesa',
        'Riviera di Ponente in tavola',
        'Speciale casa e persona',
      ]),
    );
    expect(searches()).toEqual(['?parent_warehouse_id=4']);
  });

  test('a shop without leaflets shows no slider', async () => {
    page = await shopPage(shop);
    const element = await place(
      'spesa-leaflet-slider',
      {},
      seedScript([{ endpoint: 'content.leaflets', input: {}, data: { leaflets: [] }, at: now() }]),
    );
    expect(element.querySelector('.slider')).toBeNull();
  });

  test.skipIf(!hasPhp).each([
    [{}, {}],
    [
      { heading: 'Sfoglia', 'no-autoplay': '', 'no-arrows': '', 'no-bullets': '' },
      { heading: 'Sfoglia', noAutoplay: true, noArrows: true, noBullets: true },
    ],
  ])('is printed as it is shown: %o', async (attributes, values) => {
    page = await shopPage(shop);
    const element = await place('spesa-leaflet-slider', attributes as Record<string, string>, seed());
    await waitFor(() => expect(titles(element)).toHaveLength(5));
    expect(skeletons(printed('leaflet-list', { leaflets: all }, { heading: 'Volantini', ...values }))).toBe(
      skeletons(element).replaceAll('http://shop.test', ''),
    );
  });
});

describe('leaflets', () => {
  const leaflet: Leaflet = { leafletId: 1, title: 'Uno' };

  test('the cover is the picture of type 12, else the first page', () => {
    const media = [
      { formatTypeId: 1, url: '/a.png' },
      { formatTypeId: 12, url: '/b.png', alt: 'Mele' },
    ];
    expect(coverOf({ ...leaflet, media, firstPagePreview: '/c.png' })).toEqual({ url: '/b.png', alt: 'Mele' });
    expect(coverOf({ ...leaflet, media: media.slice(0, 1), firstPagePreview: '/c.png' })?.url).toBe('/c.png');
    expect(coverOf({ ...leaflet, baseLocation: '/d/', pages: 3 })?.url).toBe('/d/0.png');
    expect(coverOf(leaflet)).toBeUndefined();
  });

  test('pages stand in their order; without a list their pictures are counted from 0', () => {
    expect(pagesOf({ ...leaflet, baseLocation: '/d/', pages: 2 }).map(({ url }) => url)).toEqual([
      '/d/0.png',
      '/d/1.png',
    ]);
    expect(
      pagesOf({
        ...leaflet,
        baseLocation: '/d/',
        leafletPages: [{ pageNumber: 1 }, { pageNumber: 0, url: '/own.png' }],
      }).map(({ url }) => url),
    ).toEqual(['/own.png', '/d/1.png']);
    expect(pagesOf({ ...leaflet, pages: -3 })).toEqual([]);
    expect(pagesOf({ ...leaflet, pages: 1e9 })).toHaveLength(200);
  });

  test('both its days are valid', () => {
    const dated = { ...leaflet, startDate: '2026-11-19', endDate: '2026-12-02' };
    expect(['2026-11-18', '2026-11-19', '2026-12-02', '2026-12-03'].map((today) => leafletState(dated, today))).toEqual(
      ['coming', 'valid', 'valid', 'over'],
    );
    expect(leafletState(leaflet, '2026-11-19')).toBe('valid');
  });
});
