/** The time by the server's clock, ms since 1970: the device's own may be wrong (TIME-06). */
export interface ServerClock {
  now(): number;
  /** Takes the moment of an answer that was made just now. */
  learn(headers: Headers): void;
}

/** An answer names its second, and took its time to come: a smaller difference is none. */
const COARSE = 5_000;

/** Counts on from the device's clock, by as much as it was wrong when the server last answered. */
export function createServerClock(now: () => number): ServerClock {
  let ahead = 0;
  return {
    now: () => now() + ahead,
    learn(headers) {
      const found = Date.parse(headers.get('Date') ?? '') - now();
      if (Math.abs(found - ahead) >= COARSE) ahead = found;
    },
  };
}
