import { sql } from 'kysely';
import type { AddressInput } from '../../../../core/schema/delivery.ts';
import type { Coverage } from '../../../../core/schema/geography.ts';
import { isService, serviceRule } from '../../../../core/rules/services.ts';
import type { Db } from '../../database/database.ts';
import { metres } from './stores.ts';
import type { ZoneRow } from './zones.ts';

/** Longitude and latitude, as GeoJSON has them. */
type Point = [number, number];
interface Place {
  latitude: number;
  longitude: number;
}
interface Middle extends Place {
  postalcode: string;
}
type Written = Pick<AddressInput, 'postalcode' | 'address1' | 'city'>;

/** So far around the middle of a postal code its delivery goes, in metres. */
const around = 2_200;
const metresADegree = 111_320;

/** Eight points around a place. */
const ring = ({ latitude, longitude }: Place): Point[] =>
  Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const eastward = metresADegree * Math.cos((latitude * Math.PI) / 180);
    return [longitude + (Math.cos(angle) * around) / eastward, latitude + (Math.sin(angle) * around) / metresADegree];
  });

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length >= 2 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** The smallest outline that bulges nowhere inwards and holds all points, closed, counterclockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const outline = [...chain(sorted), ...chain([...sorted].reverse())];
  return outline.length > 0 ? [...outline, outline[0]!] : [];
}

/** Does a closed ring hold a point? */
export function holds(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let at = 1; at < outline.length; at++) {
    const [ax, ay] = outline[at - 1]!;
    const [bx, by] = outline[at]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

interface Area extends ZoneRow {
  name: string;
  places: Place[];
  outline: Point[];
}

/** Every zone that comes to a home, with its postal codes as places and the outline of where it goes. */
async function areas(db: Db): Promise<Area[]> {
  const rows = await db
    .selectFrom('zone')
    .innerJoin('store', 'store.warehouse_id', 'zone.warehouse_id')
    .innerJoin('zone_postalcode', 'zone_postalcode.zone_id', 'zone.zone_id')
    .innerJoin('postcode', 'postcode.postcode', 'zone_postalcode.postalcode')
    .selectAll('zone')
    .select(['store.name', 'postcode.latitude', 'postcode.longitude'])
    .orderBy('zone.zone_id')
    .execute();
  const found = new Map<number, Area>();
  for (const { latitude, longitude, ...zone } of rows) {
    const area = found.get(zone.zone_id) ?? { ...zone, places: [], outline: [] };
    area.places.push({ latitude, longitude });
    found.set(zone.zone_id, area);
  }
  return [...found.values()].map((area) => ({ ...area, outline: hull(area.places.flatMap(ring)) }));
}

const comesHome = ({ delivery_service_id: id }: ZoneRow) => isService(id) && serviceRule(id).toHome;

const rounded = ([x, y]: Point): Point => [Number(x.toFixed(5)), Number(y.toFixed(5))];

/** Where each service comes to, as outlines on a map. */
export async function coverage(db: Db): Promise<Coverage[]> {
  return (await areas(db)).filter(comesHome).map((area) => ({
    type: 'Feature',
    properties: {
      zoneId: area.zone_id,
      deliveryServiceId: area.delivery_service_id,
      warehouseId: area.warehouse_id,
      name: area.name,
    },
    geometry: { type: 'Polygon', coordinates: [area.outline.map(rounded)] },
  }));
}

/** The zone of each service that comes to a place: of several the one with the nearest postal code. */
export async function zonesAt(db: Db, place: Place): Promise<ZoneRow[]> {
  const nearest = new Map<number, { zone: ZoneRow; far: number }>();
  for (const { places, outline, ...zone } of await areas(db)) {
    if (!holds(outline, [place.longitude, place.latitude])) continue;
    const far = Math.min(...places.map((each) => metres(each, place) ?? Infinity));
    const known = nearest.get(zone.delivery_service_id);
    if (!known || far < known.far) nearest.set(zone.delivery_service_id, { zone, far });
  }
  return [...nearest.values()].map(({ zone }) => zone);
}

/** The postal code of an address and its middle, for one that says no place of its own; found by street and town where the code is left out. Undefined where nobody knows it. */
export const middleOf = (db: Db, { postalcode, address1, city }: Written): Promise<Middle | undefined> =>
  db
    .selectFrom('postcode')
    .innerJoin('city', 'city.city_id', 'postcode.city_id')
    .select(['postcode.postcode as postalcode', 'postcode.latitude', 'postcode.longitude'])
    .$if(postalcode.trim() !== '', (query) => query.where('postcode.postcode', '=', postalcode.trim()))
    .$if(postalcode.trim() === '', (query) =>
      query
        .innerJoin('street', 'street.postcode', 'postcode.postcode')
        .where(sql`lower(street.name)`, '=', address1.trim().toLowerCase())
        .where(sql`lower(city.name)`, '=', city.trim().toLowerCase()),
    )
    .orderBy('postcode.postcode_id')
    .limit(1)
    .executeTakeFirst();
