import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { photo } from '../../../demo/shop/photos/photo.ts';
import { raster } from '../../../demo/shop/photos/raster.ts';
import { shop } from '../../../demo/shop/shop.ts';

const data = shop();
const kinds = [...new Map(data.products.map((product) => [product.picture.shape ?? product.picture.pack, product]))];
const drawingOf = ({ productId, slug }: { productId: number; slug: string }, size = 'photo'): string =>
  photo(`/photo/prodotti/${size}/${productId}-${slug}.webp`, data)!;

/** How far two pictures are from each other: the mean of a channel's difference, of 255. */
async function distance(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(async (svg) =>
      sharp(await raster(svg))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  return a!.reduce((sum, value, at) => sum + Math.abs(value - b![at]!), 0) / a!.length;
}

describe('painted pictures', () => {
  test.each(kinds)('a %s is one of at most 15 kB, with what is in the pack', async (_, product) => {
    const drawing = drawingOf(product);
    const picture = await raster(drawing);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 });
    expect(picture.length).toBeLessThanOrEqual(15_000);
    expect(await distance(drawing, drawing.replaceAll(/<use [^>]*>/g, ''))).toBeGreaterThan(0.15);
  });

  test('a size has the pixels that it promises', async () => {
    for (const [size, width] of [
      ['thumb', 200],
      ['large', 960],
    ] as const)
      expect(await sharp(await raster(drawingOf(data.products[0]!, size))).metadata()).toMatchObject({ width });
  });

  test('texts are set in the fonts that the project brings, sans and serif', async () => {
    const text = (family: string, words = 'Spesa') =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" width="400" height="200"><rect width="400" height="200" fill="#fff"/><text x="20" y="140" font-family="${family}" font-size="120" font-weight="700">${words}</text></svg>`;
    expect(await distance(text('Arimo,sans-serif'), text('Arimo,sans-serif', ''))).toBeGreaterThan(10);
    expect(await distance(text('Tinos,serif'), text('Arimo,sans-serif'))).toBeGreaterThan(3);
    const families = new Set(
      data.products.flatMap((product) => drawingOf(product).match(/font-family="[^"]*"/g) ?? []),
    );
    expect([...families].sort()).toEqual(['font-family="Arimo,sans-serif"', 'font-family="Tinos,serif"']);
  });

  test('what can be seen through keeps its colour', async () => {
    const glass =
      '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><rect width="500" height="500" fill="#ff8000" opacity=".5"/></svg>';
    const [red, green, blue, alpha] = await sharp(await raster(glass))
      .raw()
      .toBuffer();
    expect(Math.abs(red! - 255) + Math.abs(green! - 128) + blue! + Math.abs(alpha! - 128)).toBeLessThan(12);
  });
});
