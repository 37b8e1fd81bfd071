/** How one call holds under load: answers a second, and the median and the slowest twentieth in ms. */
export interface Load {
  call: string;
  perSecond: number;
  median: number;
  p95: number;
  failed: number;
}

const visitors = 8;
const forMs = 3_000;

const quantile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0;

/** Eight visitors ask for one address over and over for three seconds. */
export async function load(call: string, address: string, headers: Record<string, string>): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const one = async () => {
    while (performance.now() - started < forMs) {
      const asked = performance.now();
      const answer = await fetch(address, { headers });
      await answer.arrayBuffer();
      times.push(performance.now() - asked);
      if (!answer.ok) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, one));
  return {
    call,
    perSecond: Math.round((times.length / (performance.now() - started)) * 1_000),
    median: Math.round(quantile(times, 0.5)),
    p95: Math.round(quantile(times, 0.95)),
    failed,
  };
}
