/**
 * One clock for every test: a Tuesday, 10:00 in Rome, ten weeks from a change of summer time. `SPESA_NOW` (ISO 8601)
 * names another moment, so that a run can be repeated at any time.
 */
export const moment = Date.parse(process.env['SPESA_NOW'] ?? '2027-01-19T10:00:00+01:00');

const system: DateConstructor = (Reflect.get(Date, 'system') as DateConstructor | undefined) ?? Date;

/** A child process takes its parent's; until a process begins at the moment its time is the machine's. */
let ahead = Number(process.env['SPESA_AHEAD'] ?? 0);

/** How far the tests' clock is ahead of this machine's, in ms. */
export const aheadOfMachine = (): number => ahead;

/** The moment by the tests' clock, ms since 1970. */
export const now = (): number => system.now() + ahead;

/** `Date` by the tests' clock; PGlite reads it too. */
class TestDate extends system {
  static readonly system = system;
  static override readonly now = now;

  /** Dates that were made before this class took the place of the machine's are dates too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Function.prototype[Symbol.hasInstance].call(system, value);
  }

  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(now());
    else super(...given);
  }
}

/** Lets this process live by the tests' clock, from the beginning. */
export function beginAtMoment(): void {
  ahead = moment - system.now();
  Reflect.set(globalThis, 'Date', TestDate);
}

/** Environment of a Node process that lives by this process's clock. */
export const sameClock = (): { NODE_OPTIONS: string; SPESA_AHEAD: string } => ({
  NODE_OPTIONS: `--import=${import.meta.url}`,
  SPESA_AHEAD: String(ahead),
});

if (process.env['SPESA_AHEAD'] !== undefined) Reflect.set(globalThis, 'Date', TestDate);
