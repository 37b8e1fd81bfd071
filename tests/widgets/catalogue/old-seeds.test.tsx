import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answer, place, seedScript, stage, type Stage } from '../stage.ts';
import { category, list, network } from './answers.ts';
import { elapse } from '../pageTimers.ts';
import { now } from '../../moment.ts';

const minutes = 60_000;
const names = (element: HTMLElement) =>
  [...element.querySelectorAll('.product-card__name')].map((name) => name.textContent);
const fresh = (page: number) =>
  list(60, page, {
    products: list(60, page).products.map((product) => ({ ...product, name: `Di oggi ${product.productId}` })),
  });
const waiting = '.product-card--skeleton, .skeleton, [aria-busy=true], .listing--stale';

let page: Stage;
let free: (() => void) | undefined;
let held: Promise<void>;

beforeEach(() => {
  held = new Promise((resolve) => (free = resolve));
  window.history.replaceState(null, '', '/category/dispensa');
  page = stage(
    network({
      '/category': () => held.then(() => answer({ category: { ...category, name: 'DISPENSA DI OGGI' } })),
      '/products': (query) => held.then(() => answer(fresh(Number(query.get('page') ?? 1)))),
      '/leaflet/view': () => answer({}, 3),
    }),
  );
});
afterEach(() => document.body.replaceChildren());

const slider = (at: number) =>
  place(
    'spesa-product-slider',
    { 'category-id': '2' },
    seedScript([
      { endpoint: 'catalogue.products', input: { parent_category_id: 2, page_size: 12 }, data: list(12), at },
    ]),
  );
const listing = () =>
  place(
    'spesa-category-page',
    {},
    seedScript([
      {
        endpoint: 'catalogue.category',
        input: { slug: 'dispensa' },
        data: { category },
        at: now() - 20 * minutes,
      },
      {
        endpoint: 'catalogue.products',
        input: { parent_category_id: 2, page_size: 24 },
        data: list(60),
        at: now() - 20 * minutes,
      },
    ]),
  );

describe('printed answers older than fifteen minutes', () => {
  test.each([
    ['20 minutes old', -20 * minutes],
    ['a week old', -7 * 24 * 60 * minutes],
    ['from the future', 5 * minutes],
  ])('[spesa-product-slider] %s: they stay until the fresh answer is there, asked once', async (_, age) => {
    const element = await slider(now() + age);
    expect(names(element)).toHaveLength(12);
    expect(element.querySelector(waiting)).toBeNull();
    await waitFor(() => expect(page.asked('/products')).toHaveLength(1));
    expect(names(element)[0]).toBe('Prodotto 1000');
    free?.();
    await waitFor(() => expect(names(element)[0]).toBe('Di oggi 1000'));
    expect(page.requests).toHaveLength(1);
  });

  test('[spesa-category-page] head, list and filters stay and can be used', async () => {
    const element = await listing();
    expect(within(element).getByRole('heading', { level: 1 }).textContent).toBe('Dispensa');
    expect(names(element)).toHaveLength(24);
    expect(element.querySelector('.listing__count')?.textContent).toContain('60 prodotti');
    expect(element.querySelector(waiting)).toBeNull();
    await userEvent.click(within(element).getByRole('link', { name: 'Pagina 2' }));
    free?.();
    await waitFor(() => expect(names(element)[0]).toBe('Di oggi 2000'));
    expect(within(element).getByRole('heading', { level: 1 }).textContent).toBe('Dispensa di oggi');
  });

  test('NET-01 while the shop cannot be reached they stay, and the connection’s return brings the fresh ones', async () => {
    page.cut(true);
    free?.();
    const element = await listing();
    await waitFor(() => expect(page.requests.length).toBeGreaterThan(1));
    await elapse(50);
    expect(names(element)).toHaveLength(24);
    expect(element.querySelector('.empty-state, [role=alert]')).toBeNull();
    page.cut(false);
    page.browser.online();
    await waitFor(() => expect(names(element)[0]).toBe('Di oggi 1000'));
  });

  test('what the shop no longer has gives way to the truth', async () => {
    page.intercept((url) => (url.pathname.endsWith('/category') ? answer({}, 3) : undefined));
    const element = await listing();
    await waitFor(() => expect(element.textContent).toContain('Questo reparto non c’è più.'));
  });
});
