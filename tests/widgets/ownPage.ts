import { afterAll, vi } from 'vitest';
import { elapse, SOON_MS, watchTimers } from './pageTimers.ts';

const forgetTimers = watchTimers();

/** Scripts that jsdom runs have a global object of their own. */
const { jsdom } = globalThis as { jsdom?: { window: { Date: DateConstructor } } };
if (jsdom) jsdom.window.Date = Date;

if (!process.env['SPESA_ISOLATED'])
  // Custom elements stay defined for the whole process: with a second copy of the modules their `instanceof` checks fail.
  vi.resetModules = () => {
    throw new Error('The files of this project share their modules: name this one in `alone` (vitest.config.ts).');
  };

/** The page ends with its file: nothing of it runs later, and no stand-in is undone in another's page. */
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  await elapse(SOON_MS);
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  forgetTimers();
});
