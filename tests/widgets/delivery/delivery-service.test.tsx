import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterEach(() => history.replaceState(null, '', '/'));
afterAll(() => shop.close());

const tag = 'spesa-delivery-service';
const lines = (element: Element) =>
  [...element.querySelectorAll('.delivery-service p')].map(({ textContent }) => textContent);

describe('[spesa-delivery-service]', () => {
  test('a visitor sees nothing', async () => {
    await shopPage(shop);
    expect((await place(tag)).innerHTML).toBe('');
  });

  test('a customer sees service, address and slot, and a way to change them that leads back to this very page', async () => {
    const page = await shopPage(shop, { as: 'anna', ready: true });
    history.replaceState(null, '', '/category/frutta?page=2&sort=name%20asc#top');
    const element = await place(tag);
    await waitFor(() => expect(lines(element)).toHaveLength(3));
    expect(lines(element).slice(0, 2)).toEqual(['Consegna a casa', 'Casa · Via XX Settembre 100, 16121 Genova (GE)']);
    expect(lines(element)[2]).toMatch(/^\p{L}+ \d+ \p{L}+, \d+:00–\d+:00$/u);
    const href = within(element).getByRole('link', { name: 'Cambia servizio' }).getAttribute('href')!;
    expect(href.startsWith(`${page.spesa.config.pages.deliveryService}?back=`)).toBe(true);
    expect(new URL(href, 'http://x').searchParams.get('back')).toBe('/category/frutta?page=2&sort=name%20asc#top');
  });

  test('[POST /store/select] follows the cart: a store that is chosen is shown, its slot still to come', async () => {
    const page = await shopPage(shop, { as: 'anna', ready: true });
    const element = await place(tag);
    await waitFor(() => expect(lines(element)).toHaveLength(3));
    const { chooseStore } = await import('../../../core/flows/chooseDelivery.ts');
    await chooseStore(page.spesa, { storeId: 7 });
    await waitFor(() =>
      expect(lines(element)).toEqual([
        'Ritiro in negozio',
        'Genova Sturla · Via Orlando 35, 16146 Genova (GE)',
        'Giorno e ora ancora da scegliere',
      ]),
    );
  });

  test('a customer who has chosen nothing is led to choose', async () => {
    await shopPage(shop, { as: 'bruno' });
    const element = await place(tag);
    await within(element).findByRole('link', { name: 'Scegli consegna o ritiro' });
    expect(lines(element)[0]).toBe('Dove ti portiamo la spesa?');
  });
});
