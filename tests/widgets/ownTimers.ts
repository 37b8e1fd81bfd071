import { afterAll } from 'vitest';

/** What a page sets for so long, in ms, is for the pages of another file by then: files share a process. */
const LONG_MS = 5_000;

const { setTimeout: begin } = globalThis;
const open = new Set<ReturnType<typeof begin>>();

globalThis.setTimeout = Object.assign((...[run, ms, ...given]: Parameters<typeof begin>) => {
  const timer = begin(run, ms, ...given);
  if ((ms ?? 0) >= LONG_MS) open.add(timer);
  return timer;
}, begin);

afterAll(() => {
  globalThis.setTimeout = begin;
  for (const timer of open) clearTimeout(timer);
});
