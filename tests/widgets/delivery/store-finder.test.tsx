import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { addDays, dayWords, romeTime, weekDay } from '../../../core/rules/dates.ts';
import type { Store, Warehouse } from '../../../core/schema/delivery.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { now } from '../../moment.ts';
import { hasPhp, printed, skeletons } from '../printed.ts';
import { shopPage } from '../shop.ts';
import { answer, place, seedScript, type Stage } from '../stage.ts';

const inDays = (days: number): string => addDays(romeTime(now()).date, days);

let shop: Shop;
let page: Stage;
let stores: Store[];
let corvetto: Warehouse;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  shop = await openShop();
  stores = (await shop.request(delivery.stores, {})).data.stores;
  const [found] = (await shop.request(delivery.warehouses, { address_id: 501 })).data.warehouses;
  const custom = [
    { beginDate: inDays(6), beginHour: '08:30', endHour: '13:00', note: 'Patrono' },
    { beginDate: inDays(31), note: 'Inventario' },
  ];
  corvetto = { ...found!, serviceHours: { ...found!.serviceHours!, custom } };
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  history.replaceState(null, '', '/');
});
afterAll(() => shop.close());

const names = (element: Element) =>
  [...element.querySelectorAll('.store-map__link')].map(({ textContent }) => textContent);
const open = async (): Promise<HTMLElement> => {
  page = await shopPage(shop);
  const element = await place('spesa-store-map');
  await waitFor(() => expect(names(element)).toHaveLength(8));
  return element;
};
const locate = (coords?: { latitude: number; longitude: number }) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (position: unknown) => void, refused: () => void) =>
        coords ? found({ coords }) : refused(),
    },
  });
/** Leaves out what a server cannot print: the current moment, and controls that need scripts. */
function still(box: Element, of: string): string {
  const part = box.querySelector(of)!.cloneNode(true) as Element;
  for (const changing of part.querySelectorAll(
    '.badge, .store-badge, .hidden-text, .store-map__show > *, .field__label',
  ))
    changing.remove();
  for (const input of part.querySelectorAll('input')) input.removeAttribute('aria-label');
  return skeletons(part);
}

