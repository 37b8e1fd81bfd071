import { expect, test } from 'vitest';
import { pixelsAUnit, project, zoomOf } from '../../core/rules/mercator.ts';

test('places are projected as web maps do; what is not on the globe, or 0/0, is nowhere', () => {
  expect(project(0, 8.93)!.y).toBeCloseTo(32_768, 5);
  expect(project(44.41, 0)!.x).toBe(32_768);
  expect(project(85.0511287, 180)).toBeUndefined();
  for (const [latitude, longitude] of [
    [0, 0],
    [91, 8],
    [44, 181],
    [NaN, 8],
    [undefined, 8],
  ])
    expect(project(latitude, longitude)).toBeUndefined();
  expect([pixelsAUnit(8), pixelsAUnit(10)]).toEqual([1, 4]);
  expect([1, 4, 0.5].map(zoomOf)).toEqual([8, 10, 7]);
});
