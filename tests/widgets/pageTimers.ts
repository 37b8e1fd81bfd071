import { settle } from '../network.ts';

interface Timer {
  /** When it runs, by the clock of these timers. */
  due: number;
  run: () => void;
}

interface PageTimers {
  open: Map<unknown, Timer>;
  /** How far their clock is ahead of `performance.now()`, ms. */
  ahead: number;
}

/** Of the page of this test file; kept beyond `vi.resetModules`. */
const timers = ((globalThis as { spesaTimers?: PageTimers }).spesaTimers ??= { open: new Map(), ahead: 0 });
const clock = (): number => performance.now() + timers.ahead;

/** Watches the timers of a page until the function that is returned forgets those that are left. */
export function watchTimers(): () => void {
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  const { open } = timers;
  globalThis.setTimeout = Object.assign((...[work, ms, ...given]: Parameters<typeof begin>) => {
    const run = () => {
      open.delete(timer);
      work(...given);
    };
    const timer = begin(run, ms);
    open.set(timer, { due: clock() + Math.max(ms ?? 0, 1), run });
    return timer;
  }, begin);
  globalThis.clearTimeout = (timer) => {
    open.delete(timer);
    end(timer);
  };
  return () => {
    Object.assign(globalThis, { setTimeout: begin, clearTimeout: end });
    for (const timer of open.keys()) end(timer as NodeJS.Timeout);
    open.clear();
  };
}

/** Timers within so many ms still fire: modules that wait for them outlive the page. */
export const SOON_MS = 5_000;

/** Timers of a page end with it, but for those that fire soon. */
export function leavePage(): void {
  for (const [timer, { due }] of timers.open) if (due > clock() + SOON_MS) clearTimeout(timer as NodeJS.Timeout);
}

/** Lets so many ms go by for the page, at once: its timers that are due by then run in their order, with all that follows but for answers. */
export async function elapse(ms: number): Promise<void> {
  const end = clock() + ms;
  for (;;) {
    await settle();
    const [next] = [...timers.open].sort(([, a], [, b]) => a.due - b.due);
    if (!next || next[1].due > end) break;
    const [timer, { due, run }] = next;
    clearTimeout(timer as NodeJS.Timeout);
    timers.ahead += Math.max(due - clock(), 0);
    run();
  }
  timers.ahead += Math.max(end - clock(), 0);
}
