import { urlOf } from '../rules/urlOf.ts';
import { toJson } from '../rules/json.ts';
import { textsSchema } from '../schema/stored.ts';
import { tolerant } from '../schema/tolerant.ts';

const MARK = 'spesa:';

const readItems = tolerant(textsSchema);

type Named = Pick<Window, 'name'>;

/** The items of this tab's name, if it is ours. */
function itemsOf({ name }: Named): Map<string, string> {
  try {
    const items = name.startsWith(MARK) ? readItems(JSON.parse(name.slice(MARK.length))) : {};
    return new Map(Object.entries(items ?? {}));
  } catch {
    return new Map();
  }
}

/** Nothing of ours stays in the tab's name. */
function forget(tab: Named): void {
  if (tab.name.startsWith(MARK)) tab.name = '';
}

/** How long a way to another page of ours may take, in ms; one that was broken off leaves nothing behind. */
const ON_THE_WAY = 30_000;

export interface Tab {
  storage: Storage;
  /** The page is being left for this address. */
  leaveFor(url: string): void;
}

/**
 * A Storage that goes from page to page in the tab's name where the browser keeps no site data (STO-01), and ends with the tab. What is there is
 * taken over only from a page of ours, since any site may write into the name of a tab that it opens; and it stands there only on the way
 * to a page of ours, since the next site may read it.
 */
export function openTab(window: Window): Tab {
  const { origin } = window.location;
  const fromUs = urlOf(window.document.referrer)?.origin === origin;
  const items = fromUs ? itemsOf(window) : new Map<string, string>();
  forget(window);

  let leaving = false;
  let timer = 0;
  const keep = () => {
    if (leaving && (window.name === '' || window.name.startsWith(MARK)))
      window.name = MARK + toJson(Object.fromEntries(items));
  };
  const stay = () => {
    leaving = false;
    forget(window);
  };
  function leaveFor(url: string) {
    window.clearTimeout(timer);
    if (!url || urlOf(url, window.location.href)?.origin !== origin) return stay();
    leaving = true;
    keep();
    timer = window.setTimeout(stay, ON_THE_WAY);
  }
  window.addEventListener('pageshow', ({ persisted }) => persisted && stay());
  // Before the Navigation API (Firefox 140): links and forms.
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && !defaultPrevented) leaveFor(link.href);
  });
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented) leaveFor((target as HTMLFormElement).action);
  });
  (window as Partial<Pick<Window, 'navigation'>>).navigation?.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument) leaveFor(destination.url);
  });

  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      items.set(key, value);
      keep();
    },
    removeItem(key: string) {
      items.delete(key);
      keep();
    },
    clear() {
      items.clear();
      keep();
    },
    key: (index: number) => [...items.keys()][index] ?? null,
  };
  const storage = new Proxy(methods as Storage, {
    get: (target, name) => (name === 'length' ? items.size : Reflect.get(target, name)),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      items.has(String(name)) ? { enumerable: true, configurable: true, value: items.get(String(name)) } : undefined,
  });
  return { storage, leaveFor };
}
