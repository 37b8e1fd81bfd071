import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { place } from '../stage.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

async function gift(categoryId: string, wanted: string): Promise<HTMLElement> {
  const element = await place('spesa-product-slider', { 'category-id': categoryId, heading: 'Prodotti' });
  await waitFor(() => expect(element.querySelector('.badge--gift')).not.toBeNull());
  document.dispatchEvent(new Event('pointerdown'));
  return waitFor(() => {
    const found = element.querySelector<HTMLElement>(wanted);
    expect(found).not.toBeNull();
    return found!;
  });
}

test('[spesa-product-slider] a gift in the mode badge is words, in the mode card words with more', async () => {
  await shopPage(shop);
  const badge = await gift('10', '.badge--gift');
  expect([badge.localName, badge.textContent, badge.className]).toEqual([
    'span',
    '2 € in meno da 8 €',
    'badge badge--gift badge--fresh',
  ]);
  const card = await gift('8', '.badge--card');
  expect([card.localName, card.textContent]).toEqual([
    'span',
    'Colazione insiemeCon 10 € di prodotti per la colazione, 2 € in meno alla cassa.',
  ]);
});

test('[spesa-product-slider] a gift in the mode link leads to its category', async () => {
  await shopPage(shop);
  const link = await gift('11', 'a.badge--gift');
  expect([link.localName, link.getAttribute('href')]).toEqual(['a', '/category/casa-e-pulizia']);
  const press = new MouseEvent('click', { cancelable: true, bubbles: true });
  link.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

test('[spesa-dialogs] a gift in the mode products opens a dialog with them, and any of them can be bought there', async () => {
  const page = await shopPage(shop, { as: 'anna', ready: true });
  const link = await gift('13', 'a.badge--gift');
  link.dispatchEvent(new MouseEvent('click', { cancelable: true, bubbles: true }));
  const track = await dialogPart('.gift-products .slider__track');
  expect(topDialog().textContent).toContain('L’ora della pappa');
  expect(track.querySelectorAll('.product-card')).toHaveLength(12);
  expect(page.asked('/products').at(-1)!.searchParams.get('parent_category_id')).toBe('13');
  expect(topDialog().querySelector('.button--secondary')!.getAttribute('href')).toBe('/category/infanzia');
  track.querySelector<HTMLButtonElement>('.quantity--empty button')!.click();
  await waitFor(() => expect(page.spesa.cart.current()!.totalItems).toBe(1));
});
