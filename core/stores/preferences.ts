import type { Slices } from '../browser/storage.ts';

/** What the device remembers of its customer (§3, application state): moments in ms since 1970. */
export interface AppState {
  /** When the shop was last opened in this browser. */
  lastStart?: number;
  /** When something was first put into a cart here. */
  firstShop?: number;
  /** Id of the first proposal of the tutorial that was last seen (§4). */
  tutorial?: number;
  /** What the customer allows (consent.ts), read by its own schemas. */
  cookiePreferences?: unknown;
  gates?: unknown;
  /** Ids of the orders that analytics have been told of, the last 20 (§4). */
  ordersReported?: unknown;
  /** Id of the order that was made here and whose outcome nobody has seen yet: `placeOrder` and `payOrderAgain` write it, the order's page reads it and forgets it, a logout too. */
  currentOrder?: number | undefined;
  /** Of the texts; Italian where there is none (language.ts). */
  language?: string;
  /** Code of each informational popup that was shown → the day of it (ruling 32), read by `showMessages.ts`. */
  popups?: unknown;
  /** By what the marketing system knows a customer, read by `marketingContact.ts`. */
  marketingContact?: unknown;
}

export interface Preferences {
  current(): AppState;
  /** Keeps these beside what is known. */
  remember(state: AppState): void;
  /** The shop is shown. */
  started(): void;
  /** Something went into the cart; only the first time counts. */
  shopped(): void;
}

/** Fields that a newer version has added stay (STO-04), which a schema would leave out. */
function readState(value: unknown): AppState | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { lastStart, firstShop, tutorial } = value as Record<string, unknown>;
  return [lastStart, firstShop, tutorial].every((one = 0) => typeof one === 'number') ? value : undefined;
}

/** The application state, kept in local storage. */
export function createPreferences(stored: Slices, now: () => number): Preferences {
  const current = () => stored.read('app', readState) ?? {};
  const remember = (state: AppState) => stored.write('app', { ...current(), ...state });
  return {
    current,
    remember,
    started: () => remember({ lastStart: now() }),
    shopped() {
      if (current().firstShop === undefined) remember({ firstShop: now() });
    },
  };
}
