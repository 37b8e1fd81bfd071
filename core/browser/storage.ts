import { toJson } from '../rules/json.ts';

/** Named pieces of state in one storage. Nothing here throws: blocked, full or broken storage falls back to memory (faults STO). */
export interface Slices {
  /** The slice as the reader gives it, if it is there; one that the reader does not know is removed. */
  read<T>(name: string, reader: (value: unknown) => T | undefined): T | undefined;
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** Removes the slices of this site, but those named. */
  clear(except?: readonly string[]): void;
  /** The site's data is not kept: storage is blocked. */
  readonly blocked: boolean;
}

/** Slices under `spesa:<site>:`. When the storage is full, `leastValuable` slices go first, then memory keeps the value. */
export function createSlices(
  open: () => Storage,
  site: string,
  leastValuable: (name: string) => boolean = () => false,
): Slices {
  const prefix = `spesa:${site}:`;
  const memory = new Map<string, string>();
  let storage: Storage | undefined;
  try {
    storage = open();
    storage.setItem(`${prefix}probe`, '1');
    storage.removeItem(`${prefix}probe`);
  } catch (error) {
    if (!isFull(error)) storage = undefined;
  }

  const names = () => {
    try {
      return storage
        ? Object.keys(storage)
            .filter((key) => key.startsWith(prefix))
            .map((key) => key.slice(prefix.length))
        : [];
    } catch {
      return [];
    }
  };

  function put(name: string, text: string): boolean {
    try {
      storage?.setItem(prefix + name, text);
      return storage !== undefined;
    } catch {
      return false;
    }
  }

  function remove(name: string) {
    memory.delete(name);
    try {
      storage?.removeItem(prefix + name);
    } catch {
      storage = undefined;
    }
  }

  function read<T>(name: string, reader: (value: unknown) => T | undefined): T | undefined {
    try {
      const text = memory.get(name) ?? storage?.getItem(prefix + name);
      if (text === null || text === undefined) return undefined;
      const value: unknown = JSON.parse(text, (key, item: unknown) => (key === '__proto__' ? undefined : item));
      const known = reader(value);
      if (known !== undefined) return known;
    } catch {
      /* a broken slice is dropped alone */
    }
    remove(name);
    return undefined;
  }

  function write(name: string, value: unknown) {
    const text = toJson(value);
    if (put(name, text)) return void memory.delete(name);
    for (const victim of names().filter(leastValuable)) remove(victim);
    if (put(name, text)) return void memory.delete(name);
    memory.set(name, text);
  }

  function clear(except: readonly string[] = []) {
    for (const name of [...names(), ...memory.keys()]) if (!except.includes(name)) remove(name);
  }

  return {
    read,
    write,
    remove,
    clear,
    get blocked() {
      return storage === undefined;
    },
  };
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';
