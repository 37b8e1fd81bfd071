import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, place, stage } from '../stage.ts';
import { list, network } from './answers.ts';

const hit = (id: number, type: string, title: string, url: string) => ({ id, type, title, slug: title, url });

function shop(hits: () => Response | object[]) {
  const products = network({ '/products': () => answer(list(3)) });
  return stage(
    (input) => {
      if (!String(input).includes('/custom/ali/search')) return products(input);
      const given = hits();
      return Promise.resolve(given instanceof Response ? given : Response.json(given));
    },
    { config: { content: 'http://shop.test/wp-json' } },
  );
}
const told = (element: Element) =>
  [...element.querySelectorAll('.search-hits')].map((part) => [
    part.querySelector('h2')?.textContent,
    ...[...part.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ]);

afterEach(() => document.body.replaceChildren());

test('[spesa-search-page] recipes, articles and pages with the searched words stand below the products, each kind with its count [GET /p/wp-json/custom/ali/search]', async () => {
  const page = shop(() => [
    hit(1, 'product', 'Pesto fresco', 'http://shop.test/product/pesto'),
    hit(2, 'recipe', 'Trofie al pesto', 'http://shop.test/trofie/'),
    hit(3, 'page', 'Chi siamo', 'http://shop.test/chi-siamo/'),
    hit(4, 'recipe', 'Minestrone', 'http://shop.test/minestrone/'),
    hit(5, 'article', 'Da qui', 'javascript:alert(1)'),
  ]);
  const element = await place('spesa-search-page', { query: 'pesto' });
  await waitFor(() =>
    expect(told(element)).toEqual([
      ['Ricette (2)', 'Trofie al pesto http://shop.test/trofie/', 'Minestrone http://shop.test/minestrone/'],
      ['Articoli (1)', 'Da qui null'],
      ['Pagine (1)', 'Chi siamo http://shop.test/chi-siamo/'],
    ]),
  );
  expect(page.asked('/custom/ali/search').map(({ searchParams }) => searchParams.get('q'))).toEqual(['pesto']);
});

test('[spesa-search-page] of each kind 24 are shown, and where there are more the heading says so', async () => {
  const many = (count: number, type: string, from: number) =>
    Array.from({ length: count }, (_, at) => hit(from + at, type, `${type} ${at}`, `http://shop.test/${from + at}/`));
  const page = shop(() => [...many(25, 'recipe', 100), ...many(24, 'article', 200)]);
  const element = await place('spesa-search-page', { query: 'pesto' });
  await waitFor(() =>
    expect(told(element).map(([heading, ...links]) => [heading, links.length])).toEqual([
      ['Ricette (le prime 24)', 24],
      ['Articoli (24)', 24],
    ]),
  );
  expect(page.asked('/custom/ali/search').map(({ searchParams }) => searchParams.get('per_page'))).toEqual(['25']);
});

test('[spesa-search-page] where the content platform finds nothing or does not answer, the products stand alone and nothing is said', async () => {
  let asked = 0;
  const page = shop(() => ((asked += 1), new Response('', { status: 404 })));
  const element = await place('spesa-search-page', { query: 'pesto' });
  await waitFor(() => expect(element.querySelectorAll('.product-card')).toHaveLength(3));
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect(told(element)).toEqual([]);
  expect(page.spesa.toasts.store.getState().list).toEqual([]);
});

test('[spesa-search-box] recipes, articles and pages are suggested below the products, at most four, and lead where they are; a press on a product’s hit stays the shop’s [GET /p/wp-json/custom/ali/search]', async () => {
  const page = shop(() => [
    hit(1, 'product', 'Pesto fresco', 'http://shop.test/product/pesto'),
    hit(2, 'recipe', 'Trofie al pesto', 'http://shop.test/trofie/'),
    hit(3, 'article', 'Da qui', 'javascript:alert(1)'),
    ...[4, 5, 6, 7].map((id) => hit(id, 'page', `Pagina ${id}`, `http://shop.test/pagina-${id}/`)),
  ]);
  const element = await place('spesa-search-box');
  expect(page.asked('/custom/ali/search')).toHaveLength(0);
  await userEvent.type(within(element).getByRole('combobox'), 'pesto');
  const options = () =>
    within(element)
      .queryAllByRole('option')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(options()).toEqual(['Trofie al pestoRicetta', 'Pagina 4Pagina', 'Pagina 5Pagina', 'Pagina 6Pagina']),
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(page.browser.went).toEqual(['http://shop.test/trofie/']);
});

test('[spesa-search-box] BAD-10 a content platform that refuses leaves the shop’s suggestions alone', async () => {
  const products = network({
    '/products/suggest': () => answer({ suggestions: [{ type: 'keyword', id: 1, name: 'pesto' }] }),
  });
  stage(
    (input) =>
      String(input).includes('/wp-json/') ? Promise.resolve(new Response('<html>', { status: 503 })) : products(input),
    {
      config: { content: 'http://shop.test/wp-json' },
    },
  );
  const element = await place('spesa-search-box');
  await userEvent.type(within(element).getByRole('combobox'), 'pesto');
  await waitFor(() => expect(within(element).getAllByRole('option')).toHaveLength(1));
});
