import { expect, test } from 'vitest';
import { clusterPins } from '../../core/rules/clusters.ts';
import { pixelsAUnit, project } from '../../core/rules/mercator.ts';
import { ownTime } from '../ownTime.ts';

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
});

test('every pin is in exactly one cluster, and nearer ones part when one comes closer', () => {
  const pins = Array.from({ length: 500 }, (_, n) => ({ x: (n * 7919) % 1000, y: (n * 104_729) % 1000, n }));
  for (const zoom of [5, 8, 10, 15]) {
    const clusters = clusterPins(pins, zoom);
    expect(clusters.flatMap((cluster) => cluster.pins.map(({ n }) => n)).toSorted((a, b) => a - b)).toEqual(
      pins.map(({ n }) => n),
    );
  }
  const counts = [5, 8, 10, 15].map((zoom) => clusterPins(pins, zoom).length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[0]).toBeLessThan(10);
});

test('ten thousand stores are clustered within a second, also all in one place', () => {
  const scattered = Array.from({ length: 10_000 }, (_, n) => ({ x: (n * 7919) % 6007, y: (n * 104_729) % 5003 }));
  const inOnePlace = scattered.map(() => ({ x: 1, y: 1 }));
  const taken = ownTime(() => {
    for (const zoom of [5, 8, 10, 12]) clusterPins(scattered, zoom);
    clusterPins(inOnePlace, 15);
  });
  expect(taken).toBeLessThan(1_000);
  const same = clusterPins(inOnePlace, 15);
  expect(same.map(({ pins }) => pins.length)).toEqual([10_000]);
});
