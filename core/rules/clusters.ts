import { pixelsAUnit, type Spot } from './mercator.ts';

/** Pins that would cover each other, drawn as one at their middle. */
export interface Cluster<P extends Spot> extends Spot {
  pins: readonly P[];
}

/** Pins nearer than this become one, in pixels. */
const near = 44;

const middle = (pins: readonly Spot[], axis: 'x' | 'y'): number =>
  pins.reduce((sum, pin) => sum + pin[axis], 0) / pins.length;

/**
 * The pins of a map at a zoom, those that lie close together as one. Every pin is in exactly one cluster; ten thousand take some milliseconds,
 * for each looks only at the squares beside its own.
 */
export function clusterPins<P extends Spot>(pins: readonly P[], zoom: number): Cluster<P>[] {
  const side = near / pixelsAUnit(zoom);
  const squares = new Map<string, P[]>();
  const squareOf = ({ x, y }: Spot): [number, number] => [Math.floor(x / side), Math.floor(y / side)];
  for (const pin of pins) {
    const key = squareOf(pin).join();
    const square = squares.get(key);
    if (square) square.push(pin);
    else squares.set(key, [pin]);
  }
  const done = new Set<P>();
  const found: Cluster<P>[] = [];
  for (const pin of pins) {
    if (done.has(pin)) continue;
    const [column, row] = squareOf(pin);
    const members: P[] = [];
    for (let across = column - 1; across <= column + 1; across++)
      for (let down = row - 1; down <= row + 1; down++) {
        const key = `${across},${down}`;
        const rest: P[] = [];
        for (const other of squares.get(key) ?? [])
          (Math.hypot(other.x - pin.x, other.y - pin.y) < side || other === pin ? members : rest).push(other);
        squares.set(key, rest);
      }
    for (const member of members) done.add(member);
    found.push({ x: middle(members, 'x'), y: middle(members, 'y'), pins: members });
  }
  return found;
}
