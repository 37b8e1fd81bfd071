import type { Slices } from '../browser/storage.ts';

/** What the device remembers of its customer (§3, application state): moments in ms since 1970. */
export interface AppState {
  /** When the shop was last opened in this browser. */
  lastStart?: number;
  /** When something was first put into a cart here. */
  firstShop?: number;
  /** Id of the first proposal of the tutorial that was last seen (§4). */
  tutorial?: number;
}

export interface Preferences {
  current(): AppState;
  /** The shop is shown. */
  started(): void;
  /** Something went into the cart; only the first time counts. */
  shopped(): void;
  /** The tutorial that begins with this proposal has been dismissed. */
  sawTutorial(id: number): void;
}

const isNumber = (value: unknown) => value === undefined || typeof value === 'number';
const isState = (value: unknown): value is AppState => typeof value === 'object' && value !== null && isNumber((value as AppState).lastStart) && isNumber((value as AppState).firstShop) && isNumber((value as AppState).tutorial);

/** The application state, kept in local storage. */
export function createPreferences(stored: Slices, now: () => number): Preferences {
  const current = () => stored.read('app', isState) ?? {};
  return {
    current,
    sawTutorial: (id) => stored.write('app', { ...current(), tutorial: id }),
    started: () => stored.write('app', { ...current(), lastStart: now() }),
    shopped() {
      const state = current();
      if (state.firstShop === undefined) stored.write('app', { ...state, firstShop: now() });
    },
  };
}
