/** At a CPU four times slower than a desktop's a slice stays under 50 ms. */
const SLICE_MS = 8;

const waiting = new Set<() => void>();
let running = false;

/** Lets the browser paint, hear presses and run timers: a message waits its turn behind them, as `scheduler.yield` would not. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Resolves behind the next frame; where none is drawn, in the background, after 100 ms. */
const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 100);
  });

async function runAll(): Promise<void> {
  running = true;
  // What is there already is seen first: a message alone may come before its frame.
  await frame();
  while (waiting.size > 0) {
    await pause();
    const end = performance.now() + SLICE_MS;
    for (const work of waiting) {
      waiting.delete(work);
      try {
        work();
      } catch (error) {
        reportError(error);
      }
      if (performance.now() > end) break;
    }
  }
  running = false;
}

/** Does work of the whole page soon, piece by piece, so that no task holds the page up. Returns how to give it up. */
export function inSlices(work: () => void): () => void {
  waiting.add(work);
  if (!running) void runAll();
  return () => void waiting.delete(work);
}
