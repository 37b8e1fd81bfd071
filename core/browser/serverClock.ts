/** The time by the server's clock, ms since 1970: the device's own may be wrong (TIME-06). */
export interface ServerClock {
  now(): number;
  /** Takes the moment of an answer that was made just now. */
  learn(headers: Headers): void;
}

/** An answer names its second, and took its time to come: a smaller difference is none. */
const COARSE = 5_000;

/**
 * Counts on from what the server last said. A device that is set back meanwhile is not believed: the page's steady clock says more. One that is
 * set forward is believed until the next answer, for a steady clock stands still while a device sleeps.
 */
export function createServerClock(wall: () => number, steady: () => number): ServerClock {
  const since = (server: number) => ({ server, wall: wall(), steady: steady() });
  let said = since(wall());
  const now = () => said.server + Math.max(wall() - said.wall, steady() - said.steady);
  return {
    now,
    learn(headers) {
      const found = Date.parse(headers.get('Date') ?? '');
      if (Math.abs(found - now()) >= COARSE) said = since(found);
    },
  };
}
