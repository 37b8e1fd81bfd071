import { expect, test as base, type Page } from '@playwright/test';
import { accessibility, type Accessibility } from './accessibility.ts';
import { createCustomer, type Customer } from './customer.ts';

/** The two widths at which everything has to look and work right. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Errors of the page; a test that provokes one says so with `allow`. */
export interface Problems {
  allow: (pattern: RegExp) => void;
  found: () => string[];
}

interface Fixtures {
  /** Origin of the shop, without a trailing slash. */
  shop: string;
  problems: Problems;
  customer: Customer;
  accessibility: Accessibility;
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

/** Every test fails on an error of the page or of the console that it has not allowed. */
export const test = base.extend<Fixtures>({
  shop: async ({ baseURL }, use) => use(baseURL ?? ''),
  problems: [
    async ({ page }, use) => {
      const problems = watch(page);
      await use(problems);
      expect(problems.found()).toEqual([]);
    },
    { auto: true },
  ],
  customer: async ({ page, request, shop }, use) => use(createCustomer(page, request, shop)),
  accessibility: async ({ page, browser, shop }, use) => use(accessibility(page, browser, shop)),
});

export { expect };
