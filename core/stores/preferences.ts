import type { Slices } from '../browser/storage.ts';
import { readAppState, type AppState } from '../schema/stored.ts';

export interface Preferences {
  current(): AppState;
  /** Keeps these beside what is known. */
  remember(state: AppState): void;
  /** The shop is shown. */
  started(): void;
  /** Something went into the cart; only the first time counts. */
  shopped(): void;
}

/** The application state, kept in local storage. */
export function createPreferences(stored: Slices, now: () => number): Preferences {
  const current = () => stored.read('app', readAppState) ?? {};
  /** Fields that only a newer version knows stay (STO-04). */
  const remember = (state: AppState) => stored.write('app', { ...stored.read('app', Object), ...state });
  return {
    current,
    remember,
    started: () => remember({ lastStart: now() }),
    shopped() {
      if (current().firstShop === undefined) remember({ firstShop: now() });
    },
  };
}
