import type { Browser } from '@playwright/test';
import { aheadOfBrowser } from './settings.ts';

/** In a page: its `Date` is so many ms ahead of the machine's. */
function shift(ahead: number): void {
  const system = Date;
  // A frame keeps its window when its first document makes room for that of its address.
  if ('system' in system) return;
  const now = (): number => system.now() + ahead;
  const shifted = new Proxy(system, {
    get: (target, name) => (name === 'now' ? now : name === 'system' ? system : (Reflect.get(target, name) as unknown)),
    has: (target, name) => name === 'system' || name in target,
    apply: () => new system(now()).toString(),
    construct: (target, given: unknown[], wanted) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], wanted) as object,
  });
  system.prototype.constructor = shifted;
  Reflect.set(globalThis, 'Date', shifted);
}

/** Lets every page of this browser live by the tests' clock. */
export function sameClockInPages(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  const ahead = aheadOfBrowser();
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(shift, ahead);
    return context;
  };
  return browser;
}
