import { describe, expect, it } from 'vitest';
import { sorts } from '../../core/rules/productFilters.ts';
import { blockJson } from '../../widgets/manifest/blockJson.ts';
import { definitions } from '../../widgets/manifest/generate.ts';

const blocks = (await definitions())
  .filter(({ kind }) => kind !== 'shell')
  .map((widget) => ({ widget, json: blockJson(widget) }));

describe('the blocks as WordPress reads them', () => {
  it.each(blocks)('$json.name is found by Italian and by English words of its own', ({ json }) => {
    expect(json.keywords.length).toBeGreaterThan(1);
    expect(json.keywords.every((word) => /^[\p{L} -]{2,}$/u.test(word))).toBe(true);
  });

  it('stand once on their page where they fill it, and take an anchor, widths and room everywhere', () => {
    for (const { widget, json } of blocks) {
      expect(json.supports['multiple'], json.name).toBe(widget.kind === 'page' ? false : undefined);
      expect(json.supports, json.name).toMatchObject({
        anchor: true,
        align: ['wide', 'full'],
        spacing: { padding: true },
      });
      expect(json.attributes['anchor'], json.name).toEqual({ type: 'string' });
    }
  });

  it('take colours and letters where words stand, and not where there are pictures alone', () => {
    const of = (name: string) => blocks.find(({ json }) => json.name === name)!.json.supports;
    expect(of('spesa/static-text')).toMatchObject({ color: { text: true }, typography: { fontSize: true } });
    expect(of('spesa/static-image')).not.toHaveProperty('color');
  });

  it('have variations whose attributes the block has, with values that it takes', () => {
    const varied = blocks.filter(({ json }) => json.variations);
    expect(
      varied.flatMap(({ json }) => json.variations!.flatMap((one) => ('title' in one ? [one.title] : []))),
    ).toEqual(['Offerte', 'Novità', 'I più economici', 'Freschi di oggi', 'Copertina']);
    for (const { widget, json } of varied)
      for (const one of json.variations!) {
        const { attributes } = one;
        const { metadata, align, ...own } = attributes as Record<string, unknown>;
        const isActive = ('isActive' in one ? (one.isActive ?? []) : []).filter((name) =>
          name === 'align' ? align === undefined : !/^metadata\./.test(name),
        );
        const asked = (metadata as { spesaAsks?: string } | undefined)?.spesaAsks;
        for (const name of [...Object.keys(own), ...isActive, ...(asked ? [asked] : [])])
          expect(widget.attributes, json.name).toHaveProperty(name);
        for (const [name, value] of Object.entries(own)) {
          const field = widget.attributes[name]!;
          expect(field.read(value === true ? '' : String(value)), name).toBe(value);
        }
        if (align !== undefined) expect(json.supports['align']).toContain(align);
      }
  });

  it('are each known again by something that they set and the others do not, and are offered by name', () => {
    const at = (value: unknown, path: string): unknown =>
      path.split('.').reduce((found: unknown, name) => (found as Record<string, unknown> | undefined)?.[name], value);
    for (const { json } of blocks) {
      const named = (json.variations ?? []).flatMap((one) => ('title' in one ? [one] : []));
      for (const { name, isActive = [], attributes } of named) {
        const isOf = (others: object): boolean => isActive.every((path) => at(others, path) === at(attributes, path));
        expect(isActive.length, name).toBeGreaterThan(0);
        for (const path of isActive) expect(at(attributes, path), name).toBeDefined();
        expect(named.filter((other) => isOf(other.attributes)).map((other) => other.name)).toEqual([name]);
      }
      if (named.length > 1) expect(new Set(named.map(({ icon }) => icon)).size).toBeLessThan(named.length);
    }
  });

  it('change into one another without a rest of the one before', () => {
    const sliders = (blocks.find(({ json }) => json.name === 'spesa/product-slider')!.json.variations ?? []).filter(
      (one) => 'title' in one,
    );
    for (const before of sliders)
      for (const { name, attributes } of sliders) {
        const {
          promo = false,
          news = false,
          order = '',
        } = { ...before.attributes, ...attributes } as Record<string, unknown>;
        const alone = attributes as Record<string, unknown>;
        expect({ name, promo, news, order }).toEqual({
          name,
          promo: alone['promo'] ?? false,
          news: alone['news'] ?? false,
          order: alone['order'] ?? '',
        });
      }
  });

  it('order products as a list of the shop can be ordered', () => {
    const { order } = blocks.find(({ json }) => json.name === 'spesa/product-slider')!.widget.attributes;
    for (const { value } of order!.options!) expect(sorts).toContain(value);
  });
});
