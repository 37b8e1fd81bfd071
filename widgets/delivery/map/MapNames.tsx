import { project } from '../../../core/rules/mercator.ts';
import { addressTitle } from '../choice/addressWords.ts';
import type { Cluster } from './clusters.ts';
import { cities, seas, towns } from './names.ts';
import { placeNames, type Box, type Name } from './placeNames.ts';
import type { MapView } from './useMapView.ts';

interface MapName extends Name {
  kind: 'pin' | 'city' | 'town' | 'sea';
}

/** Towns have labels from this zoom on. */
const townsFrom = 7;
/** Labels of places are cut at so many letters. */
const longest = 28;
/** Radius of a cluster and half the width of a pin, in pixels (places-map.css). */
const half = 22;
/** Overscan: labels so far outside the viewport are drawn, in pixels. */
const overscan = 200;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

const contains = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The rectangle that a pin or a cluster covers. */
function coveredBy(cluster: Cluster, view: MapView): Box {
  const { x, y } = view.at(cluster);
  const top = cluster.places.length > 1 ? y - half : y - 2 * half;
  return { left: x - half, right: x + half, top, bottom: top + 2 * half };
}

/** The rectangle of the zoom buttons (places-map.css). */
const buttons = ({ size: { width } }: MapView): Box => ({ left: width - 60, right: width, top: 8, bottom: 112 });

/** Labels of visible pins, kept in the viewport beside the pin's head. */
function pinNames(drawn: readonly Cluster[], view: MapView): MapName[] {
  const frame = { left: 4, top: 4, right: view.size.width - 4, bottom: view.size.height - 4 };
  return drawn.flatMap((cluster): MapName[] => {
    const { x, y } = view.at(cluster);
    const [place, ...others] = cluster.places;
    return others.length > 0 || !contains(frame, x, y - half)
      ? []
      : [{ kind: 'pin', text: cut(addressTitle(place)), x, y: y - half, size: 15, gap: half + 4, frame }];
  });
}

/** All candidates for a label, by priority. */
function namesOf(drawn: readonly Cluster[], view: MapView, pins: readonly Box[]): MapName[] {
  const named = (list: typeof cities, kind: MapName['kind'], size: number): MapName[] =>
    list.flatMap(([text, latitude, longitude]) => {
      const spot = project(latitude, longitude);
      if (!spot) return [];
      const name = { kind, text, size, ...view.at(spot) };
      if (kind === 'sea') return [name];
      const isCovered = pins.some((pin) => contains(pin, name.x, name.y));
      return [isCovered ? { ...name, gap: half + 4 } : { ...name, gap: 7, dot: 4 }];
    });
  return [
    ...pinNames(drawn, view),
    ...named(cities, 'city', 16),
    ...named(seas, 'sea', 16),
    ...(view.zoom < townsFrom ? [] : named(towns, 'town', 14)),
  ];
}

/** Labels of pins, cities, towns and seas, as many as have room; the list beside the map names the places too. */
export function MapNames({ view, drawn }: { view: MapView; drawn: readonly Cluster[] }) {
  const pins = drawn.map((cluster) => coveredBy(cluster, view));
  const { width, height } = view.size;
  const seen: Box = { left: -overscan, top: -overscan, right: width + overscan, bottom: height + overscan };
  return placeNames(namesOf(drawn, view, pins), [...pins, buttons(view)])
    .filter(({ x, y }) => contains(seen, x, y))
    .map(({ name, anchor, x, y }) => (
      <g className={`places-map__name-${name.kind}`} key={`${name.kind} ${name.text}`}>
        {name.dot && <circle cx={name.x} cy={name.y} r={name.kind === 'city' ? 3.5 : 2.5} />}
        <text x={x} y={y} textAnchor={anchor} dominantBaseline="central">
          {name.text}
        </text>
      </g>
    ));
}
