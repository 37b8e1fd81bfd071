/** Metres from the store within which somebody is on the way: the proximity distance (account §7). */
export const nearestMetres = 10_000;

interface Point {
  latitude: number;
  longitude: number;
}

const earth = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points on the earth as the crow flies. */
export function metresBetween(a: Point, b: Point): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const half = (angle: number): number => Math.sin(angle / 2) ** 2;
  const chord = half(to - from) + Math.cos(from) * Math.cos(to) * half(radians(b.longitude - a.longitude));
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(chord)));
}
