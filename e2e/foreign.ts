import type { BrowserContext, Page } from '@playwright/test';
import { texts } from '../core/labels/it.ts';
import { translations } from '../core/labels/translations.ts';
import { sentences } from '../demo/server/language/sentences.ts';
import { desktop, expect, phone } from './fixtures.ts';

export type Foreign = 'en' | 'de';

/** What only an Italian page says, without anything to fill in: texts of the elements, and those that the shop API sends. */
function italiansIn(language: Foreign): string[] {
  const own = translations[language]!;
  const pairs = [
    ...[...texts.values()].map(({ key, italian }) => [italian, own.get(key)] as const),
    ...Object.entries(sentences).map(([italian, forms]) => [italian, forms[language]] as const),
  ];
  const said = new Set(pairs.map(([, words]) => words));
  return pairs.flatMap(([italian]) =>
    /\{\w+\}/.test(italian) || !/\p{L}/u.test(italian) || said.has(italian) ? [] : [italian],
  );
}

/** Names of the shop's own data, which stay as the shop has them. */
const data = new Set(['Bio', 'Novità', 'Ritiro in negozio', 'Consegna a casa', 'Consegna rapida']);

/** Lets the site speak this language to whoever has this context. */
export async function speak(context: BrowserContext, shop: string, locale: string): Promise<void> {
  await context.addCookies([{ name: 'test-locale', value: locale, url: shop }]);
}

/** Words that people read or hear in our elements and dialogs. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('.spesa')) {
      for (const one of element.querySelectorAll('[aria-label], [placeholder], [title]'))
        for (const name of ['aria-label', 'placeholder', 'title']) found.push(one.getAttribute(name) ?? '');
      const read = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (read.nextNode()) found.push((read.currentNode.textContent ?? '').trim());
    }
    return [...new Set(found)].filter(Boolean);
  });

/** Controls whose words are cut at their edge. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.spesa :is(button, .button, label, [role=tab])')]
      .filter((control) => control.checkVisibility() && control.scrollWidth > control.clientWidth + 1)
      .filter((control) => ['hidden', 'clip'].includes(getComputedStyle(control).overflowX))
      .map((control) => control.textContent ?? ''),
  );

/** Nothing of ours is Italian, cut or wider than the page, on the computer and on the phone. */
export async function look(page: Page, language: Foreign, name: string, quiet: () => Promise<void>): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await lookAt(page, language, name, size.width, quiet);
  }
}

async function lookAt(
  page: Page,
  language: Foreign,
  name: string,
  width: number,
  quiet: () => Promise<void>,
): Promise<void> {
  await quiet();
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  const italians = italiansIn(language).filter((one) => !data.has(one));
  const said = await words(page);
  expect
    .soft(
      said.filter((one) => italians.includes(one)),
      name,
    )
    .toEqual([]);
  expect.soft(await cut(page), name).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
}
