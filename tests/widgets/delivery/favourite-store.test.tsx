import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openingWeek } from '../../../core/rules/openingHours.ts';
import { relativeDay } from '../../../core/rules/dates.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { answer, place, type Stage } from '../stage.ts';

let shop: Shop;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => void (shop = await openShop()));
afterEach(() => vi.useRealTimers());
afterAll(() => shop.close());

const tag = 'spesa-favourite-store';
const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

describe('[spesa-favourite-store]', () => {
  test('a visitor sees nothing and nothing is asked', async () => {
    page = await shopPage(shop);
    const element = await place(tag);
    expect(element.innerHTML).toBe('');
    expect(page.asked('/warehouse-locator/search')).toHaveLength(0);
  });

  test('[GET /warehouse-locator/search] [GET /leaflet/search] a customer sees name, address, telephone, way and the hours of seven days from today, and the store’s flyers', async () => {
    page = await shopPage(shop, { as: 'anna' });
    const element = await place(tag);
    await within(element).findByText('Genova Corvetto');
    expect(text(element)).toContain('Via Palestro 12, 16122 Genova (GE)');
    expect(within(element).getByRole('link', { name: 'Chiama il negozio: 010 895 0012' }).getAttribute('href')).toBe(
      'tel:0108950012',
    );
    const way = within(element).getByRole('link', { name: /^Come arrivare: Genova Corvetto/ });
    expect(way.getAttribute('href')).toBe('https://www.google.com/maps/dir/?api=1&destination=44.41198%2C8.93977');
    expect(way.getAttribute('rel')).toBe('noopener noreferrer');
    const days = [...element.querySelectorAll('.store-week dt')].map(text);
    expect(days).toEqual(
      openingWeek({ default: [] }, page.browser.now()).map(({ date }) => relativeDay(date, page.browser.now())),
    );
    expect(days[0]).toBe('oggi');
    const flyers = within(await within(element).findByRole('list', { name: 'I volantini del negozio' }));
    expect(flyers.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Il volantino della spesa',
      'Sapori di Genova',
      'Speciale casa e persona',
    ]);
    expect(page.asked('/leaflet/search').map(({ search }) => search)).toEqual(['?parent_warehouse_id=1']);
  });

  test('custom hours stand over the weekday’s, a closed day says so', async () => {
    page = await shopPage(shop, { as: 'anna' });
    const [today, tomorrow] = openingWeek({ default: [] }, page.browser.now()).map(({ date }) => date);
    const always = [1, 2, 3, 4, 5, 6, 7].map((beginWeekDay) => ({
      beginWeekDay,
      beginHour: '08:00',
      endHour: '20:00',
    }));
    const custom = [
      { beginDate: today!, note: 'Chiuso per inventario' },
      { beginDate: tomorrow!, beginHour: '09:00', endHour: '13:00' },
    ];
    const warehouses = [
      { warehouseId: 1, name: 'Inventario', addressId: 501, serviceHours: { default: always, custom } },
    ];
    page.intercept((url) => (url.pathname.endsWith('/warehouse-locator/search') ? answer({ warehouses }) : undefined));
    const element = await place(tag);
    await within(element).findByText('Inventario');
    expect([...element.querySelectorAll('.store-week dd')].slice(0, 3).map(text)).toEqual([
      'ChiusoChiuso per inventario',
      '9:00–13:00',
      '8:00–20:00',
    ]);
    expect(text(element.querySelector('.store-badge')!)).toBe('Chiuso · apre domani alle 9:00');
  });

  test('TIME-03 the badge turns with the minute while the page stays open', async () => {
    vi.useFakeTimers({
      now: Date.parse('2026-11-20T10:58:30Z'),
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    page = await shopPage(shop, { as: 'anna' });
    const warehouses = [
      {
        warehouseId: 1,
        name: 'Di mattina',
        addressId: 501,
        serviceHours: { default: [{ beginWeekDay: 6, beginHour: '08:30', endHour: '12:00' }] },
      },
    ];
    page.intercept((url) => (url.pathname.endsWith('/warehouse-locator/search') ? answer({ warehouses }) : undefined));
    const element = await place(tag);
    await within(element).findByText('Di mattina');
    const badge = () => text(element.querySelector('.store-badge')!);
    const until = async (iso: string) =>
      void (await act(() => vi.advanceTimersByTimeAsync(Date.parse(iso) - page.browser.now())));
    await until('2026-11-20T10:59:59Z');
    expect(badge()).toBe('Aperto');
    await until('2026-11-20T11:00:00.100Z');
    expect(badge()).toBe('Chiuso · apre venerdì 27 novembre alle 8:30');
  });

  test('[GET /store/list] [POST /basko-registration/update_default_store_address] without a store it asks which; the chosen one is shown and told', async () => {
    await shop.db
      .updateTable('customer')
      .set({ default_store_address_id: null })
      .where('email', '=', 'bruno@example.it')
      .execute();
    page = await shopPage(shop, { as: 'bruno' });
    const element = await place(tag);
    const told = vi.fn();
    element.addEventListener('spesa-store-chosen', (event) => told((event as CustomEvent).detail));
    const profile = await within(element).findByRole('link', { name: 'Sceglilo dal profilo' });
    expect(profile.getAttribute('href')).toBe('/profile/update?navToRefName=favouriteWh');
    await user.click(within(element).getByRole('button', { name: 'Scegli il tuo negozio' }));
    expect(within(await dialogPart('.place-list')).getAllByRole('listitem')).toHaveLength(8);
    await user.type(screen.getByLabelText('Cerca per nome, via, città o CAP'), 'matuzia sanremo');
    await user.click(screen.getByRole('button', { name: 'Scegli come tuo negozio: Sanremo Pian di Poma' }));
    await within(element).findByText('Sanremo Pian di Poma');
    expect(topDialog()).toBeUndefined();
    expect(told).toHaveBeenCalledExactlyOnceWith({ addressId: 508 });
    expect(page.asked('/basko-registration/update_default_store_address').map(({ search }) => search)).toEqual([
      '?storeAddressId=508',
    ]);
    expect(page.spesa.cart.current()?.user.defaultStoreAddressId).toBe(508);
  });

  test('DATA-08 of ten thousand stores, some with places that are none, fifty are drawn, all are found, and more come on demand', async () => {
    page = await shopPage(shop, { as: 'anna' });
    const odd = [
      { latitude: null, longitude: null },
      { latitude: 0, longitude: 0 },
      { latitude: 8.93, longitude: 444.4 },
      { latitude: 44.4, longitude: 8.9 },
    ];
    const stores = Array.from({ length: 10_000 }, (_, n) => ({
      storeId: n,
      name: `Negozio ${n}`,
      distance: n % 3 ? n : undefined,
      address: { addressId: 20_000 + n, address1: 'Via Prova', city: 'Genova', ...odd[n % 4] },
    }));
    page.intercept((url) => (url.pathname.endsWith('/store/list') ? answer({ stores }) : undefined));
    void page.spesa.dialogs.open('favouriteStore', { addressId: 501 });
    const list = await dialogPart('.place-list');
    expect(list.children).toHaveLength(50);
    expect(text(topDialog().querySelector('[role=status]')!)).toBe('10000 negozi');
    await user.click(screen.getByRole('button', { name: 'Mostrane altri (9950)' }));
    expect(list.children).toHaveLength(100);
    expect(list.children[50]!.contains(document.activeElement)).toBe(true);
    await user.type(screen.getByLabelText('Cerca per nome, via, città o CAP'), 'negozio 9996');
    expect([...list.children].map(text)).toEqual([expect.stringContaining('Negozio 9996')]);
    expect(screen.queryByRole('button', { name: /^Mostrane/ })).toBeNull();
  });

  test('a search that meets no store says so', async () => {
    page = await shopPage(shop, { as: 'anna' });
    void page.spesa.dialogs.open('favouriteStore', { addressId: 501 });
    await dialogPart('.place-list');
    await user.type(screen.getByLabelText('Cerca per nome, via, città o CAP'), 'atlantide');
    expect(text(topDialog().querySelector('[role=status].place-list__none')!)).toBe(
      'Nessun risultato per questa ricerca.',
    );
  });

  test('a refusal stays in the dialog with its reason, and nothing is lost', async () => {
    page = await shopPage(shop, { as: 'anna' });
    const element = await place(tag);
    await user.click(await within(element).findByRole('button', { name: 'Cambia negozio' }));
    const list = within(await dialogPart('.place-list'));
    expect(list.getByText('Il tuo negozio ora')).toBeTruthy();
    const errors = [{ code: 'store.gone', message: 'Questo negozio è in chiusura.' }];
    page.intercept((url) =>
      url.pathname.endsWith('/update_default_store_address')
        ? Response.json({
            response: {
              status: 3,
              errors,
              infos: [],
              warnings: [],
              errorsMessage: errors,
              infosMessage: [],
              warningsMessage: [],
            },
            data: {},
          })
        : undefined,
    );
    await user.click(list.getByRole('button', { name: 'Scegli come tuo negozio: Savona Darsena' }));
    await waitFor(() =>
      expect(topDialog().querySelector('.notice--error')?.textContent).toContain('Questo negozio è in chiusura.'),
    );
    expect(page.spesa.dialogs.isOpen('favouriteStore')).toBe(true);
    expect(page.spesa.cart.current()?.user.defaultStoreAddressId).toBe(501);
    page.intercept(undefined);
    await user.click(list.getByRole('button', { name: 'Scegli come tuo negozio: Savona Darsena' }));
    await within(element).findByText('Savona Darsena');
  });

  test('a favourite that the shop no longer has is asked for again; an unreachable shop can be tried again', async () => {
    await shop.db
      .updateTable('customer')
      .set({ default_store_address_id: 599 })
      .where('email', '=', 'carla@example.it')
      .execute();
    page = await shopPage(shop, { as: 'carla' });
    page.intercept((url) =>
      url.pathname.endsWith('/warehouse-locator/search') ? new Response('', { status: 503 }) : undefined,
    );
    const element = await place(tag);
    const retry = await within(element).findByRole('button', { name: 'Riprova' });
    page.intercept(undefined);
    await user.click(retry);
    await within(element).findByText('Il negozio che avevi scelto non c’è più.');
  });
});
