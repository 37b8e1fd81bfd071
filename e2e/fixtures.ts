import { expect, test as base, type Page } from '@playwright/test';
import { accessibility, type Accessibility } from './accessibility.ts';
import { sameClockInPages } from './clock.ts';
import { createCustomer, type Customer } from './customer.ts';
import { watchQuiet } from './quiet.ts';

/** The two widths at which everything has to look and work right. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Errors of the page; a test that provokes one says so with `allow`. */
export interface Problems {
  allow: (pattern: RegExp) => void;
  found: () => string[];
}

/** A test whose pages live by the tests' clock. */
export const clockTest = base.extend({
  browser: [({ browser }, use) => use(sameClockInPages(browser)), { scope: 'worker' }],
});

/** The same that knows its project's own place, and nothing more. */
export const placeTest = clockTest.extend<object, { shop: string }>({
  /** Origin of the shop or the gallery, without a trailing slash. */
  shop: [({}, use, { project }) => placeOf(project.name).then(use), { scope: 'worker', timeout: 240_000 }],
  baseURL: ({ shop }, use) => use(shop),
});

interface Fixtures {
  /** Waits until the page is loaded, idle, and waits for no answer. */
  quiet: () => Promise<void>;
  problems: Problems;
  customer: Customer;
  accessibility: Accessibility;
}

async function placeOf(project: string): Promise<string> {
  const given = process.env['SPESA_E2E_URL'];
  if (given) return given;
  const answer = await fetch(`${process.env['SPESA_E2E_PLACES']}/${project}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

function watch(page: Page): Problems {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  page.on('pageerror', (error) => seen.push(`Errore nella pagina: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`Console: ${message.text()} (${message.location().url})`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    found: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

/** Every test fails on an error of the page or of the console that it has not allowed; an answer that a test rewrites and that is still under way when it ends is let go. */
export const test = placeTest.extend<Fixtures>({
  quiet: async ({ page }, use) => use(await watchQuiet(page)),
  problems: [
    async ({ page }, use) => {
      const problems = watch(page);
      await use(problems);
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(problems.found()).toEqual([]);
    },
    { auto: true },
  ],
  customer: async ({ page, request, shop }, use, { testId, retry }) =>
    use(createCustomer(page, request, shop, `${testId}.${retry}@example.it`)),
  accessibility: async ({ page, browser, shop }, use) => use(accessibility(page, browser, shop)),
});

export { expect };
