import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { buy } from '../../buying.ts';
import { emptyCartToDeliver } from '../../deliveries.ts';
import { first, rewrite } from '../../documents.ts';
import { desktop, expect, test } from '../../fixtures.ts';
import { changedGlobals, rememberGlobals } from '../../globals.ts';

const root = path.join(import.meta.dirname, '../../..');
const text = (file: string): string => `<script>${readFileSync(path.join(root, file), 'utf8')}</script>`;
const fromSite = (file: string): string => `<script src="/wp-includes/js/dist/vendor/${file}"></script>`;

/** A package as a page without modules has it. */
const asGlobal = (name: string, entry: string): string => {
  const { outputFiles } = buildSync({
    stdin: { contents: `export * from '${entry}'`, resolveDir: root },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return `<script>${outputFiles[0]!.text.replaceAll('</script', '<\\/script')}</script>`;
};

/** What other plugins and the theme bring. */
const libraries = {
  'React 18, lodash and core-js of WordPress': () =>
    ['wp-polyfill.min.js', 'react.min.js', 'react-dom.min.js', 'lodash.min.js'].map(fromSite).join(''),
  'Preact, another React and Swiper': () =>
    asGlobal('preact', 'preact/compat') + asGlobal('React', 'react') + text('node_modules/swiper/swiper-bundle.min.js'),
  'an AMD loader': () => text('e2e/scripts/amd.js'),
  'what Prototype.js adds': () => text('e2e/scripts/prototype-like.js'),
};

test.use({ viewport: desktop });

async function withLibraries(page: Page, names: readonly (keyof typeof libraries)[]): Promise<void> {
  const html = names.map((name) => libraries[name]()).join('') + rememberGlobals;
  await rewrite(page, (document) => first(document, html));
}

test('WP-10 a customer buys on pages with React 18, Preact, another React, Swiper, lodash, core-js, a loader like RequireJS and what Prototype.js adds to lists and texts, whose globals stay as they are @react', async ({
  page,
  customer,
  problems,
}) => {
  // WordPress' own emoji test sends a list to its worker, which Prototype's JSON makes a text.
  problems.allow(/photo|e\.forEach is not a function/);
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  await withLibraries(page, Object.keys(libraries) as (keyof typeof libraries)[]);
  await page.goto('/');
  await expect(page.locator('spesa-product-slider').first()).toHaveAttribute('data-mounted', '');
  const track = page.locator('spesa-product-slider .slider__track').first();
  await page.locator('spesa-product-slider').first().getByRole('button', { name: 'Avanti' }).click();
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  expect(await changedGlobals(page)).toEqual([]);
  await buy(page);
  expect(await changedGlobals(page)).toEqual([]);
});
