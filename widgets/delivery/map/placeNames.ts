import type { Spot } from '../../../core/rules/mercator.ts';

/** A name beside its spot, or with the spot as its middle where it has no `gap`; all in pixels. */
export interface Name extends Spot {
  text: string;
  /** Height of its letters. */
  size: number;
  /** From the spot to the text. */
  gap?: number;
  /** Half of the dot on its spot. */
  dot?: number;
  /** What it must not leave. */
  frame?: Box;
}

/** Edges in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a name has room: its text is anchored at x, and its middle is at y. */
export interface Placed<N extends Name> {
  name: N;
  anchor: 'start' | 'middle' | 'end';
  x: number;
  y: number;
}

/** Width of an average letter by its height, a little more than most have. */
const letter = 0.55;
const line = 1.3;

const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const holds = (frame: Box, box: Box): boolean =>
  frame.left <= box.left && box.right <= frame.right && frame.top <= box.top && box.bottom <= frame.bottom;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const widthOf = ({ text, size }: Name): number => text.length * size * letter;

function boxOf({ name, anchor, x, y }: Placed<Name>): Box {
  const width = widthOf(name);
  const height = name.size * line;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

const dotOf = ({ x, y, dot }: Name): Box[] =>
  dot ? [{ left: x - dot, right: x + dot, top: y - dot, bottom: y + dot }] : [];

/** The places beside a spot that a name may have, the best one first; above and below it moves aside to stay in its frame. */
function placesOf<N extends Name>(name: N): Placed<N>[] {
  const { x, y, gap, size, frame = everywhere } = name;
  if (gap === undefined) return [{ name, anchor: 'middle', x, y }];
  const away = gap + (size * line) / 2;
  const half = widthOf(name) / 2;
  const middle = Math.max(frame.left + half, Math.min(frame.right - half, x));
  return [
    { name, anchor: 'start', x: x + gap, y },
    { name, anchor: 'end', x: x - gap, y },
    { name, anchor: 'middle', x: middle, y: y - away },
    { name, anchor: 'middle', x: middle, y: y + away },
  ];
}

/** The names that have room, the first of them served first: none overlaps another or what is `taken`. */
export function placeNames<N extends Name>(names: readonly N[], taken: readonly Box[]): Placed<N>[] {
  const boxes = [...taken];
  return names.flatMap((name) => {
    const boxesOf = (place: Placed<N>): Box[] => [boxOf(place), ...dotOf(name)];
    const found = placesOf(name).find(
      (place) =>
        holds(name.frame ?? everywhere, boxOf(place)) &&
        !boxesOf(place).some((own) => boxes.some((box) => overlap(box, own))),
    );
    if (found) boxes.push(...boxesOf(found));
    return found ?? [];
  });
}
