import { feature } from 'topojson-client';
import { describe, expect, test } from 'vitest';
import { clipLine, clipRing, type Box } from '../../widgets/manifest/clip.ts';
import { italianProvinces } from '../../widgets/manifest/mapGround.ts';
import { cities, towns } from '../../widgets/delivery/map/names.ts';
import { capitals } from './capitals.ts';

type Point = readonly number[];

const topology = italianProvinces();
const rings = new Map(
  feature(topology, topology.objects.provinces).features.map(({ id, geometry }) => {
    if (geometry.type === 'Polygon') return [id, geometry.coordinates] as const;
    if (geometry.type === 'MultiPolygon') return [id, geometry.coordinates.flat()] as const;
    throw new Error(`${id}: ${geometry.type}`);
  }),
);

/** By the even-odd rule. */
const isIn = ([x = 0, y = 0]: Point, ofProvince: readonly (readonly Point[])[]): boolean =>
  ofProvince
    .flatMap((ring) => ring.slice(1).map((to, index) => [ring[index]!, to] as const))
    .filter(
      ([[fromX = 0, fromY = 0], [toX = 0, toY = 0]]) =>
        fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY),
    ).length %
    2 ===
  1;

/** Towns are told to a hundredth of a degree, and ports lie on a simplified coast. */
const nearby = [0, 0.02, -0.02].flatMap((right) => [0, 0.02, -0.02].map((up) => [right, up] as const));

describe('the ground of the own map', () => {
  test('has the provinces of Italy, each with the names of its capitals', () => {
    expect([...rings.keys()].toSorted()).toEqual(Object.keys(capitals).toSorted());
    expect([...cities, ...towns].map(([name]) => name).toSorted()).toEqual(Object.values(capitals).flat().toSorted());
  });

  test.each(Object.entries(capitals))('the capitals of %s lie in it', (code, names) => {
    for (const [name, latitude, longitude] of [...cities, ...towns].filter(([one]) => names.includes(one)))
      expect(
        nearby.some(([right, up]) => isIn([longitude + right, latitude + up], rings.get(code)!)),
        name,
      ).toBe(true);
  });

  const box: Box = [0, 0, 10, 10];
  const inside = [
    [2, 2],
    [8, 2],
    [8, 8],
  ];

  test.each([
    ['as it is inside', inside, inside],
    [
      'cut where it leaves the box',
      [
        [5, 5],
        [15, 5],
        [5, 8],
      ],
      [
        [10, 6.5],
        [5, 8],
        [5, 5],
        [10, 5],
      ],
    ],
    [
      'empty outside',
      [
        [12, 2],
        [18, 2],
        [18, 8],
      ],
      [],
    ],
  ])('a ring is clipped: %s', (_, ring, expected) => {
    expect(clipRing(ring, box).toSorted()).toEqual(expected.toSorted());
  });

  test('a line is clipped to the runs of its points in the box', () => {
    const line = [...inside, [12, 2], [18, 2], ...inside, [11, 11], [5, 5]];
    expect(clipLine(line, box)).toEqual([inside, inside]);
  });
});
