import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answer, place, seedScript, stage, type Stage } from '../stage.ts';
import { category, list, network } from './answers.ts';
import { nothingComes } from '../../waits.ts';
import { now } from '../../moment.ts';

const tag = 'spesa-category-page';
let page: Stage;
let total = 60;

const open = (path: string) => window.history.replaceState(null, '', path);
const cards = (element: HTMLElement) => [...element.querySelectorAll('.product-card:not(.product-card--skeleton)')];
const asked = () =>
  page
    .asked('/products')
    .map(({ searchParams }) => Object.fromEntries([...searchParams].filter(([name]) => name !== 'hash')));
const known = { parent_category_id: '2', page_size: '24' };

beforeEach(() => {
  total = 60;
  open('/category/dispensa');
  page = stage(
    network({
      '/category': (query) => (query.get('slug') === 'dispensa' ? answer({ category }) : answer({}, 3)),
      '/products': (query) => answer(list(total, Number(query.get('page') ?? 1))),
    }),
  );
});
afterEach(() => document.body.replaceChildren());

async function shown(attributes: Record<string, string> = {}) {
  const element = await place(tag, attributes);
  await waitFor(() => expect(cards(element).length).toBeGreaterThan(0));
  await waitFor(() => expect(element.querySelector('.product-card--skeleton')).toBeNull());
  return element;
}

