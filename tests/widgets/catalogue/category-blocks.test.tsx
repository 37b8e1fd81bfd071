import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { widgets } from '../../../widgets/index.ts';
import { elementOf } from '../../../widgets/catalogue/category-blocks/elementOf.ts';
import { answer, place, stage } from '../stage.ts';

const block = (
  categoryBlockId: number,
  codInt: string,
  modeName: string,
  settings: Record<string, string> = {},
  given: object = {},
) => ({
  categoryBlockId,
  templateBlock: { codInt },
  templateBlockType: { modeName },
  proposals: [],
  metaData: { category_block: settings },
  ...given,
});
const column = (blockCodInt: string, xs = 12, md = 12) => ({ xs, sm: xs, md, lg: md, xl: md, blockCodInt });
const home = (categoryBlocks: object[], rows?: object[]) => ({
  category: {
    categoryId: 1,
    name: 'Home',
    slug: 'home',
    categoryBlocks,
    ...(rows && { template: { codInt: 'home', rows } }),
  },
});
const serve = (data: unknown) => stage(() => Promise.resolve(answer(data)));
const inside = (element: HTMLElement) =>
  [...element.querySelectorAll('.category-blocks__row')].map((row) =>
    [...row.querySelectorAll('.category-blocks__column > *')].map(({ localName }) => localName.slice(6)),
  );

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('[spesa-category-blocks]', () => {
  test('[GET /category] puts each block’s element into the rows and columns of the shop, with their sizes', async () => {
    const page = serve(
      home(
        [
          block(1, 'A', 'BannerSlider'),
          block(2, 'B', 'ProductSlider', { TITLE: 'Offerte', PROMO: 'true', LIMIT: '6', PARENT_CATEGORY_ID: '3' }),
          block(3, 'C', 'StaticText', { TEXT: 'Ciao' }),
        ],
        [{ columns: [column('A')] }, { columns: [column('B', 12, 8), column('C', 12, 4)] }],
      ),
    );
    const element = await place('spesa-category-blocks');
    await waitFor(() => expect(inside(element)).toEqual([['banner-slider'], ['product-slider', 'static-text']]), {
      timeout: 10_000,
    });
    const [, wide, narrow] = [...element.querySelectorAll<HTMLElement>('.category-blocks__column')] as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    expect([wide, narrow].map(({ classList }) => [...classList].filter((name) => /--(?:xs|md)-/.test(name)))).toEqual(
      [8, 4].map((md) => ['category-blocks__column--xs-12', `category-blocks__column--md-${md}`]),
    );
    expect(wide.querySelector('spesa-product-slider')?.getAttribute('category-id')).toBe('3');
    expect(page.asked('/category').map(({ searchParams }) => searchParams.get('slug'))).toEqual(['home']);
  });

  test('without rows every block has its own, by priority', async () => {
    serve(home([block(1, 'A', 'StaticText', {}, { priority: 2 }), block(2, 'B', 'BannerList', {}, { priority: 1 })]));
    const element = await place('spesa-category-blocks');
    await waitFor(() => expect(inside(element)).toEqual([['banner-list'], ['static-text']]));
  });

  test('BAD-06 unknown types, also names of every object, are skipped and logged once each', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const rows = [{ columns: [column('A'), column('B'), column('C'), column('nowhere')] }, { columns: [column('D')] }];
    serve(
      home(
        [
          block(1, 'A', 'HoloDeck'),
          block(2, 'B', 'constructor'),
          block(3, 'C', 'HoloDeck'),
          block(4, 'D', 'StaticText', { TEXT: 'x' }),
        ],
        rows,
      ),
    );
    const element = await place('spesa-category-blocks');
    await waitFor(() => expect(inside(element)).toEqual([['static-text']]));
    expect(warn.mock.calls.map(([, name]) => name as string)).toEqual(['HoloDeck', 'constructor']);
  });

  test('XSS-08 class names of the shop bear our prefix, odd sizes fill the row', async () => {
    serve(
      home(
        [block(1, 'A', 'StaticText')],
        [{ cssClass: 'chiaro "><x fixed', columns: [{ ...column('A'), xs: 99, md: -1 }] }],
      ),
    );
    const element = await place('spesa-category-blocks');
    await waitFor(() =>
      expect(element.querySelector('.category-blocks__row')?.className).toBe(
        'category-blocks__row category-blocks__row--chiaro category-blocks__row--fixed',
      ),
    );
    expect(element.querySelector('.category-blocks__column')?.className).toMatch(/--xs-12 .*--md-12 /);
  });

  test.each([
    'BannerSlider',
    'BannerList',
    'ProductSlider',
    'CrmProductSlider',
    'ProductTab',
    'StaticImage',
    'StaticText',
  ])('%s becomes an element that we have, with attributes that it has', async (modeName) => {
    const settings = {
      TITLE: 'T',
      SUBTITLE: 'S',
      LIMIT: '6',
      AUTOPLAY: 'false',
      PARENT_CATEGORY_ID: '3',
      QUERY: 'q',
      PROMO: 'true',
      SHOW_ALL_SLUG: 'dispensa',
      TEXT: 'x',
      IMAGE: '/a.jpg',
    };
    const found = elementOf(block(1, 'A', modeName, settings), 'home', (slug) => `/category/${slug}`)!;
    const { default: definition } = await widgets[found.tag]!();
    const known = Object.keys(definition.attributes as object).map((name) =>
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
    expect(Object.keys(found.attributes).length).toBeGreaterThan(0);
    expect(Object.keys(found.attributes).filter((name) => !known.includes(name))).toEqual([]);
  });
});
