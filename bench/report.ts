/** The rows of the table, as `--only` names them. */
export const rowNames = [
  'sizes',
  'cards',
  'home',
  'category',
  'article',
  'add',
  'drawer',
  'filter',
  'cart',
  'buying',
  'requests',
  'editor',
  'lighthouse',
] as const;
export type RowName = (typeof rowNames)[number];

/** One measured figure beside its goal. */
export interface Figure {
  row: RowName;
  what: string;
  floor?: number;
  spesa: number;
  unit: 'ms' | 'kB' | 'files' | 'a second' | 'points';
  goal: Goal;
}

/** At most (or at least) a number, or so many times the floor. */
export type Goal = { atMost: number } | { atLeast: number } | { timesFloor: number } | { atLeastOfFloor: number };

const digits = (value: number, unit: Figure['unit']): string => value.toFixed(unit === 'kB' ? 1 : 0);

function isHeld({ goal, spesa, floor = 0 }: Figure): boolean {
  if ('atMost' in goal) return spesa <= goal.atMost;
  if ('atLeast' in goal) return spesa >= goal.atLeast;
  return 'timesFloor' in goal ? spesa <= goal.timesFloor * floor : spesa >= goal.atLeastOfFloor * floor;
}

function inWords(goal: Goal): string {
  if ('atMost' in goal) return `≤ ${goal.atMost}`;
  if ('atLeast' in goal) return `≥ ${goal.atLeast}`;
  return 'timesFloor' in goal ? `≤ ${goal.timesFloor} ×` : `≥ ${goal.atLeastOfFloor} ×`;
}

/** Prints the figures as one table, and how many goals were gained. */
export function printFigures(figures: readonly Figure[]): void {
  console.table(
    figures.map((figure) => ({
      row: figure.row,
      what: `${figure.what} (${figure.unit})`,
      floor: figure.floor === undefined ? '' : digits(figure.floor, figure.unit),
      Spesa: digits(figure.spesa, figure.unit),
      ratio: figure.floor ? `× ${(figure.spesa / figure.floor).toFixed(2)}` : '',
      goal: inWords(figure.goal),
      result: isHeld(figure) ? 'gained' : 'MISSED',
    })),
  );
  console.log(`${figures.filter(isHeld).length} of ${figures.length} goals gained.`);
}

/** The one in the middle; the lower of two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
