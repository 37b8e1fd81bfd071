import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, parseColour, type Colour } from '../../../core/rules/contrast.ts';

const sheets = ['widgets/ui/base.css', 'widgets/delivery/map/places-map.css']
  .map((file) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8'))
  .join('\n');

function colour(name: string, scheme: 'light' | 'dark'): Colour {
  const [, light, dark] = new RegExp(`--spesa-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheets) ?? [];
  const found = parseColour(scheme === 'light' ? light : dark);
  if (!found) throw new Error(`--spesa-${name}`);
  return found;
}

describe.each(['light', 'dark'] as const)('the own map in %s colours [spesa-store-map]', (scheme) => {
  test.each(['land', 'sea'])('pins and clusters stand out from the %s, 3:1', (ground) => {
    expect(contrast(colour('accent', scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['town', 'land'],
    ['town', 'abroad'],
    ['town', 'sea'],
    ['water', 'sea'],
    ['water', 'land'],
    ['water', 'abroad'],
    ['accent', 'land'],
  ])('names in the colour of %s are read on %s, 4.5:1', (name, ground) => {
    expect(contrast(colour(name, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test('the coast is told from the sea, 3:1, and land from sea by sight, abroad too', () => {
    expect(contrast(colour('coast', scheme), colour('sea', scheme))).toBeGreaterThanOrEqual(3);
    for (const ground of ['land', 'abroad'])
      expect(contrast(colour(ground, scheme), colour('sea', scheme))).toBeGreaterThanOrEqual(1.1);
  });
});
