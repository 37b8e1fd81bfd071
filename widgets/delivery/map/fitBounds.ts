import { project, zoomOf, type Spot } from '../../../core/rules/mercator.ts';

/** Of the map's viewport, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Centre and zoom of the map. */
export interface View {
  centre: Spot;
  zoom: number;
}

/** Lowest and highest zoom: the whole country, and a few streets. */
export const zooms = [5, 15] as const;
/** The highest zoom that fitting to a place or to several chooses. */
export const maxFitZoom = 11;
/** Near Genoa (account §2), where there are no places. */
const defaultView: View = { centre: project(44.41, 8.93)!, zoom: 10 };
/** Padding around the places, in pixels: room for pins, labels and buttons. */
const padding = 64;

/** The view that fits the bounds of all places; near Genoa when there is none. */
export function fitBounds(spots: readonly Spot[], { width, height }: Size): View {
  if (spots.length === 0) return defaultView;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (side: number): number => Math.max(side - 2 * padding, 1);
  const fitting = zoomOf(Math.min(room(width) / (east - west), room(height) / (south - north)));
  return {
    centre: { x: (west + east) / 2, y: (north + south) / 2 },
    zoom: Math.min(maxFitZoom, Math.max(zooms[0], fitting)),
  };
}
