import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { repository, sitePassword } from '../../../demo/wordpress/site.ts';
import { desktop, expect, phone, test } from '../../fixtures.ts';
import { watchQuiet } from '../../quiet.ts';
import { openEmptySite } from '../../wordpress/emptySite.ts';
import { film, isFilmed, writeFilm } from '../../wordpress/film.ts';

test.use({ viewport: desktop, baseURL: 'http://localhost' });
test.setTimeout(600_000);

const circumstances =
  'Measured in Chromium on two processor cores that also run WordPress (PHP’s own server on SQLite) and the shop API, which is on another origin.';

/** What of the header cannot be reached on a screen this narrow, and the page itself where it scrolls sideways. */
const pastTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const parts = [...document.querySelectorAll('header :is(a, button, nav, spesa-search-box, spesa-cart-button)')];
    const cut = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > clientWidth);
    return [...(scrollWidth > clientWidth ? ['the page'] : []), ...cut.map(({ outerHTML }) => outerHTML.slice(0, 80))];
  });

test('from the zip alone an empty WordPress becomes a shop with real data, led by the setup', async ({
  page,
  browser,
  problems,
}) => {
  // WordPress itself asks for the faces of its users, of a host that may not be there to answer.
  problems.allow(/gravatar\.com/);
  await page.route(/gravatar\.com/, (route) => route.abort());
  // Its screens fade into each other; a page of the site does not.
  problems.allow(/ViewTransition opt-in disabled/);
  expect(spawnSync(process.execPath, ['package.mjs'], { cwd: repository }).status).toBe(0);
  const site = await openEmptySite();
  try {
    await page.goto(`${site.url}/wp-login.php`);
    await page.fill('#user_login', 'admin');
    await page.fill('#user_pass', sitePassword);
    await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
    await page.goto(`${site.url}/wp-admin/plugins.php`);

    const { press, write, take, picture, steps } = await film(page);
    await press(page.locator('.page-title-action').first());
    await press(page.locator('.upload-view-toggle'));
    await take(() => page.locator('#pluginzip').setInputFiles(path.join(repository, 'spesa.zip')));
    await picture('upload', '*Plugin → Aggiungi nuovo → Carica plugin*, and `spesa.zip` is chosen');
    await press(page.locator('#install-plugin-submit'));
    await press(page.locator('.button-primary', { hasText: /Att|Act/ }));
    await expect(page.getByRole('heading', { name: 'Collegamento' })).toBeVisible();
    await picture('connection', '*Installa adesso*, *Attiva*: the setup opens by itself');

    await write(page.getByLabel('Indirizzo dell’API per i browser'), site.api);
    await press(page.getByRole('button', { name: 'Salva e prova' }));
    await expect(page.locator('#spesa-browser')).toContainText('Anche il tuo browser raggiunge l’API e vede le foto.');
    await expect(page.locator('[data-verdict="fault"], [data-verdict="missing"]')).toHaveCount(0);
    await picture(
      'connected',
      'The address of the shop API, *Salva e prova*: each call is tried from the server and from the browser',
    );

    await press(page.getByRole('link', { name: 'Continua' }));
    await take(() => page.getByLabel('Negozio predefinito').selectOption({ index: 1 }));
    await picture('store', '*Continua*, and the default store by its name');
    await press(page.getByRole('button', { name: 'Salva e continua' }));
    await expect(page.getByRole('heading', { name: 'Pagine', exact: true })).toBeVisible();
    await picture('pages', '*Salva e continua*: the pages of the shop, which are there already');
    await press(page.getByRole('button', { name: 'Continua' }));
    await press(page.getByRole('button', { name: 'Salva e continua' }));
    await expect(page.getByLabel('Colore del negozio')).toBeVisible();
    await picture('look', '*Continua*, the home page and *Salva e continua*: colour and size');
    await press(page.getByRole('button', { name: 'Salva e continua' }));
    await press(page.getByRole('button', { name: 'Salva e continua' }));
    await expect(page.locator('.spesa-steps [data-number="✓"]')).toHaveCount(7);
    await picture('done', '*Salva e continua* for the look and for the consent: done');
    await press(page.getByRole('link', { name: 'Guarda il sito' }));
    await expect(page.locator('.product-card').first()).toContainText('€');
    await expect(page.locator('header spesa-cart-button')).toBeVisible();
    await expect(page.getByRole('link', { name: /Back office|Le tue consegne|Pagina di prodotto/ })).toHaveCount(0);
    await picture('site', '*Guarda il sito*: the home page with what the shop sells today');

    const visitor = await browser.newPage({ viewport: phone });
    const visitorIsQuiet = await watchQuiet(visitor);
    await visitor.goto(site.url);
    await expect(visitor.locator('.product-card').first()).toBeVisible();
    await visitorIsQuiet();
    for (const width of [320, 390]) {
      await visitor.setViewportSize({ width, height: phone.height });
      expect(await pastTheEdge(visitor), `${width} px`).toEqual([]);
    }
    await visitor.locator('.product-card__name a, a.product-card__name').first().click();
    await expect(visitor.locator('spesa-product-page h1')).toBeVisible();
    await visitorIsQuiet();
    await visitor.close();
    expect(site.complaints()).toEqual([]);
    if (isFilmed) await writeFilm(steps, circumstances);
  } finally {
    await site.stop();
  }
});
