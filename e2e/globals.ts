import type { Page } from '@playwright/test';

/** Prototypes and objects of the language and the browser that libraries like to change. */
const watched = `[
  Array, Array.prototype, String.prototype, Number.prototype, Object, Object.prototype, Function.prototype, Promise, Promise.prototype,
  JSON, Symbol, Map.prototype, Set.prototype, Node.prototype, Element.prototype, HTMLElement.prototype, EventTarget.prototype,
  Event.prototype, Document.prototype, History.prototype, Storage.prototype, Range.prototype, console, history, document]`;

/** A script for the end of what a host page brings: from here on changes of its globals are counted. */
export const rememberGlobals = `<script>(() => {
  const describe = (object) => Reflect.ownKeys(object).map((name) => [name, Object.getOwnPropertyDescriptor(object, name)]);
  const objects = ${watched};
  const before = objects.map(describe);
  const names = new Map(describe(window));
  window[Symbol.for('test.globals')] = () => {
    const changed = [];
    const differs = (one, other) => !other || one.value !== other.value || one.get !== other.get || one.set !== other.set;
    for (let at = 0; at < objects.length; at += 1) {
      const object = objects[at];
      const now = new Map(describe(object));
      for (const [name, was] of before[at]) if (differs(was, now.get(name))) changed.push(at + '.' + String(name));
      if (now.size > before[at].length && object !== document) changed.push(at + ': ' + now.size + ' names instead of ' + before[at].length);
    }
    for (const [name, now] of describe(window)) {
      const was = names.get(name);
      if (typeof name === 'symbol') continue;
      if (!was && name !== '_wpemojiSettings') changed.push('new ' + name);
      else if (was && typeof was.value === 'function' && was.value !== now.value) changed.push('another ' + name);
    }
    return changed;
  };
})()</script>`;

/** What has been changed since, of names, libraries and prototypes. */
export const changedGlobals = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Record<symbol, () => string[]>)[Symbol.for('test.globals')]!());
