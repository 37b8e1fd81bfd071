import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { quantityRule } from '../../core/rules/quantity.ts';
import { readable } from '../../core/rules/text.ts';
import type { Product } from '../../core/schema/catalogue.ts';
import type { Proposal } from '../../core/schema/content.ts';
import { Facts } from '../../widgets/catalogue/product-page/Facts.tsx';
import { kebab } from '../../widgets/element/field.ts';
import { BannerCard } from '../../widgets/ui/BannerCard.tsx';
import { Crumbs } from '../../widgets/ui/Crumbs.tsx';
import { Pager } from '../../widgets/ui/Pager.tsx';
import { ProductCard } from '../../widgets/ui/ProductCard.tsx';
import { ProductGrid } from '../../widgets/ui/ProductGrid.tsx';
import { QuantityControl } from '../../widgets/ui/QuantityControl.tsx';
import { Slider } from '../../widgets/ui/Slider.tsx';
import { hasPhp, printed, skeletons } from './printed.ts';
import { answer, place, stage } from './stage.ts';
import { product } from './ui/product.tsx';

afterEach(cleanup);

function same(template: HTMLElement, view: ReactElement) {
  const { container } = render(view);
  expect(skeletons(template)).toBe(skeletons(container));
}

const card = (one: Product, eager?: boolean, large?: boolean) => (
  <ProductCard
    large={large}
    key={one.productId}
    product={one}
    href={`/product/${one.slug}`}
    photo={one.mediaURLMedium ?? one.mediaURL ?? null}
    form="italian"
    eager={eager}
  >
    <QuantityControl
      name={readable(one.name)}
      value={0}
      rule={quantityRule(one)}
      press={`add:${one.productId}`}
      onChange={() => {}}
      onRemove={() => {}}
    />
  </ProductCard>
);
const plain = { warehousePromo: undefined, priceStandardDisplay: undefined, isNew: false, newProduct: false };
const proposal = (change: Partial<Proposal> = {}): Proposal => ({
  id: 1,
  name: 'Sconti',
  img: '/photo/a.jpg',
  imgAlt: 'Arance',
  proposalUrl: '/shop/category/frutta',
  metadata: { type: 'overlay', SHOW_BTN: 'true', BTN_TEXT: 'Scopri' },
  descr: 'Fino al <b>30%</b>',
  ...change,
});

