type Point = readonly number[];

/** Least and greatest: x, y, x, y. */
export type Box = readonly [number, number, number, number];

/** Where the line between two points has a value on an axis. */
function crossing(from: Point, to: Point, axis: 0 | 1, value: number): Point {
  const share = (value - from[axis]!) / (to[axis]! - from[axis]!);
  return from.map((start, index) => start + share * (to[index]! - start));
}

const sides = (box: Box) =>
  ([0, 1, 2, 3] as const).map((side) => {
    const axis = side % 2 === 0 ? 0 : 1;
    const value = box[side];
    const isIn = (point: Point) => (side < 2 ? point[axis]! >= value : point[axis]! <= value);
    return { axis, value, isIn } as const;
  });

/** What of a ring lies in a box, by Sutherland and Hodgman; empty where nothing does. */
export const clipRing = (ring: readonly Point[], box: Box): Point[] =>
  sides(box).reduce<Point[]>(
    (points, { axis, value, isIn }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1)!;
        const enters = isIn(point) !== isIn(before) ? [crossing(before, point, axis, value)] : [];
        return isIn(point) ? [...enters, point] : enters;
      }),
    [...ring],
  );

/** The runs of a line whose points lie in a box. */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of line)
    if (sides(box).every(({ isIn }) => isIn(point))) runs.at(-1)!.push(point);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  return runs.filter((run) => run.length > 1);
}
