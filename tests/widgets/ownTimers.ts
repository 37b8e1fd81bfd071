import { afterAll } from 'vitest';
import { elapse, watchTimers } from './pageTimers.ts';

const forgetTimers = watchTimers();

/** Scripts that jsdom runs have a global object of their own. */
const { jsdom } = globalThis as { jsdom?: { window: { Date: DateConstructor } } };
if (jsdom) jsdom.window.Date = Date;

/** What Preact waits for a frame before it runs an effect, in ms. */
const EFFECT_MS = 35;

/** The page ends with its file: nothing of it runs once it is gone, and files share a process. */
afterAll(async () => {
  document.body.replaceChildren();
  await elapse(EFFECT_MS);
  forgetTimers();
});
