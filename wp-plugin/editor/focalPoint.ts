/** A point of a picture as WordPress' picker has it, in shares of width and height. */
export interface Point {
  x: number;
  y: number;
}

/** Names that blocks were saved with. */
const named: Readonly<Record<string, Point>> = {
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
};

/** Reads `35% 60%` (widgets/content/static-image/focalPoint.ts); what is no point is the centre. */
export function pointOf(text: string): Point {
  const [, left = '50', top = '50'] = /^(\d{1,3})% (\d{1,3})%$/.exec(text) ?? [];
  return named[text] ?? { x: Number(left) / 100, y: Number(top) / 100 };
}

const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** The attribute for a point; empty for the centre. */
export function textOf({ x, y }: Point): string {
  const [left, top] = [percent(x), percent(y)];
  return left === 50 && top === 50 ? '' : `${left}% ${top}%`;
}
