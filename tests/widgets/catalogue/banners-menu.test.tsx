import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { answer, place, seedScript, stage, type Stage } from '../stage.ts';
import { network } from './answers.ts';
import { now } from '../../moment.ts';

const banner = (id: number, given: object = {}) => ({
  id,
  name: `Banner ${id}`,
  img: `/photo/b${id}.webp`,
  imgAlt: `Foto ${id}`,
  proposalUrl: `/category/c${id}`,
  metadata: { type: 'image', IMAGE_DESKTOP: `/photo/d${id}.webp`, IMAGE_MOBILE: `/photo/m${id}.webp` },
  ...given,
});
const block = (codInt: string, modeName: string, proposals: object[]) => ({
  categoryBlockId: 1,
  templateBlock: { codInt },
  templateBlockType: { modeName },
  proposals,
});
const home = {
  categoryId: 1,
  name: 'Home',
  slug: 'home',
  categoryBlocks: [
    block('PROD', 'ProductSlider', []),
    block('TOP', 'BannerSlider', [
      banner(1),
      banner(2, { proposalUrl: 'javascript:alert(1)' }),
      banner(3, { img: undefined, metadata: {} }),
    ]),
    block('LOW', 'BannerList', [banner(9)]),
  ],
};
const tree = [
  {
    categoryId: 2,
    name: 'FRUTTA',
    slug: 'frutta',
    categories: [
      {
        categoryId: 20,
        name: 'Mele',
        slug: 'frutta/mele',
        categories: [{ categoryId: 200, name: 'Golden', slug: 'frutta/mele/golden' }],
      },
    ],
  },
  { categoryId: 3, name: 'PANE', slug: 'pane' },
];

let page: Stage;
beforeEach(
  () =>
    void (page = stage(
      network({
        '/category': (query) =>
          query.get('slug') === 'home'
            ? answer({ category: home })
            : query.get('depth') === '3'
              ? answer({ categories: tree })
              : answer({}, 3),
      }),
    )),
);
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'innerWidth');
});

describe('[spesa-banner-slider]', () => {
  const slides = (element: HTMLElement) => [...element.querySelectorAll('.slider__slide')];

  test('[GET /category] the banners of the first banner block, the first picture at once', async () => {
    const element = await place('spesa-banner-slider');
    await waitFor(() => expect(slides(element)).toHaveLength(2));
    const [first, second] = slides(element) as [Element, Element];
    expect(first.querySelector('a')?.getAttribute('href')).toBe('/category/c1');
    const image = first.querySelector('img')!;
    expect([
      image.getAttribute('loading'),
      image.getAttribute('fetchpriority'),
      image.getAttribute('alt'),
      image.hasAttribute('width'),
    ]).toEqual(['eager', 'high', 'Foto 1', true]);
    expect(second.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  test('XSS-09 a banner whose link may not be followed is a picture without a link', async () => {
    const element = await place('spesa-banner-slider');
    await waitFor(() => expect(slides(element)).toHaveLength(2));
    expect(slides(element)[1]!.querySelector('a')).toBeNull();
  });

  test('a block is chosen by its code, and its seed serves the first render', async () => {
    const seeds = seedScript([
      { endpoint: 'catalogue.category', input: { slug: 'home' }, data: { category: home }, at: now() },
    ]);
    const element = await place('spesa-banner-slider', { block: 'LOW' }, seeds);
    expect(slides(element)).toHaveLength(1);
    expect(page.requests).toEqual([]);
  });

  test('a block that nobody knows shows nothing', async () => {
    const element = await place('spesa-banner-slider', { block: 'BOH' });
    await waitFor(() => expect(element.querySelector('.skeleton')).toBeNull());
    expect(element.textContent).toBe('');
  });
});

describe('[spesa-category-menu]', () => {
  const wide = (matches: boolean) =>
    void (window.matchMedia = (media: string) =>
      ({ matches: media.includes('min-width') && matches, media }) as MediaQueryList);

  test('[GET /category] departments are links, on wide screens they open their panel by press', async () => {
    wide(true);
    const element = await place('spesa-category-menu');
    const fruit = await within(element).findByRole('button', { name: 'Frutta' });
    expect(fruit.getAttribute('href')).toBe('/category/frutta');
    expect(within(element).getByRole('link', { name: 'Pane' }).getAttribute('href')).toBe('/category/pane');
    await userEvent.click(fruit);
    expect(fruit.getAttribute('aria-expanded')).toBe('true');
    expect(within(element).getByRole('link', { name: 'Golden' }).getAttribute('href')).toBe(
      '/category/frutta/mele/golden',
    );
    expect(within(element).getByRole('link', { name: 'Tutto in Frutta' }).getAttribute('href')).toBe(
      '/category/frutta',
    );
  });

  test('A11Y-02 Space opens, Escape closes and gives the focus back, a press elsewhere closes', async () => {
    wide(true);
    const element = await place('spesa-category-menu');
    const fruit = await within(element).findByRole('button', { name: 'Frutta' });
    fruit.focus();
    await userEvent.keyboard(' ');
    within(element).getByRole('link', { name: 'Mele' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(fruit.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(fruit);
    await userEvent.click(fruit);
    await userEvent.click(document.body);
    await waitFor(() => expect(fruit.getAttribute('aria-expanded')).toBe('false'));
  });

  test('on phones the button opens a sheet with all levels', async () => {
    wide(false);
    const element = await place('spesa-category-menu');
    await userEvent.click(await within(element).findByRole('button', { name: 'Reparti' }));
    const sheet = within(element.querySelector('dialog')!);
    expect(sheet.getByText('Golden').closest('a')?.getAttribute('href')).toBe('/category/frutta/mele/golden');
    await userEvent.click(sheet.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(element.querySelector('dialog')).toBeNull());
  });

  test('NET-01 departments that were printed for another store stay while this one’s are asked for, and where they cannot be had', async () => {
    wide(true);
    page.cut(true);
    const seed = { endpoint: 'catalogue.categoryTree', input: { depth: 3 }, hash: 'w9d0t0', at: now() };
    const element = await place('spesa-category-menu', {}, seedScript([{ ...seed, data: { categories: tree } }]));
    const departments = within(element).getByRole('navigation').textContent;
    expect(departments).toContain('FruttaPane');
    await waitFor(() => expect(page.spesa.query.peek(catalogue.categoryTree, { depth: 3 }).status).toBe('failed'));
    await waitFor(() => expect(within(element).getByRole('navigation').textContent).toBe(departments));
    page.cut(false);
  });
});
