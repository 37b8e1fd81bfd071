/** Calls back when the page has nothing better to do, at the latest after `within` ms; without `requestIdleCallback` (Safari) after 200 ms at most. Returns how to give up. */
export function whenIdle(run: () => void, within: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, Math.min(within, 200));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: within });
  return () => cancelIdleCallback(handle);
}
