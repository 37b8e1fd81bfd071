import { afterEach, beforeEach, expect } from 'vitest';
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
