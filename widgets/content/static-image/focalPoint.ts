/** Per cent between two places that focal-point.css has classes for. */
export const focalStep = 5;

/** Points by the names that a block may have been saved with. */
export const focalNames: Readonly<Record<string, string>> = {
  top: '50% 0%',
  bottom: '50% 100%',
  left: '0% 50%',
  right: '100% 50%',
};

const near = (share: string): number => Math.round(Math.min(100, Number(share)) / focalStep) * focalStep;

/** The classes that keep a point of a picture in sight, as `35% 60%` from its left and its top; none for the centre. */
export function focalClasses(focus: string): string[] {
  const [, left, top] = /^(\d{1,3})% (\d{1,3})%$/.exec(focalNames[focus] ?? focus) ?? [];
  if (left === undefined || top === undefined) return [];
  const [x, y] = [near(left), near(top)];
  return x === 50 && y === 50 ? [] : [`static-image__image--x-${x}`, `static-image__image--y-${y}`];
}
