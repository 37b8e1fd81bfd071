import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { forgetCalls, notedCalls } from './callLog.ts';
import { beginAtMoment } from './moment.ts';

beginAtMoment();

declare module 'vitest' {
  interface TaskMeta {
    /** What the reference server's log shows of this test. */
    calls?: string[];
  }
}

const ofEveryObject = Reflect.ownKeys(Object.prototype);

beforeEach(forgetCalls);

afterEach(({ task }) => {
  const calls = notedCalls();
  if (calls.length > 0) task.meta.calls = calls;
});

afterEach(() => {
  expect(Reflect.ownKeys(Object.prototype), 'XSS-15: Object.prototype stays as the engine made it').toEqual(
    ofEveryObject,
  );
});

/** Preact waits this long for a frame before it runs an effect, in ms, and some more; after it nothing meets a page that is gone. */
const SETTLED_MS = 50;
const later = setTimeout;

afterAll(async () => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  await new Promise((resolve) => later(resolve, SETTLED_MS));
});
