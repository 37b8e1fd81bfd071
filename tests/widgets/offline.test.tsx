import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aCart, aLine } from '../carts.ts';
import { category, list, network } from './catalogue/answers.ts';
import { answer, place, stage } from './stage.ts';

const tree = [{ categoryId: 1, name: 'Frutta', slug: 'frutta', itemUrl: '/frutta', categories: [] }];
const shop = network({
  '/products': () => answer(list(24)),
  '/category': (query) => answer(query.has('depth') ? { categories: tree } : { category }),
  '/cart/view': () => answer(aCart([aLine(1, 1, 1)])),
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const asked = 'when asked';
const byItself = 'when the network is back';

test.each<[tag: `spesa-${string}`, again: string, path: string, attributes: Record<string, string>, shown: RegExp]>([
  ['spesa-product-slider', asked, '/', { query: 'pane' }, /Prodotto 1000/],
  ['spesa-product-slider', byItself, '/', { query: 'pane' }, /Prodotto 1000/],
  ['spesa-category-page', asked, '/category/dispensa', {}, /Prodotto 1000/],
  ['spesa-category-page', byItself, '/category/dispensa', {}, /Prodotto 1000/],
  ['spesa-search-page', byItself, '/search?q=pane', {}, /Prodotto 1000/],
  ['spesa-category-menu', asked, '/', {}, /Reparti/],
  ['spesa-category-menu', byItself, '/', {}, /Reparti/],
  ['spesa-cart-page', asked, '/cart', {}, /1 prodotto/],
])('NET-01 [%s] without a network says so and tries again %s', async (tag, again, path, attributes, shown) => {
  history.replaceState(null, '', path);
  const page = stage(shop);
  page.cut(true);
  await page.spesa.cart.load().catch(() => undefined);
  const element = await place(tag, attributes);
  const retry = await within(element).findByRole('button', { name: 'Riprova' });
  expect(element.textContent).not.toMatch(shown);
  page.cut(false);
  if (again === asked) await userEvent.click(retry);
  else page.browser.online();
  await waitFor(() => expect(element.textContent).toMatch(shown));
  expect(within(element).queryByRole('button', { name: 'Riprova' })).toBeNull();
});
