const MARK = 'spesa:';

type Named = Pick<Window, 'name'>;

/** The items of this tab's name, if it is ours. */
function itemsOf({ name }: Named): Map<string, string> {
  try {
    const entries: unknown = name.startsWith(MARK) ? JSON.parse(name.slice(MARK.length)) : [];
    return new Map(
      Array.isArray(entries)
        ? (entries as [string, string][]).filter(
            (entry) => Array.isArray(entry) && entry.every((part) => typeof part === 'string'),
          )
        : [],
    );
  } catch {
    return new Map();
  }
}

/**
 * A Storage that lives in the tab's name: it outlasts the way from page to page where the browser keeps no site data (STO-01),
 * and ends with the tab. Whoever leads the customer to another site must forget it first, see `forgetTab`.
 */
export function tabStorage(tab: Named): Storage {
  const items = itemsOf(tab);
  const keep = () => {
    if (tab.name === '' || tab.name.startsWith(MARK)) tab.name = MARK + JSON.stringify([...items]);
  };
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
  return new Proxy(methods as Storage, {
    get: (target, name) => (name === 'length' ? items.size : Reflect.get(target, name)),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      items.has(String(name)) ? { enumerable: true, configurable: true, value: items.get(String(name)) } : undefined,
  });
}

/** Nothing of ours stays in the tab's name: the next page is another site's. */
export function forgetTab(tab: Named): void {
  if (tab.name.startsWith(MARK)) tab.name = '';
}
