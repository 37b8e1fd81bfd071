import { expect, test } from 'vitest';
import type { Address } from '../../../core/schema/address.ts';
import { clustersOf } from '../../../widgets/delivery/map/clusters.ts';
import { ownTime } from '../../ownTime.ts';

/** As many stores, scattered over the north of Italy. */
const stores = (count: number): Address[] =>
  Array.from({ length: count }, (_, n) => ({
    addressId: n + 1,
    latitude: 43.8 + ((n * 7919) % 1_000) / 500,
    longitude: 7.5 + ((n * 104_729) % 1_000) / 250,
  }));
const idsOf = (clusters: ReturnType<ReturnType<typeof clustersOf>>): number[] =>
  clusters.flatMap(({ places }) => places.map(({ addressId }) => addressId)).toSorted((a, b) => a - b);

test('every place is in exactly one cluster at every zoom, and nearer ones part when one comes closer', () => {
  const places = stores(500);
  const at = clustersOf(places, 5, 15);
  for (const zoom of [5, 8, 10, 15]) expect(idsOf(at(zoom))).toEqual(places.map(({ addressId }) => addressId));
  const counts = [5, 8, 10, 15].map((zoom) => at(zoom).length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[0]).toBeLessThan(20);
  for (const { places: together, parts } of at(8).filter((cluster) => cluster.places.length > 1)) {
    const there = (zoom: number) => at(zoom).filter((one) => one.places.some((place) => together.includes(place)));
    expect(there(parts - 1)).toHaveLength(1);
    expect(there(parts).length).toBeGreaterThan(1);
  }
});

test('places without coordinates are on no map; those in one place never part', () => {
  const at = clustersOf([{ addressId: 1 }, { addressId: 2, latitude: 0, longitude: 0 }], 5, 15);
  expect(at(10)).toEqual([]);
  const [one, ...others] = clustersOf(
    stores(3).map((place) => ({ ...place, latitude: 44.41, longitude: 8.93 })),
    5,
    15,
  )(15);
  expect(others).toEqual([]);
  expect(one?.places).toHaveLength(3);
  expect(one?.parts).toBeGreaterThan(15);
});

test('ten thousand stores are clustered within a second, also all in one place', () => {
  const places = stores(10_000);
  const inOnePlace = places.map((place) => ({ ...place, latitude: 44.41, longitude: 8.93 }));
  const taken = ownTime(() => {
    const at = clustersOf(places, 5, 15);
    for (const zoom of [5, 8, 10, 12]) at(zoom);
    clustersOf(inOnePlace, 5, 15)(15);
  });
  expect(taken).toBeLessThan(1_000);
});