describe.skipIf(!hasPhp)('the templates of the plugin have the skeleton of their views', () => {
  test.each<[string, Partial<Product>]>([
    ['a usual product', {}],
    ['no price and no picture', { price: null, priceDisplay: null, mediaURL: undefined, mediaURLMedium: undefined }],
    ['not available', { available: 0 }],
    ['loose goods by weight', { priceUnitDisplay: 'kg', priceUmDisplay: undefined }],
    ['a drained weight', { priceUmDisplay: 2.98, productInfos: { DRAINED_WEIGHT: '500' } }],
    ['a limit and a lead time', { maxAcq: 12, leadTime: 2, productInfos: { MULTI_PACK: '6' } }],
    ['a name of 500 characters', { name: 'LUNGO '.repeat(83) }],
  ])('DATA-03 BAD-08 product card: %s', (_, change) => {
    const one = product({ ...plain, ...change });
    same(printed('parts/product-card', one), card(one));
  });

  test.each([false, true])('[spesa-product] one product, large: %s', (large) => {
    const one = product(plain);
    same(printed('product-card', one, { productId: 1, large }), card(one, false, large));
  });

  test.each<[string, Record<string, string>]>([
    [
      'two sources, a size and a link',
      {
        image: '/photo/d.jpg',
        mobileImage: '/photo/m.jpg',
        alt: 'Mele',
        link: '/shop/category/frutta',
        width: '800',
        height: '300',
      },
    ],
    ['no source for phones, a link that may not be followed', { image: '/photo/d.jpg', link: 'javascript:alert(1)' }],
    [
      'sizes of the library, a shape and the part that is always seen',
      {
        image: '/photo/d.jpg',
        mobileImage: '/photo/m.jpg',
        imageSources: '/photo/d.jpg 1600w, /photo/e.jpg 768w, javascript:alert(1) 3w',
        mobileImageSources: '/photo/m.jpg 600w',
        shape: 'wide',
        focus: '33% 58%',
      },
    ],
    [
      'the name of a side that an older block was saved with',
      { image: '/photo/d.jpg', shape: 'square', focus: 'left' },
    ],
    ['a link to another site', { image: '/photo/d.jpg', link: 'https://example.org/a' }],
  ])('[spesa-static-image] an image: %s', async (_, given) => {
    stage(() => Promise.resolve(answer({})));
    const element = await place(
      'spesa-static-image',
      Object.fromEntries(Object.entries(given).map(([name, value]) => [kebab(name), value])),
    );
    const view = skeletons(element).replaceAll('http://shop.test', '');
    expect(skeletons(printed('elements/static-image', {}, given))).toBe(view);
    expect(view).toContain('/photo/d.jpg');
  });

  test('a list of products', () => {
    const list = [product({ ...plain, productId: 1 }), product({ ...plain, productId: 2 })];
    same(
      printed('parts/product-grid', { products: list }),
      <ProductGrid>{list.map((one) => card(one, true))}</ProductGrid>,
    );
  });

  test('[spesa-product-slider] a slider of products', () => {
    const list = [product({ ...plain, productId: 1 }), product({ ...plain, productId: 2 })];
    const page = { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 12 };
    same(
      printed('product-list', { page, products: list }, { heading: 'Pasta' }),
      <Slider heading="Pasta">{list.map((one) => card(one))}</Slider>,
    );
  });

  test.each([1, 5, 12])('a pager on page %i of 12', (page) => {
    const href = (to: number) => `/category/x?sort=name%20asc${to > 1 ? `&page=${to}` : ''}`;
    const template = printed(
      'parts/pager',
      { selPage: page, totPages: 12 },
      {},
      `/category/x?page=${page}&sort=name%20asc`,
    );
    for (const link of template.querySelectorAll('a'))
      link.setAttribute(
        'href',
        [...new URL(link.href, 'http://x').searchParams]
          .sort()
          .reduce(
            (address, [name, value], index) => `${address}${index ? '&' : '?'}${name}=${encodeURIComponent(value)}`,
            '/category/x',
          ),
      );
    const sorted = (to: number) => (to > 1 ? `/category/x?page=${to}&sort=name%20asc` : href(1));
    same(template, <Pager page={page} pages={12} href={sorted} />);
  });

  test('crumbs', () => {
    same(
      printed('parts/crumbs', { crumbs: [{ name: 'FRUTTA', slug: 'frutta' }], last: 'Mele' }),
      <Crumbs
        crumbs={[
          { name: 'Home', href: '/' },
          { name: 'Frutta', href: '/category/frutta' },
          { name: 'Mele', href: '' },
        ]}
      />,
    );
  });

  test.each<[string, Partial<Proposal>]>([
    ['overlay', {}],
    ['picture alone', { metadata: { type: 'image' } }],
    [
      'inverted, without a link',
      { proposalUrl: 'javascript:alert(1)', metadata: { type: 'horizontal', INVERTED: 'true' } },
    ],
  ])('banner: %s', (_, change) => {
    const one = proposal(change);
    const data = {
      category: {
        categoryBlocks: [
          { templateBlock: { codInt: 'X' }, templateBlockType: { modeName: 'BannerSlider' }, proposals: [one] },
        ],
      },
    };
    const template = printed('banner-list', data, { label: 'In evidenza' });
    same(
      template,
      <Slider heading="In evidenza" noHeading show="one" autoplay={6000}>
        <BannerCard
          proposal={one}
          link={one.proposalUrl?.startsWith('/') ? { kind: 'internal', href: '/category/frutta' } : null}
          picture={{ mobile: '/photo/a.jpg', desktop: '/photo/a.jpg' }}
          eager
        />
      </Slider>,
    );
  });

  test('[spesa-banner-list] every form side by side', async () => {
    const proposals = ['image', 'horizontal', 'vertical', 'overlay'].map((type, at) =>
      proposal({ id: at + 1, metadata: { type } }),
    );
    const block = (codInt: string, modeName: string, own: Proposal[]) => ({
      categoryBlockId: 1,
      templateBlock: { codInt },
      templateBlockType: { modeName },
      proposals: own,
    });
    const data = {
      category: {
        categoryId: 1,
        name: 'Home',
        slug: 'home',
        categoryBlocks: [block('A', 'BannerSlider', [proposal()]), block('B', 'BannerList', proposals)],
      },
    };
    stage(() => Promise.resolve(answer(data)));
    const element = await place('spesa-banner-list', { heading: 'Idee' });
    await waitFor(() => expect(element.querySelectorAll('.banner')).toHaveLength(4));
    expect(skeletons(printed('banner-grid', data, { heading: 'Idee' }))).toBe(
      skeletons(element).replaceAll('http://shop.test', ''),
    );
  });

  test.each<[string, Record<string, string>]>([
    [
      'allergens emphasised, a table, an absent one',
      {
        ingredients: 'Semola di <b>grano duro</b>, acqua<br>sale',
        allergens: '-',
        nutritional_values: JSON.stringify({
          type: 'TABLE_TEXTUAL',
          rows: [{ label: 'Energia' }, 'Grassi'],
          cells: [[{ value: '1500 kJ' }, '350 kcal'], ['1 g']],
        }),
      },
    ],
    [
      'what a table is per',
      { nutritional_values: JSON.stringify({ columns: ['Per 100 g'], rows: ['Sale'], cells: [['0 g']] }) },
    ],
    ['fresh produce', { variety: 'Golden', category: 'I', allergens: '-' }],
    ['nothing declared of a food', {}],
    ['not a food', { WARNINGS: 'Tenere lontano dai bambini', disposal: 'Plastica' }],
    ['a broken table and odd HTML', { origin: '{"rows":', storage: '<p>In frigo</p><p>a 4 °C &lt;b&gt;</p>' }],
  ])('the facts of a product: %s (LAW-06)', (_, texts) => {
    const one = product({ metaData: { product_description: texts } });
    same(printed('parts/product-facts', one), <Facts product={one} />);
  });
});
