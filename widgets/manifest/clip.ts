type Point = readonly number[];

/** Least and greatest: x, y, x, y. */
export type Box = readonly [number, number, number, number];

/** Intersection of the line through two points with a line along an axis. */
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

/** A ring clipped to a box (Sutherland–Hodgman); empty where nothing is inside. */
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

/** A line clipped to a box, as runs of points inside it. */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of line)
    if (sides(box).every(({ isIn }) => isIn(point))) runs.at(-1)!.push(point);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  return runs.filter((run) => run.length > 1);
}
