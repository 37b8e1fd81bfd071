import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerConsent } from '../../../core/flows/consent.ts';
import GoogleMap from '../../../widgets/delivery/map/GoogleMap.tsx';
import type { MapFocus } from '../../../widgets/delivery/map/PlacesMap.tsx';
import { chooseDelivery, logIn } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';
import { googleStandIn, type StandIn } from './googleStandIn.ts';

let shop: Shop;
let page: Stage;
let google: StandIn;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  shop = await openShop();
  google = googleStandIn();
}, 60_000);
afterAll(() => {
  google.remove();
  return shop.close();
});
beforeEach(() => {
  google.maps.length = 0;
  google.markers.length = 0;
});

const mapsKey = 'public-key';
async function open({ allowed = true, key = mapsKey }: { allowed?: boolean; key?: string } = {}): Promise<HTMLElement> {
  page = await shopPage(shop, { config: key ? { mapsKey: key } : {} });
  if (allowed) answerConsent(page.spesa, { maps: true });
  const element = await place('spesa-store-map', { coverage: '' });
  await within(element).findByRole('group', { name: 'Mappa' }, { timeout: 10_000 });
  return element;
}
const ownMap = (element: HTMLElement) => element.querySelector('.places-map__land');
/** Once for the whole page. */
const failures = () =>
  [...document.querySelectorAll('.toast')].filter((toast) => toast.textContent!.includes('Error Loading GMAPS'));
const withGoogle = () => waitFor(() => expect(google.maps).toHaveLength(1), { timeout: 10_000 });

describe('[spesa-store-map] Google’s map', () => {
  test('LAW-12 SUP-06 without a key, or before the customer allows it, nothing of Google is asked for and the own map is there', async () => {
    expect(ownMap(await open({ key: '' }))).toBeTruthy();
    document.body.replaceChildren();
    const element = await open({ allowed: false });
    expect(ownMap(element)).toBeTruthy();
    expect(google.scripts).toEqual([]);
    await user.click(await within(element).findByRole('button', { name: 'Mostra la mappa di Google' }));
    await withGoogle();
    expect(google.scripts).toHaveLength(1);
    const asked = new URL(google.scripts[0]!);
    expect([asked.origin, asked.searchParams.get('key')]).toEqual(['https://maps.googleapis.com', mapsKey]);
    expect(asked.searchParams.get('libraries')).toContain('places');
  });

  test('it opens near Genoa at zoom 10, with a titled pin for each store, clustered, and the areas of delivery', async () => {
    await open();
    await withGoogle();
    const [map] = google.maps;
    expect(map!.options).toMatchObject({ center: { lat: 44.41, lng: 8.93 }, zoom: 10 });
    const titles = (clusters: boolean) =>
      google.markers.map(({ options }) => options.title!).filter((title) => /luoghi vicini/.test(title) === clusters);
    await waitFor(() => expect(titles(false)).toHaveLength(8), { timeout: 10_000 });
    expect(titles(false)).toContain('Genova Corvetto');
    map!.zoomTo(6);
    await waitFor(() => expect(titles(true).length).toBeGreaterThan(0));
    await waitFor(() => expect(map!.features).toBeGreaterThan(8), { timeout: 10_000 });
  });

  test('a pin tells name, address, way and page; the same pin closes it', async () => {
    const element = await open();
    await withGoogle();
    const pin = await waitFor(() => {
      const found = google.markers.find(({ options }) => options.title === 'Genova Corvetto');
      expect(found).toBeDefined();
      return found!;
    });
    pin.press();
    const popup = await within(element).findByRole('group', { name: 'Genova Corvetto' });
    expect(popup.textContent).toContain('Via Palestro 12, 16122 Genova (GE)');
    expect(within(popup).getByRole('link', { name: /^Come arrivare/ })).toBeTruthy();
    expect(within(popup).getByRole('link', { name: 'Pagina del negozio' }).getAttribute('href')).toBe(
      '/supermercati/501',
    );
    pin.press();
    await waitFor(() => expect(within(element).queryByRole('group', { name: 'Genova Corvetto' })).toBeNull());
  });

  test('the place that is looked at is brought near, and told of', async () => {
    page = await shopPage(shop, { config: { mapsKey } });
    const corvetto = { addressId: 501, addressName: 'Genova Corvetto', latitude: 44.41198, longitude: 8.93877 };
    const map = (focus?: MapFocus) => (
      <GoogleMap mapsKey={mapsKey} places={[corvetto]} focus={focus} onFailure={() => {}} />
    );
    const { rerender, findByRole } = render(map());
    await withGoogle();
    rerender(map({ addressId: 501 }));
    expect(await findByRole('group', { name: 'Genova Corvetto' })).toBeTruthy();
    expect(google.maps[0]!.options).toMatchObject({ center: { lat: 44.41198, lng: 8.93877 }, zoom: 11 });
  });

  test('NET-14 a key that Google refuses, or a quota used up, after the map was drawn: the own map takes its place, once', async () => {
    const element = await open();
    await withGoogle();
    expect(ownMap(element)).toBeNull();
    google.refuseKey();
    google.refuseKey();
    await waitFor(() => expect(ownMap(element)).toBeTruthy());
    expect(within(element).getAllByRole('group', { name: 'Mappa' })).toHaveLength(1);
    await waitFor(() => expect(failures()).toHaveLength(1));
    const second = await place('spesa-store-map', {});
    await waitFor(() => expect(ownMap(second)).toBeTruthy());
    expect([failures().length, google.scripts.length]).toEqual([1, 1]);
  });
});

test('[spesa-address-list] the stores to collect at are on a map too, on the page alone', async () => {
  const anna = await logIn(shop, 'anna');
  await chooseDelivery(shop, anna);
  page = await shopPage(shop, { as: 'anna' });
  const element = await place('spesa-address-list');
  await user.click(await within(element).findByRole('radio', { name: /Ritiro in negozio/ }));
  await waitFor(() => expect(ownMap(element)).toBeTruthy());
  await user.click(within(element).getByRole('radio', { name: /A casa|Consegna a casa/ }));
  await waitFor(() => expect(ownMap(element)).toBeNull());
});
