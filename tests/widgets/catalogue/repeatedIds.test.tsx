import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import '../../repetitions.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { answer, place, stage } from '../stage.ts';
import { list, network, product } from './answers.ts';

let complaints: MockInstance<typeof console.error>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  window.matchMedia = (media: string) => ({ matches: media.includes('min-width'), media }) as MediaQueryList;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const names = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent.trim());

test('BAD-05 [spesa-product-slider] products whose ids repeat are all shown, and each new list is the list that was answered', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }), async (ids) => {
      document.body.replaceChildren();
      const products = ids.map((id, index) => product(id, { name: `Prodotto ${id} ${index}` }));
      stage(network({ '/products': () => answer(list(0, 1, { products })) }));
      const element = await place('spesa-product-slider', { query: 'x' });
      const shown = () => names(element, '.product-card:not(.product-card--skeleton) .product-card__name');
      await waitFor(() => expect(shown()).toEqual(products.map(({ name }) => name)));
      expect(complaints.mock.calls).toEqual([]);
    }),
    { numRuns: 10 },
  ));

const node = (categoryId: number, name: string, categories: object[] = [], parentId = 1) => ({
  categoryId,
  name,
  slug: `c${categoryId}`,
  parentId,
  categories,
});

test('BAD-05 [spesa-category-menu] categories with repeated ids, parents that are not there, or that are their own children, are shown as they are nested', async () => {
  const twice = [node(2, 'Frutta', [node(20, 'Mele'), node(20, 'Pere')]), node(2, 'Verdura')];
  const odd = [node(3, 'Orfana', [], 999), node(4, 'Serpente', [node(4, 'Coda', [], 4)], 4)];
  stage(network({ '/category': () => answer({ categories: [...twice, ...odd] }) }));
  const element = await place('spesa-category-menu');
  const bar = () => names(element, '.category-menu__list--1 > li');
  await waitFor(() => expect(bar()).toEqual(['Frutta', 'Verdura', 'Orfana', 'Serpente']));
  for (const [department, shelves] of [
    ['Frutta', ['Mele', 'Pere']],
    ['Serpente', ['Coda']],
  ] as const) {
    const [link] = [...element.querySelectorAll('.category-menu__list--1 a')].filter(
      (a) => a.textContent === department,
    );
    await userEvent.click(link!);
    expect(names(element, '.category-menu__panel .category-menu__list--2 > li')).toEqual(shelves);
    await userEvent.click(link!);
  }
  expect(complaints.mock.calls).toEqual([]);
});

test('BAD-05 a tree without end is read as deep as it means anything, and throws nowhere', async () => {
  const deep = `${'{"categoryId":7,"name":"X","slug":"x","categories":['.repeat(20_000)}${']}'.repeat(20_000)}`;
  const { spesa } = stage(() =>
    Promise.resolve(new Response(`{"response":{"status":0},"data":{"categories":[${deep}]}}`)),
  );
  const { data } = await spesa.client.call(catalogue.categoryTree, { depth: 3 });
  let depth = 0;
  for (let [one] = data.categories; one; [one] = one.categories ?? []) depth += 1;
  expect(depth).toBeGreaterThan(3);
  expect(depth).toBeLessThan(200);
});
