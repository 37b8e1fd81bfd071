export interface Tabs {
  /** Runs one command at a time over all tabs; waits at most 3 s for another tab, then goes on. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  tell(news: News): void;
  onNews(listener: (news: News) => void): void;
}

/** What tabs tell each other: a newer cart; somebody has logged in (`entered`), out (`left`), or acts for a customer from now on (`acting`); a consent was given or taken back; another language was chosen. */
export type News =
  | { kind: 'cart'; cart: unknown; revision: number | undefined }
  | { kind: 'entered' | 'left' | 'acting' | 'consent' | 'language' };

const LONGEST_WAIT = 3_000;

/** Web Locks and BroadcastChannel where there are any: a courtesy, correctness is the server's (design §5.5). */
export function createTabs(window: Window, site: string): Tabs {
  const name = `spesa:${site}`;
  const listeners: ((news: News) => void)[] = [];
  let channel: BroadcastChannel | undefined;

  function open() {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(name);
    channel.onmessage = (event: MessageEvent<News>) => {
      for (const listener of listeners) listener(event.data);
    };
  }
  open();
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', open);

  return {
    onNews: (listener) => void listeners.push(listener),
    tell: (news) => channel?.postMessage(news),
    async exclusive(work) {
      const locks = (window.navigator as Partial<Navigator>).locks;
      if (!locks) return work();
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), LONGEST_WAIT);
      let started = false;
      try {
        return await locks.request(name, { signal: patience.signal }, () => {
          started = true;
          clearTimeout(timer);
          return work();
        });
      } catch (error) {
        if (started) throw error;
        return work();
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** For one page alone: tests, and places without either. */
export const lonelyTabs = (): Tabs => ({ exclusive: (work) => work(), tell: () => {}, onNews: () => {} });
