import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const sheets = path.join(import.meta.dirname, '../wp-plugin/dist/css');

/** Every class that a sheet of the elements has rules for. */
const classesWithRules = (): string[] => [
  ...new Set(
    globSync('*.css', { cwd: sheets }).flatMap((file) =>
      [...readFileSync(path.join(sheets, file), 'utf8').matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  ),
];

/** The classes on a page whose sheet the page has not loaded: what bears them stands there as raw text. */
export const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate((withRules) => {
    const loaded = new Set<string>();
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name = ''] of rule.selectorText.matchAll(/\.([a-z][\w-]*)/g)) loaded.add(name);
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const missing = new Set(withRules.filter((name) => !loaded.has(name)));
    return [...document.body.querySelectorAll<HTMLElement>('[class]')]
      .filter((element) => element.localName !== 'body' && element.getClientRects().length > 0)
      .flatMap(({ classList }) => [...classList].filter((name) => missing.has(name)))
      .filter((name, at, all) => all.indexOf(name) === at);
  }, classesWithRules());