describe('[spesa-category-page] what is shown', () => {
  test('[GET /category] the category of the address with its way, heading, text and children', async () => {
    const element = await shown();
    expect(within(element).getByRole('heading', { level: 1 }).textContent).toBe('Dispensa');
    const text = element.querySelector('.category-page__text')!;
    expect(text.textContent).toContain('Tutto ciò che serve in casa');
    expect(element.querySelector('.listing')!.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(element).getByRole('link', { name: 'Pasta' }).getAttribute('href')).toBe('/category/dispensa/pasta');
    expect([...element.querySelectorAll('.crumbs li')].map((crumb) => crumb.textContent)).toEqual([
      'Home',
      'Tutti i reparti',
      'Dispensa',
    ]);
    expect(asked()).toEqual([known]);
    expect(cards(element)).toHaveLength(24);
    expect(element.querySelector('.listing__count')?.textContent).toContain('60 prodotti');
  });

  test('the list’s page is said beside the number found and in the window’s title', async () => {
    document.title = 'Dispensa – Mercati';
    const element = await shown();
    const count = () => element.querySelector('.listing__count h2')?.textContent;
    expect(count()).toBe('60 prodotti · Pagina 1 di 3');
    await userEvent.click(within(element).getByRole('link', { name: 'Pagina 2' }));
    await waitFor(() => expect(count()).toBe('60 prodotti · Pagina 2 di 3'));
    expect(document.title).toBe('Dispensa – Pagina 2 – Mercati');
    await userEvent.click(within(element).getByRole('link', { name: 'Pagina 1' }));
    await waitFor(() => expect(document.title).toBe('Dispensa – Mercati'));
  });

  test('on a phone the filters are a dialog, whose button says what it does; closed, the focus is back', async () => {
    const element = await shown();
    const press = within(element).getByRole('button', { name: 'Filtri' });
    await userEvent.click(press);
    const sheet = await within(element).findByRole('dialog', { name: 'Filtri' });
    expect(within(sheet).getByRole('checkbox', { name: 'In promozione' })).toBeTruthy();
    expect(within(sheet).getByRole('button', { name: 'Chiudi' })).toBeTruthy();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Mostra 60 prodotti' }));
    expect(within(element).queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(press);
  });

  test('a category nobody knows is said to be gone, and no products are asked for', async () => {
    const element = await place(tag, { slug: 'boh' });
    await waitFor(() => expect(element.textContent).toContain('Questo reparto non c’è più.'));
    expect(asked()).toEqual([]);
  });

  test('DATA-01 a category without products says so', async () => {
    total = 0;
    const element = await place(tag);
    await waitFor(() => expect(element.textContent).toContain('non ci sono ancora prodotti'));
    expect(element.querySelector('.pager')).toBeNull();
  });

  test('with both seeds nothing is asked, not even on a page with filters', async () => {
    open('/category/dispensa?page=2&promo=1&sort=price+asc');
    const seeds = seedScript([
      { endpoint: 'catalogue.category', input: { slug: 'dispensa' }, data: { category }, at: now() },
      {
        endpoint: 'catalogue.products',
        input: { parent_category_id: 2, page: 2, page_size: 24, sort: 'price asc', promo: true },
        data: list(60, 2),
        at: now(),
      },
    ]);
    const element = await place(tag, {}, seeds);
    expect(cards(element)).toHaveLength(24);
    await nothingComes(20);
    expect(page.requests).toEqual([]);
  });
});

describe('[spesa-category-page] filters, order and pages live in the address', () => {
  test('[GET /products] a chosen facet goes into the address and the one call, back at page 1', async () => {
    open('/category/dispensa?page=2');
    const element = await shown();
    await userEvent.click(within(element).getByRole('checkbox', { name: /Marca 3/i }));
    await waitFor(() => expect(location.search).toBe('?filters=vendor_id%3A103'));
    await waitFor(() =>
      expect(asked()).toEqual([
        { ...known, page: '2' },
        { ...known, filters: 'vendor_id:103' },
      ]),
    );
    await waitFor(() => expect(within(element).getByRole('button', { name: /Togli il filtro Marca 3/i })).toBeTruthy());
  });

  test('a value that would find nothing cannot be chosen, and the first eight are shown until more are wanted', async () => {
    const element = await shown();
    expect(within(element).getByRole('checkbox', { name: /Marca 0/i })).toHaveProperty('disabled', true);
    expect(within(element).queryByRole('checkbox', { name: /Marca 9/i })).toBeNull();
    await userEvent.click(within(element).getByRole('button', { name: 'Altri 2' }));
    expect(within(element).getByRole('checkbox', { name: /Marca 9/i })).toBeTruthy();
  });

  test('the pager’s links are real addresses, and a press goes there without loading a page', async () => {
    const element = await shown();
    const third = within(element).getByRole('link', { name: 'Pagina 3' });
    expect(third.getAttribute('href')).toBe('/category/dispensa?page=3');
    await userEvent.click(third);
    await waitFor(() => expect(location.search).toBe('?page=3'));
    await waitFor(() => expect(cards(element)).toHaveLength(12));
    expect(document.activeElement?.className).toContain('listing');
  });

  test('back and forward show what the address says', async () => {
    const element = await shown();
    await userEvent.click(within(element).getByRole('checkbox', { name: 'In promozione' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ ...known, promo: 'true' }));
    open('/category/dispensa');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() =>
      expect(within(element).getByRole('checkbox', { name: 'In promozione' })).toHaveProperty('checked', false),
    );
    expect(asked()).toHaveLength(2);
  });

  test('the order changes the list and keeps foreign parameters of the address', async () => {
    open('/category/dispensa?utm=x');
    const element = await shown();
    await userEvent.selectOptions(within(element).getByRole('combobox', { name: 'Ordina per' }), 'Prezzo crescente');
    await waitFor(() => expect(location.search).toBe('?utm=x&sort=price+asc'));
    await waitFor(() => expect(asked().at(-1)).toEqual({ ...known, sort: 'price asc' }));
  });

  test('low prices are a filter for everybody, the favourites for customers who have some', async () => {
    const element = await shown();
    expect(within(element).queryByRole('checkbox', { name: 'I tuoi preferiti' })).toBeNull();
    await userEvent.click(within(element).getByRole('checkbox', { name: 'Prezzi sempre bassi' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ ...known, tp: 'true' }));
    page.intercept((url) =>
      url.pathname.endsWith('/cart/view')
        ? answer({
            cartId: 1,
            cartStatusId: 1,
            user: { userId: 7, hasFavorites: true },
            grossTotal: 0,
            totalItems: 0,
            cartItems: [],
          })
        : undefined,
    );
    await page.spesa.cart.load();
    await userEvent.click(await within(element).findByRole('checkbox', { name: 'I tuoi preferiti' }));
    await waitFor(() => expect(location.search).toBe('?tp=1&preferred=1'));
    await waitFor(() => expect(asked().at(-1)).toEqual({ ...known, tp: 'true', preferred: 'true' }));
  });

  test('links to other categories carry no filter of this one, shortcuts those that the shop gave them', async () => {
    open('/category/dispensa?promo=1&page=2');
    const navItems = [
      { name: 'In offerta', itemUrl: '/category/dispensa?promo=1' },
      { name: 'Pasta', itemUrl: '/category/dispensa/pasta' },
      { name: 'Altrove', itemUrl: 'https://example.org/x' },
      { name: 'Male', itemUrl: 'javascript:alert(1)' },
    ];
    page.intercept((url) =>
      url.pathname.endsWith('/category')
        ? answer({ category: { ...category, templateNavItems: navItems } })
        : undefined,
    );
    const element = await shown();
    const hrefs = (name: string) =>
      within(within(element).getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.getAttribute('rel')]);
    expect(hrefs('Sottocategorie')).toEqual([['/category/dispensa/pasta', null]]);
    expect(hrefs('Scorciatoie')).toEqual([
      ['/category/dispensa?promo=1', null],
      ['https://example.org/x', 'noopener noreferrer'],
    ]);
  });

  test('DATA-09 a facet of 5,000 values shows some of them at a time, the chosen one always', async () => {
    const values = Array.from({ length: 5_000 }, (_, id) => ({
      id,
      name: `Marca ${id}`,
      count: '3',
      filteredCount: '3',
    }));
    page.intercept((url) =>
      url.pathname.endsWith('/products')
        ? answer(list(60, 1, { facets: [{ name: 'Marchio', parameterName: 'vendor_id', paramType: '', values }] }))
        : undefined,
    );
    open('/category/dispensa?filters=vendor_id%3A4999');
    const element = await shown();
    const boxes = () => element.querySelectorAll('[name^=vendor_id]').length;
    expect(boxes()).toBe(9);
    expect(within(element).getByRole('checkbox', { name: /Marca 4999/ })).toHaveProperty('checked', true);
    await userEvent.click(within(element).getByRole('button', { name: 'Altri 4991' }));
    expect(boxes()).toBe(209);
  });

  test('too narrow a choice offers to give it up', async () => {
    const element = await shown();
    total = 0;
    await userEvent.click(within(element).getByRole('checkbox', { name: 'Novità' }));
    const clear = await within(element).findByRole('button', { name: 'Togli tutti i filtri' });
    total = 60;
    await userEvent.click(clear);
    await waitFor(() => expect(cards(element)).toHaveLength(24));
    await waitFor(() => expect(location.search).toBe(''));
  });
});

describe('[spesa-category-page] the network', () => {
  test('NET-16 an older answer never replaces a newer one, and the list dims while it is old', async () => {
    const element = await shown();
    const waiting: (() => void)[] = [];
    page.intercept(
      (url) =>
        new Promise((resolve) =>
          waiting.push(() => resolve(answer(list(60, Number(url.searchParams.get('page') ?? 1))))),
        ),
    );
    await userEvent.click(within(element).getByRole('link', { name: 'Pagina 2' }));
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(element.querySelector('.listing--stale')).not.toBeNull();
    expect(cards(element)).toHaveLength(24);
    await userEvent.click(within(element).getByRole('link', { name: 'Pagina 3' }));
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]!();
    await waitFor(() => expect(cards(element)).toHaveLength(12));
    waiting[0]!();
    await nothingComes(20);
    expect(cards(element)).toHaveLength(12);
    expect(within(element).getByRole('link', { name: 'Pagina 3' }).getAttribute('aria-current')).toBe('page');
  });
});