describe('[spesa-store-map] as a list', () => {
  test('each store has its page, address, week, services, way and telephone', async () => {
    const element = await open();
    const [first] = element.querySelectorAll('.store-map__row');
    for (const words of [
      'Via Palestro 12, 16122 Genova (GE)',
      'Da lunedì a sabato, 7:30–21:00',
      'Domenica, 8:30–20:00',
    ])
      expect(first!.textContent).toContain(words);
    expect(first!.textContent).toContain('Consegna a casa · Ritiro in negozio · Consegna rapida · Lavoro e armadietti');
    expect(first!.querySelector('.store-map__link')!.getAttribute('href')).toBe('/supermercati/501');
    expect(within(first as HTMLElement).getByRole('link', { name: 'Chiama il negozio: 010 895 0012' })).toBeTruthy();
  });

  test('a visitor sees what was printed, and nothing is asked', async () => {
    page = await shopPage(shop);
    const seed = seedScript([{ endpoint: 'delivery.stores', input: {}, data: { stores }, at: now() }]);
    const element = await place('spesa-store-map', {}, seed);
    await waitFor(() => expect(names(element)).toHaveLength(8));
    expect(page.requests).toHaveLength(0);
  });

  test.skipIf(!hasPhp)('is printed as it is shown', async () => {
    const element = await open();
    const html = printed('stores', { stores });
    for (const part of ['.view-switch', '.store-map__list']) expect(still(html, part)).toBe(still(element, part));
  });

  test('«Vicino a me» puts the nearest first without telling the server where one is, and pressed again undoes it', async () => {
    locate({ latitude: 43.82, longitude: 7.78 });
    const element = await open();
    const before = names(element);
    const asked = page.requests.length;
    const button = within(element).getByRole('button', { name: 'Vicino a me' });
    await user.click(button);
    await waitFor(() => expect(names(element)[0]).toBe('Sanremo Pian di Poma'));
    expect(names(element).at(-1)).toBe('La Spezia Arsenale');
    expect(element.querySelector('.store-map__row')!.textContent).toContain('a 2,2 km');
    expect(within(element).getByText(/La tua posizione resta su questo dispositivo/)).toBeTruthy();
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(page.requests.slice(asked)).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(names(element)).toEqual(before));
  });

  test.each([
    ['refuses', () => locate()],
    ['has none', () => undefined],
    ['says 0/0', () => locate({ latitude: 0, longitude: 0 })],
  ])('a device that %s its position: what to do is said, and the list stays', async (_, prepare) => {
    prepare();
    const element = await open();
    const before = names(element);
    await user.click(within(element).getByRole('button', { name: 'Vicino a me' }));
    expect(await within(element).findByText(/cerca una città o un CAP/)).toBeTruthy();
    expect(names(element)).toEqual(before);
  });

  test('«Aperti ora» leaves those that are open, and the search goes on within them', async () => {
    page = await shopPage(shop);
    const { date } = romeTime(now());
    const closed = { default: [], custom: [{ beginDate: date }] };
    const always = {
      default: [1, 2, 3, 4, 5, 6, 7].map((beginWeekDay) => ({ beginWeekDay, beginHour: '00:00', endHour: '24:00' })),
    };
    const some = stores.map((store) => ({
      ...store,
      serviceHours: store.address?.city === 'Genova' ? always : closed,
    }));
    page.intercept((url) => (url.pathname.endsWith('/store/list') ? answer({ stores: some }) : undefined));
    const element = await place('spesa-store-map');
    await waitFor(() => expect(names(element)).toHaveLength(8));
    expect(element.querySelectorAll('.store-badge--closed')).toHaveLength(5);
    expect(element.querySelectorAll('.store-map__today')).toHaveLength(5);
    await user.click(within(element).getByRole('button', { name: 'Aperti ora' }));
    expect(names(element)).toEqual(['Genova Corvetto', 'Genova Sampierdarena', 'Genova Sturla']);
    await user.type(within(element).getByRole('searchbox'), 'savona');
    expect(within(element).getByText('Adesso i negozi sono chiusi.')).toBeTruthy();
    await user.type(within(element).getByRole('searchbox'), ' e altrove');
    expect(within(element).getByText('Nessun risultato per questa ricerca.')).toBeTruthy();
  });

  test('where all are closed it says when the first opens, and shows all again', async () => {
    page = await shopPage(shop);
    const opens = (beginHour: string) => ({
      default: [{ beginWeekDay: weekDay(inDays(1)), beginHour, endHour: '20:00' }],
    });
    const some = stores.map((store, at) => ({ ...store, serviceHours: opens(at === 3 ? '07:30' : '08:00') }));
    page.intercept((url) => (url.pathname.endsWith('/store/list') ? answer({ stores: some }) : undefined));
    const element = await place('spesa-store-map');
    await waitFor(() => expect(names(element)).toHaveLength(8));
    expect(element.querySelector('.store-badge')!.textContent).toBe('Chiuso · apre domani alle 8:00');
    await user.click(within(element).getByRole('button', { name: 'Aperti ora' }));
    expect(within(element).getByRole('status').textContent).toBe(
      'Adesso i negozi sono chiusi: il primo apre domani alle 7:30.',
    );
    await user.click(within(element).getByRole('button', { name: 'Mostra tutti i negozi' }));
    expect(names(element)).toHaveLength(8);
  });

  test('on a phone list and map take turns, and a store’s button shows it on the map', async () => {
    const element = await open();
    const section = element.querySelector('.store-map')!;
    const map = within(element).getByRole('button', { name: 'Mappa' });
    await user.click(map);
    expect(section.className).toContain('store-map--map');
    expect(map.getAttribute('aria-pressed')).toBe('true');
    await user.click(within(element).getByRole('button', { name: 'Elenco' }));
    expect(section.className).not.toContain('store-map--map');
    await user.click(within(element).getByRole('button', { name: 'Mostra sulla mappa: Savona Darsena' }));
    expect(section.className).toContain('store-map--map');
    expect(await within(element).findByRole('group', { name: 'Savona Darsena' })).toBeTruthy();
  });
});

describe('[spesa-store-page]', () => {
  const visit = async (): Promise<HTMLElement> => {
    page = await shopPage(shop);
    page.intercept((url) =>
      url.pathname.endsWith('/warehouse-locator/search') ? answer({ warehouses: [corvetto] }) : undefined,
    );
    history.replaceState(null, '', '/supermercati/501');
    const element = await place('spesa-store-page');
    await waitFor(() => expect(element.querySelector('.store-page__facts')).not.toBeNull());
    return element;
  };

  test('leads back to all stores, and tells the days of the next month with other hours', async () => {
    const element = await visit();
    expect(within(element).getByRole('link', { name: 'Tutti i negozi' }).getAttribute('href')).toBe('/supermercati');
    const special = within(element).getByRole('heading', { name: 'Giorni con un altro orario' }).parentElement!;
    expect(special.textContent).toContain(`${dayWords(inDays(6))}8:30–13:00Patrono`);
    expect(special.textContent).not.toContain('Inventario');
  });

  test.skipIf(!hasPhp)('is printed as it is shown, the week from Monday on', async () => {
    const element = await visit();
    const html = printed('store', { warehouses: [corvetto] }, {}, '/supermercati/501');
    for (const part of ['.favourite-store__where', '.store-page__services', '.store-page__special'])
      expect(still(html, part)).toBe(still(element, part));
    expect(html.querySelectorAll('.store-week')[0]!.children).toHaveLength(7);
    expect(html.querySelector('.store-week')!.textContent).toMatch(/^lunedì7:30–21:00.*domenica8:30–20:00$/);
  });
});
