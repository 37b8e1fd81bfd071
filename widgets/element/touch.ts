const touches = ['pointerover', 'pointerdown', 'keydown', 'scroll'] as const;
const waiting = new Set<() => void>();

/** Fetches now what a press will need: the first touch calls it, and whoever knows that it is wanted without one. */
export function fetchForTouch(): void {
  for (const touch of touches) document.removeEventListener(touch, fetchForTouch);
  const due = [...waiting];
  waiting.clear();
  for (const run of due) run();
}

/** Runs once, when the customer is about to do something for the first time: the moment to fetch what a press will need. */
export function beforeTouch(run: () => void): void {
  waiting.add(run);
  for (const touch of touches) document.addEventListener(touch, fetchForTouch, { passive: true });
}

/** Code that a press runs: fetched at the customer's first touch, and then at hand in the same task; an `import()` of what has long arrived still costs the frame in between. */
export function forTouch<M>(load: () => Promise<M>): () => M | Promise<M> {
  let arrived: M | undefined;
  const fetchIt = () => load().then((module) => (arrived = module));
  beforeTouch(() => void fetchIt());
  return () => arrived ?? fetchIt();
}
