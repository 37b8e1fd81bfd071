import { describe, expect, it, vi } from 'vitest';
import list from '../../wp-plugin/generated/widgets.json' with { type: 'json' };
import type { EditorWidget, Values } from '../../wp-plugin/editor/toAttributes.ts';
import { readShortcode, transformsOf, type Picture } from '../../wp-plugin/editor/transforms.ts';

const widgets = list as EditorWidget[];
const widget = (name: string) => widgets.find((one) => one.name === name)!;
const make = vi.fn((name: string, attributes: Values) => ({ name, attributes }));
const into = (from: string, to: string) =>
  transformsOf(widget(from), widgets, make).to.find(({ blocks }) => blocks[0] === to);
const outOf = (core: string, to: string) =>
  transformsOf(widget(to), widgets, make).from.find(({ blocks }) => blocks[0] === core)!;

describe('blocks become others', () => {
  it('a slider of products becomes tabs of its category and the other way round, with what both have', () => {
    const values = { heading: 'Frutta', headingLevel: '3', categoryId: 2, promo: true, noArrows: true };
    expect(into('spesa/product-slider', 'spesa/product-tabs')!.transform(values)).toEqual({
      name: 'spesa/product-tabs',
      attributes: { heading: 'Frutta', headingLevel: '3', categories: '2', noArrows: true },
    });
    expect(into('spesa/product-tabs', 'spesa/product-slider')!.transform({ categories: '7,8' })).toEqual({
      name: 'spesa/product-slider',
      attributes: { categoryId: 7 },
    });
  });

  it('banners and articles change between slider, list and column', () => {
    expect(into('spesa/banner-slider', 'spesa/banner-list')!.transform({ slug: 'home', seconds: 3 })).toEqual({
      name: 'spesa/banner-list',
      attributes: { slug: 'home' },
    });
    expect(into('spesa/article-slider', 'spesa/article-grid')).toBeDefined();
    expect(into('spesa/article-slider', 'spesa/product-slider')).toBeUndefined();
  });

  it('WordPress’ gallery becomes our pictures, its latest posts our articles', () => {
    const inner: { attributes: Picture }[] = [
      { attributes: { url: '/a.jpg', alt: 'Pane' } },
      { attributes: { url: '/b.jpg' } },
    ];
    expect(outOf('core/gallery', 'spesa/static-image').transform({}, inner)).toEqual([
      { name: 'spesa/static-image', attributes: { image: '/a.jpg', alt: 'Pane', link: '' } },
      { name: 'spesa/static-image', attributes: { image: '/b.jpg', alt: '', link: '' } },
    ]);
    expect(outOf('core/latest-posts', 'spesa/article-slider').transform({ postsToShow: 6 })).toEqual({
      name: 'spesa/article-slider',
      attributes: { limit: 6 },
    });
    expect(into('spesa/static-image', 'core/image')!.transform({ image: '/a.jpg', alt: 'Pane' })).toMatchObject({
      attributes: { url: '/a.jpg', alt: 'Pane' },
    });
  });

  it('a shortcode becomes its block, and no other one does', () => {
    const slider = widget('spesa/product-slider');
    expect(
      readShortcode(slider, ' [spesa-product-slider heading="Olio e aceto" category-id=2 promo no-arrows="false"] '),
    ).toEqual({
      heading: 'Olio e aceto',
      categoryId: 2,
      promo: true,
      noArrows: false,
    });
    expect(readShortcode(slider, '[spesa-product-slider]')).toEqual({});
    for (const text of ['[spesa-product]', '[gallery]', 'prima [spesa-product-slider]', '[spesa-product-slider-x]'])
      expect(readShortcode(slider, text), text).toBeNull();
    const { isMatch, transform } = outOf('core/shortcode', 'spesa/product-slider');
    expect(isMatch!({ text: '[spesa-product-slider promo]' })).toBe(true);
    expect(isMatch!({ text: '[spesa-product promo]' })).toBe(false);
    expect(transform({ text: '[spesa-product-slider promo]' })).toEqual({
      name: 'spesa/product-slider',
      attributes: { promo: true },
    });
  });
});
