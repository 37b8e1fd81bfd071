import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { dialogPart, shopPage } from '../shop.ts';
import { place } from '../stage.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test('[spesa-gift-codes] [GET /giftcertificate/list] [GET /giftcertificate/list-manual-assigned] those to use stand before those that are past; a visitor is asked who is there', async () => {
  const page = await shopPage(shop);
  const visited = await place('spesa-gift-codes');
  expect(visited.textContent).toContain('Accedi per vedere il tuo account');
  expect(page.asked('/giftcertificate/list')).toEqual([]);
  await shopPage(shop, { as: 'anna' });
  const element = await place('spesa-gift-codes');
  await waitFor(() => expect(element.querySelectorAll('.gift-card').length).toBeGreaterThan(1));
  const titles = [...element.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Da usare', 'Usati e scaduti']);
  element.querySelector<HTMLButtonElement>('.gift-codes__typed button')!.click();
  await dialogPart('[name=gift-code]');
  const [usable, past] = [...element.querySelectorAll('.form-section')];
  expect(usable!.querySelector('.gift-card--past')).toBeNull();
  expect(past!.querySelectorAll('.gift-card--past').length).toBe(past!.querySelectorAll('.gift-card').length);
});

test('[spesa-awards] [GET /awards/view_orders] [GET /awards/view_story] awards that were asked for and the story of the points, by its balance', async () => {
  await shopPage(shop, { as: 'anna' });
  const element = await place('spesa-awards');
  await waitFor(() => expect(element.querySelector('.points__balance')?.textContent).toBe('1.280 punti'));
  expect(element.querySelector('.points__worth')?.textContent).toMatch(/^Valgono 10,00\s€ in buoni spesa/);
  expect(element.querySelector('.points__facts')?.textContent).toContain('Non scadono');
  const offered = [...element.querySelectorAll('.award-offer__one')].map(({ textContent }) => textContent);
  expect([offered[0], offered[4]]).toEqual([
    'Borsa termica350 puntiHai abbastanza punti',
    'Set di quattro coltelli2.400 puntiTi mancano 1.120 punti',
  ]);
  const rows = [...element.querySelectorAll('.statement tbody tr')].map(({ lastChild }) => lastChild?.textContent);
  expect(rows).toEqual(['1.280', '1.980', '1.460', '2.360', '2.050']);
  await waitFor(() => expect(element.querySelector('.skeletons')).toBeNull());
  expect(element.querySelectorAll('.awards__line').length).toBeGreaterThan(0);
  expect(element.textContent).not.toMatch(/undefined|NaN|Invalid/);
});
