import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { createBuying } from '../../demo/server/buying.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { answer, place } from '../stage.ts';

const plain = plainShop(4, { stock: 100 });
const cards = (element: HTMLElement) =>
  [...element.querySelectorAll('.product-card__name a')].map((link) => link.getAttribute('href'));

test('[spesa-usual-slider] [GET /order/usual] what a customer has bought again and can have now is there to be bought once more', async () => {
  const me = await logIn(plain.shop, 'anna');
  for (let twice = 0; twice < 2; twice += 1) {
    await put(plain.shop, me, ...plain.ids.slice(0, 3).map((productId) => ({ productId, quantity: 2 })));
    await chooseDelivery(plain.shop, me);
    expect((await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me)).errors).toEqual([]);
  }
  await createBuying(plain.shop, plain.id(3)).setStock(plain.id(0), 0);
  const page = await shopPage(plain.shop, { as: 'anna', ready: true });
  const element = await place('spesa-usual-slider');
  await within(element).findByRole('heading', { name: 'Compra di nuovo' });
  const buttons = await within(element).findAllByRole('button', { name: /^Aggiungi .* al carrello$/ });
  expect(buttons).toHaveLength(2);
  expect(cards(element)).toHaveLength(2);
  expect(page.asked('/adv')).toEqual([]);
});

test('[spesa-usual-slider] [GET /adv] without a habit the shop’s proposals take the place that is kept', async () => {
  const page = await shopPage(plain.shop, { as: 'dario' });
  const { data } = await page.spesa.client.call(catalogue.products, {
    page_size: 2,
  });
  page.intercept((url) => (url.pathname.endsWith('/adv') ? answer(data) : undefined));
  const element = await place('spesa-usual-slider');
  await within(element).findByRole('heading', { name: 'Per te' });
  await within(element).findAllByRole('button', { name: /^Aggiungi .* al carrello$/ });
  expect(cards(element)).toHaveLength(2);
});
