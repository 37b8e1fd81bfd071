import AxeBuilder from '@axe-core/playwright';
import { type Browser, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Accessibility {
  /** Breaches of WCAG 2.2 AA inside our elements and dialogs, each as `rule: where`. */
  ofOurElements: () => Promise<string[]>;
  /** Rules that the whole page breaks and a page of the bare theme does not. */
  worseThanTheme: () => Promise<string[]>;
}

const bareRules = new Map<string, Promise<Set<string>>>();

async function brokenRules(page: Page): Promise<Set<string>> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return new Set(violations.map(({ id }) => id));
}

async function ofBareTheme(browser: Browser, shop: string, width: number, height: number): Promise<Set<string>> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await page.goto(`${shop}/pagina-semplice/`);
  const found = await brokenRules(page);
  await context.close();
  return found;
}

/** Axe on our elements alone, and the whole page against the bare theme at the same width. */
export function accessibility(page: Page, browser: Browser, shop: string): Accessibility {
  return {
    ofOurElements: async () => {
      const { violations } = await new AxeBuilder({ page }).include('.spesa').withTags(rules).analyze();
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
    },
    worseThanTheme: async () => {
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
      const key = `${shop} ${width}`;
      const bare = bareRules.get(key) ?? ofBareTheme(browser, shop, width, height);
      bareRules.set(key, bare);
      const known = await bare;
      return [...(await brokenRules(page))].filter((id) => !known.has(id));
    },
  };
}
