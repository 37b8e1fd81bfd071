import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, place, stage, type Stage } from '../stage.ts';
import { category, list, network } from './answers.ts';

let page: Stage;
beforeEach(() => {
  page = stage(network({}));
});

describe('[spesa-search-page]', () => {
  test('nothing found: no order and no filters, but the departments and what is on offer', async () => {
    const department = { categoryId: 2, name: 'DISPENSA', slug: 'dispensa' };
    page.intercept(() => answer({ ...list(0), categories: [department, department] }));
    window.history.replaceState(null, '', '/search?q=qwx');
    const element = await place('spesa-search-page');
    const link = (await within(element).findAllByRole('link', { name: 'Dispensa' }))[0]!;
    expect(link.getAttribute('href')).toBe('/category/dispensa');
    expect(element.querySelector('.listing--nothing')).not.toBeNull();
    expect(element.querySelector('spesa-product-slider')?.getAttribute('heading')).toBe('In offerta adesso');
  });

  test('where nothing is found each of several words can be searched alone, and the departments are there with their pictures', async () => {
    window.history.replaceState(null, '', '/search?q=latte%20di%20unicorno');
    const icon = 'https://api.example.it/photo/categorie/2.webp';
    const departments = [
      { ...category, metaData: { category_info: { ICON: icon } } },
      { ...category, slug: 'bevande', name: 'BEVANDE', metaData: {} },
    ];
    page.intercept((url) => answer(url.pathname.endsWith('/category') ? { categories: departments } : list(0)));
    const element = await place('spesa-search-page');
    await waitFor(() => expect(element.querySelectorAll('.department-tile')).toHaveLength(2));
    expect(element.querySelector('h1')?.textContent).toBe('Nessun prodotto per «latte di unicorno»');
    const links = [...element.querySelectorAll('.nothing-found .chip')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Solo «latte»', '/search?q=latte'],
      ['Solo «unicorno»', '/search?q=unicorno'],
    ]);
    expect(
      [...element.querySelectorAll('.department-tile')].map((tile) => tile.querySelector('img')?.getAttribute('src')),
    ).toEqual([icon, undefined]);
  });
});
