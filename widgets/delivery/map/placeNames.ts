import type { Spot } from '../../../core/rules/mercator.ts';

/** A label beside its spot, or centred on it where it has no `gap`; all in pixels. */
export interface Name extends Spot {
  text: string;
  /** Font size. */
  size: number;
  /** Distance of the text from the spot. */
  gap?: number;
  /** Radius of the dot on its spot. */
  dot?: number;
  /** Bounds that it must stay in. */
  frame?: Box;
}

/** A rectangle, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A label that has found room: its text is anchored at x and centred at y. */
export interface Placed<N extends Name> {
  name: N;
  anchor: 'start' | 'middle' | 'end';
  x: number;
  y: number;
}

/** Estimated width of a letter and height of a line, per font size. */
const letterWidth = 0.55;
const lineHeight = 1.3;

const unbounded: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const contains = (frame: Box, box: Box): boolean =>
  frame.left <= box.left && box.right <= frame.right && frame.top <= box.top && box.bottom <= frame.bottom;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const widthOf = ({ text, size }: Name): number => text.length * size * letterWidth;

function boxOf({ name, anchor, x, y }: Placed<Name>): Box {
  const width = widthOf(name);
  const height = name.size * lineHeight;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

const dotOf = ({ x, y, dot }: Name): Box[] =>
  dot ? [{ left: x - dot, right: x + dot, top: y - dot, bottom: y + dot }] : [];

/** Candidate positions of a label, the best one first; above and below it moves aside to stay in its frame. */
function candidatesOf<N extends Name>(name: N): Placed<N>[] {
  const { x, y, gap, size, frame = unbounded } = name;
  if (gap === undefined) return [{ name, anchor: 'middle', x, y }];
  const away = gap + (size * lineHeight) / 2;
  const half = widthOf(name) / 2;
  const middle = Math.max(frame.left + half, Math.min(frame.right - half, x));
  return [
    { name, anchor: 'start', x: x + gap, y },
    { name, anchor: 'end', x: x - gap, y },
    { name, anchor: 'middle', x: middle, y: y - away },
    { name, anchor: 'middle', x: middle, y: y + away },
  ];
}

/** Greedy label placement: the first names take their room first, none overlaps another or what is `taken`. */
export function placeNames<N extends Name>(names: readonly N[], taken: readonly Box[]): Placed<N>[] {
  const boxes = [...taken];
  return names.flatMap((name) => {
    const boxesOf = (place: Placed<N>): Box[] => [boxOf(place), ...dotOf(name)];
    const found = candidatesOf(name).find(
      (place) =>
        contains(name.frame ?? unbounded, boxOf(place)) &&
        !boxesOf(place).some((own) => boxes.some((box) => overlap(box, own))),
    );
    if (found) boxes.push(...boxesOf(found));
    return found ?? [];
  });
}
