import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { texts } from '../core/labels/it.ts';
import { translations } from '../core/labels/translations.ts';
import { locales } from '../core/rules/language.ts';
import { sentences } from '../demo/server/language/sentences.ts';
import { parsePo } from '../widgets/manifest/gettext.ts';
import { desktop, expect, phone } from './fixtures.ts';

export type Foreign = 'en' | 'de';

/** The texts of the plugin's PHP, Italian → translated. */
const plugin = (language: Foreign): (readonly [string, string])[] =>
  parsePo(readFileSync(join(import.meta.dirname, `../wp-plugin/languages/spesa-${locales[language]}.po`), 'utf8')).map(
    ({ id, text }) => [id, text] as const,
  );

/** What only an Italian page says, without anything to fill in: texts of the elements, those that the shop API sends, and those of the plugin's PHP. */
function italiansIn(language: Foreign): string[] {
  const own = translations[language]!;
  const pairs = [
    ...[...texts.values()].map(({ key, italian }) => [italian, own.get(key)] as const),
    ...Object.entries(sentences).map(([italian, forms]) => [italian, forms[language]] as const),
    ...plugin(language),
  ];
  const said = new Set(pairs.map(([, words]) => words));
  return pairs.flatMap(([italian]) =>
    /\{\w+\}|%[\ds]/.test(italian) || !/\p{L}/u.test(italian) || said.has(italian) ? [] : [italian],
  );
}

/** Names of the shop's own data, which stay as the shop has them. */
const data = new Set(['Bio', 'Novità', 'Ritiro in negozio', 'Consegna a casa', 'Consegna rapida']);

/** Words to search for, which the site's settings propose. */
for (const word of ['Latte', 'Pane', 'Pasta', 'Caffè', 'Acqua', 'Senza glutine']) data.add(word);

/** Lets the site speak this language to whoever has this context. */
export async function speak(context: BrowserContext, shop: string, locale: string): Promise<void> {
  await context.addCookies([{ name: 'test-locale', value: locale, url: shop }]);
}

/**
 * What editors have written in the language of the site, outside of our elements: paragraphs, headings, lists, buttons and links of their pages
 * and of the theme's parts, and the menus of a site, also those that our elements show, with titles of pages that a search finds.
 */
const written = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'li',
  'figcaption',
  'address',
  '.wp-block-button',
  '.wp-block-navigation',
  '.wp-block-site-title',
  '.wp-block-site-tagline',
]
  .map((one) => `${one}:not(.spesa *)`)
  .concat('spesa-menu', 'spesa-footer nav', 'spesa-slides', 'spesa-page', 'spesa-form', '.search-hit');

/** First words and body of a message: a record of a mail, in the language in which it was sent. */
const record = '.notifications__preview, .notifications__body';

/** Words that people read or hear anywhere in the document, head, header, footer and dialogs too. */
const words = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    ([left, within]) => {
      const found: string[] = [];
      const attributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
      for (const one of document.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
        if (one.closest(within) && !one.closest(left))
          for (const name of attributes) found.push(one.getAttribute(name) ?? '');
      const read = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (read.nextNode())
        if (
          read.currentNode.parentElement?.closest(within) &&
          !read.currentNode.parentElement.closest(`script, style, template, noscript, ${left}`)
        )
          found.push((read.currentNode.textContent ?? '').trim());
      // The heading that an editor has given an element.
      const headings = [...document.querySelectorAll('.spesa[heading]')].map((one) => one.getAttribute('heading'));
      return [...new Set(found)].filter((one) => one && !headings.includes(one));
    },
    [[...written, record].join(), within] as const,
  );

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

/** No text of the shop is Italian in the document, or within those elements of it. */
export async function expectNoItalian(page: Page, language: Foreign, name: string, within = 'html'): Promise<void> {
  const italians = new Set(italiansIn(language).filter((one) => !data.has(one)));
  const said = await words(page, within);
  expect
    .soft(
      said.filter((one) => italians.has(one)),
      name,
    )
    .toEqual([]);
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
  await expectNoItalian(page, language, name);
  expect.soft(await cut(page), name).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
}
