import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);
const text = '<h3>{{store.name}}</h3><p>{{store.address}}</p><p>{{store.today}}</p>';

test('[spesa-static-text] [GET /store/view] names the store that is shopped at with its address and the hours of today, else the default one', async () => {
  const visitor = await shopPage(plain.shop, { config: { defaultStore: { storeId: 8, name: 'Predefinito' } } });
  let element = await place('spesa-static-text', { text });
  await waitFor(() => expect(element.textContent).toMatch(/\d{5} .+Oggi /));
  const ofDefault = element.textContent;
  expect(visitor.asked('/store/view')[0]!.searchParams.get('store_id')).toBe('8');

  const customer = await shopPage(plain.shop, { as: 'anna', ready: true });
  element = await place('spesa-static-text', { text });
  const { store } = customer.spesa.cart.current()!;
  await waitFor(() => expect(element.textContent).toContain('Oggi '));
  expect(element.textContent).not.toBe(ofDefault);
  expect(customer.asked('/store/view')[0]!.searchParams.get('store_id')).toBe(String(store!.storeId));
});

test('a text that says nothing of the hours asks nobody', async () => {
  const page = await shopPage(plain.shop);
  await place('spesa-static-text', { text: '<p>{{store.name}}</p>' });
  expect(page.requests).toEqual([]);
});
