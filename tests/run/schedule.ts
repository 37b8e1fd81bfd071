import { add, nothing, type Suite, type Tally } from './suite.ts';

/** A suite that has run, and how it ended. */
export interface Ended {
  suite: Suite;
  tally: Tally;
  seconds: number;
}

interface Machine {
  /** How many suites may run beside each other. */
  beside: number;
  /** A suite that is skipped whole counts as a failure. */
  isCi?: boolean;
  write?: (text: string) => void;
}

const toScreen = (text: string): void => void process.stdout.write(text);

/** The first suite that may start now: what it needs has ended, and there is room for it. */
function nextOf(waiting: readonly Suite[], running: ReadonlySet<Suite>, beside: number): Suite | undefined {
  if (running.size >= beside || [...running].some(({ alone }) => alone)) return undefined;
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  return waiting.find(
    ({ needs = [], alone }) => needs.every((name) => !unfinished.has(name)) && (!alone || running.size === 0),
  );
}

const figures = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

async function runSuite(suite: Suite, { isCi = false, write = toScreen }: Machine): Promise<Ended> {
  const heading = `\n── ${suite.title}\n`;
  const held: string[] = [];
  const say = suite.alone ? write : (text: string): void => void held.push(text);
  write(suite.alone ? heading : `·· ${suite.title}…\n`);
  const started = performance.now();
  const ended = await suite.run(say).catch((error: Error): Tally => {
    say(`${error.message}\n`);
    return { ...nothing, failed: 1 };
  });
  const tally = ended.reason && isCi ? { ...ended, failed: ended.failed + 1 } : ended;
  const seconds = (performance.now() - started) / 1000;
  const why = ended.reason ? ` · skipped: ${ended.reason}` : '';
  if (!suite.alone) write(heading + held.join(''));
  write(`── ${suite.title}: ${figures(tally)} (${seconds.toFixed(0)} s)${why}\n`);
  return { suite, tally, seconds };
}

/**
 * Runs the suites in their order as far as the machine has room, each after those it needs, and gives them as they were given.
 * The output of a suite that runs alone is shown as it comes, that of the others in one piece when they end.
 */
export async function runSuites(suites: readonly Suite[], machine: Machine): Promise<Ended[]> {
  const waiting = [...suites];
  const running = new Set<Suite>();
  const ended = new Map<Suite, Ended>();
  await new Promise<void>((resolve) => {
    const startWhatMay = (): void => {
      for (let suite; (suite = nextOf(waiting, running, machine.beside)) !== undefined;) {
        const started = suite;
        waiting.splice(waiting.indexOf(started), 1);
        running.add(started);
        void runSuite(started, machine).then((result) => {
          ended.set(started, result);
          running.delete(started);
          startWhatMay();
        });
      }
      if (running.size === 0) resolve();
    };
    startWhatMay();
  });
  return suites.flatMap((suite) => ended.get(suite) ?? []);
}

/** Writes one line for each suite, what failed by name, and the sum of all, and gives the sum. */
export function summary(all: readonly Ended[], write = toScreen): Tally {
  const line = ({ suite, tally, seconds }: Ended): string => {
    const sign = tally.failed ? '✗' : tally.reason ? '–' : '✓';
    const why = tally.reason ? ` (${tally.reason})` : '';
    return `  ${sign} ${suite.title.padEnd(46)} ${`${seconds.toFixed(0)} s`.padStart(6)}  ${figures(tally)}${why}\n`;
  };
  const total = all.reduce((sum, { tally }) => add(sum, tally), nothing);
  const named = (total.named ?? []).map((failure) => `\n${failure}\n`).join('');
  write(`\n${all.map(line).join('')}${named}\n${figures(total)}\n`);
  return total;
}
