import { project, zoomOf, type Spot } from '../../../core/rules/mercator.ts';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What of the map is in its frame. */
export interface View {
  centre: Spot;
  zoom: number;
}

/** The whole country, and a few streets. */
export const zooms = [5, 15] as const;
/** The highest zoom that the map chooses by itself. */
export const placeZoom = 11;
/** Near Genoa (account §2). */
const withoutPlaces: View = { centre: project(44.41, 8.93)!, zoom: 10 };
/** Between the places and the edge, in pixels: room for pins, their names and the buttons. */
const edge = 64;

/** The view that has all places in its frame; near Genoa when there is none. */
export function firstView(spots: readonly Spot[], { width, height }: Size): View {
  if (spots.length === 0) return withoutPlaces;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (side: number): number => Math.max(side - 2 * edge, 1);
  const fitting = zoomOf(Math.min(room(width) / (east - west), room(height) / (south - north)));
  return {
    centre: { x: (west + east) / 2, y: (north + south) / 2 },
    zoom: Math.min(placeZoom, Math.max(zooms[0], fitting)),
  };
}
