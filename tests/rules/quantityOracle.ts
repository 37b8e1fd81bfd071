/** What a product says, in exact whole thousandths (bulk) or whole pieces times a thousand. */
export interface Facts {
  type: 'Pezzo' | 'Confezione' | 'Sfuso';
  /** QTY_MULT, or STEP_SELLING of bulk goods. */
  step: bigint;
  /** WEIGHT_SELLING of bulk goods; 0n else. */
  weight: bigint;
  least: bigint;
  /** Each limit there is. */
  limits: readonly bigint[];
  locked: boolean;
}

const smallest = (values: readonly bigint[]): bigint => values.reduce((a, b) => (b < a ? b : a));
const up = (value: bigint, multiple: bigint): bigint => ((value + multiple - 1n) / multiple) * multiple;
const highest = 9_999_000n;

/** §5 said once more, slowly, in whole numbers: what one press or one typed number makes of a quantity. */
export function oracle({ type, step, weight, least, limits, locked }: Facts) {
  const bulk = type === 'Sfuso';
  const limit = smallest([...limits, highest]);
  const raster = bulk ? 1n : locked ? step : 1000n;
  const floor = bulk ? (least > weight ? least : weight) : least;
  const start = bulk ? floor : [step, locked ? up(least, step) : least].reduce((a, b) => (b > a ? b : a));
  const most = limit - (limit % raster);
  const possible = most > 0n && most >= floor;
  return {
    plus(held: bigint): bigint {
      if (!possible) return held;
      const wanted = held <= 0n ? start : held + step < floor ? floor : held + step;
      const next = wanted < most ? wanted : most;
      return next > held ? next : held;
    },
    minus(held: bigint): bigint | 'remove' | 'belowMinimum' {
      const next = held - step;
      if (next <= 0n || (bulk && next < weight)) return 'remove';
      return next < floor ? 'belowMinimum' : next;
    },
    /** Null where the number may not be ordered. */
    typed(asked: bigint): bigint | null {
      if (asked === 0n) return 0n;
      const rounds = (asked * 2n + step) / (step * 2n);
      const snapped = locked && !bulk ? (rounds < 1n ? 1n : rounds) * step : asked;
      if (!possible) return null;
      const value = snapped < most ? snapped : most;
      if (!bulk && value % 1000n !== 0n) return null;
      return value < floor || (locked && !bulk && value % step !== 0n) ? null : value;
    },
  };
}
