import { afterEach, expect, test } from 'vitest';
import { translations } from '../../core/labels/translations.ts';
import { pageConfig } from '../../widgets/element/context.ts';
import { startIn } from '../../widgets/pageLanguage.ts';

const german = Object.fromEntries(translations['de']!);

function print(config: object): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.spesaConfig = '';
  script.append(JSON.stringify(config));
  document.head.append(script);
}
afterEach(() => document.head.replaceChildren());

test('the texts of the page’s language come below those of the site, before anything reads the configuration', async () => {
  print({ language: 'de', site: '3', labels: { 'cart.checkout': 'Jetzt zur Kasse' } });
  await startIn(document, 'de', german);
  const config = pageConfig(document);
  expect([config.language, config.site]).toEqual(['de', '3']);
  expect(config.labels).toEqual({ ...german, 'cart.checkout': 'Jetzt zur Kasse' });
});

test('a script of another language than the page’s leaves the page as it is', async () => {
  print({ language: 'en' });
  await startIn(document, 'de', german);
  expect(pageConfig(document).labels).toBeUndefined();
});

test('a page without configuration is no fault', async () => {
  await startIn(document, 'de', german);
  expect(pageConfig(document).language).toBeUndefined();
});

test('the loader that the page names is brought, and what it throws is told to whoever brought this', async () => {
  print({ language: 'de' });
  document.querySelector('script')!.dataset.then = 'data:text/javascript,throw new Error("no loader")';
  await expect(startIn(document, 'de', german)).rejects.toThrow();
});
