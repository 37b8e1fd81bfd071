import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { project, type Spot } from '../../core/rules/mercator.ts';

/** Italy in the numbers of ISO 3166. */
const italy = '380';
/** A corner that spans less than this, in square degrees, is left out: about one unit of the map. */
const tooSmall = 0.00005;

const round = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });

/** A ring as a path of steps between whole units. */
function ringPath(ring: readonly (readonly number[])[]): string {
  const spots = ring.flatMap(([longitude, latitude]) => {
    const spot = project(latitude, longitude);
    return spot ? [round(spot)] : [];
  });
  const steps = spots.slice(1).flatMap(({ x, y }, index) => {
    const before = spots[index]!;
    return x === before.x && y === before.y ? [] : [`${x - before.x} ${y - before.y}`];
  });
  return steps.length < 3 ? '' : `M${spots[0]!.x} ${spots[0]!.y}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** The module with Italy's outline for the own map, projected as core/rules/mercator.ts does and thinned to what it shows. */
export function mapOutline(): string {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
  const { geometries } = atlas.objects.countries;
  const country: Topology<{ italy: MultiPolygon }> = {
    ...atlas,
    objects: { italy: geometries.find(({ id }) => id === italy) as MultiPolygon },
  };
  const thin = simplify(presimplify(country), tooSmall);
  const { coordinates } = feature(thin, thin.objects.italy).geometry;
  const path = coordinates.flat().map(ringPath).join('');
  return `/** Italy's outline as a path in the units of core/rules/mercator.ts, to one of them; from world-atlas 2.0.2 (ISC), its data from Natural Earth (public domain). */
export const italy =
  '${path}';
`;
}
