/** A place in world units: the whole globe is a square of 65,536 by 65,536 of them, which is the size in pixels of a web map at zoom 8. */
export interface Spot {
  x: number;
  y: number;
}

const world = 65_536;
const unitZoom = 8;
/** Beyond it the projection runs away. */
const lastLatitude = 85;

/** Where a place lies on the flat map; undefined for one that is not on the globe, or whose coordinates nobody has filled (0/0). */
export function project(latitude: number | undefined, longitude: number | undefined): Spot | undefined {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined;
  if (Math.abs(latitude!) > lastLatitude || Math.abs(longitude!) > 180 || (latitude === 0 && longitude === 0))
    return undefined;
  const sine = Math.tan((latitude! * Math.PI) / 180);
  return {
    x: ((longitude! + 180) / 360) * world,
    y: ((1 - Math.asinh(sine) / Math.PI) / 2) * world,
  };
}

/** Pixels of a unit at a zoom. */
export const pixelsAUnit = (zoom: number): number => 2 ** (zoom - unitZoom);

/** The zoom at which a unit has so many pixels. */
export const zoomOf = (pixels: number): number => unitZoom + Math.log2(pixels);

/** Rings of longitude and latitude, as GeoJSON has them, as a path in world units. */
export const outlinePath = (rings: readonly (readonly (readonly number[])[])[]): string =>
  rings
    .map((ring) => {
      const spots = ring.flatMap(([longitude, latitude]) => project(latitude, longitude) ?? []);
      return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
    })
    .join('');
