import { expect, test } from 'vitest';
import { metresBetween } from '../../core/rules/distance.ts';

test('metres as the crow flies: none, a known way, across the date line, to the other side', () => {
  const genoa = { latitude: 44.4056, longitude: 8.9463 };
  expect(metresBetween(genoa, genoa)).toBe(0);
  expect(metresBetween(genoa, { latitude: 44.3076, longitude: 8.4796 }) / 1000).toBeCloseTo(38.6, 0);
  const [west, east] = [179.9, -179.9].map((longitude) => ({ latitude: 0, longitude }));
  expect(metresBetween(west!, east!) / 1000).toBeCloseTo(22.2, 0);
  const opposite = { latitude: -genoa.latitude, longitude: genoa.longitude - 180 };
  expect(metresBetween(genoa, opposite) / 1000).toBeCloseTo(20_015, -1);
});
