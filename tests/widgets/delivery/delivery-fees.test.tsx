import { waitFor } from '@testing-library/react';
import { address } from '../../../core/api/endpoints/addresses.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { hasPhp, printed, skeletons } from '../printed.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test('[spesa-delivery-fees] [GET /delivery-fee/view] LAW-03 a visitor reads what each service costs, from when it is free, the minimum and where it goes', async () => {
  await shopPage(shop);
  const element = await place('spesa-delivery-fees');
  await waitFor(() => expect(element.querySelectorAll('.delivery-fees__service').length).toBeGreaterThan(2));
  expect(element.querySelector('h2')!.textContent).toBe('Quanto costa');
  const services = [...element.querySelectorAll('.delivery-fees__service')].map(({ textContent }) => textContent);
  expect(services[0]).toMatch(/^Consegna a casaCosto5,90\s€Gratis da110,00\s€Spesa minima40,00\s€DoveCAP 16\d{3}/);
  expect(services[1]).toMatch(/^Ritiro in negozioCostoGratisSpesa minima20,00\s€$/);
});

test.runIf(hasPhp)('[spesa-delivery-fees] the server prints what the element shows', async () => {
  const page = await shopPage(shop);
  const { data } = await page.spesa.client.call(address.fees, {});
  const element = await place('spesa-delivery-fees', { heading: 'Costi', 'heading-level': '3' });
  await waitFor(() => expect(element.querySelector('.delivery-fees')).toBeTruthy());
  const html = printed('delivery-fees', data, { heading: 'Costi', headingLevel: '3' });
  expect(skeletons(html)).toEqual(skeletons(element));
  expect(html.textContent).toBe(element.textContent);
});
