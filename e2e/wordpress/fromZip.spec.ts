import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { repository, sitePassword } from '../../demo/wordpress/site.ts';
import { desktop, expect, phone, test } from '../fixtures.ts';
import { isLong } from '../looks.ts';
import { openEmptySite } from './emptySite.ts';

test.use({ viewport: desktop, baseURL: 'http://localhost' });
test.setTimeout(600_000);
test.skip(!isLong, 'the film from the zip is of the long run');

/** Counts what a person does, and takes a picture after each page that comes. */
function film(page: Page, keep: (name: string) => string) {
  let presses = 0;
  let typed = 0;
  let pictures = 0;
  const began = Date.now();
  return {
    press: async (what: Locator) => {
      await expect(what).toBeEnabled();
      presses += 1;
      await what.click();
    },
    write: async (what: Locator, text: string) => {
      typed += 1;
      await what.fill(text);
    },
    picture: async (name: string) => {
      await page.waitForLoadState('networkidle');
      pictures += 1;
      await page.screenshot({ path: keep(`${String(pictures).padStart(2, '0')}-${name}.png`), fullPage: true });
    },
    count: () => ({ presses, typed, seconds: Math.round((Date.now() - began) / 1000) }),
  };
}

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
}, testInfo) => {
  // WordPress itself asks for the faces of its users.
  problems.allow(/gravatar\.com/);
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

    const { press, write, picture, count } = film(page, (name) => testInfo.outputPath(name));
    await picture('plugins');
    await press(page.locator('.page-title-action').first());
    await press(page.locator('.upload-view-toggle'));
    await page.locator('#pluginzip').setInputFiles(path.join(repository, 'spesa.zip'));
    await picture('upload');
    await press(page.locator('#install-plugin-submit'));
    await picture('installed');
    await press(page.locator('.button-primary', { hasText: /Att|Act/ }));
    await expect(page.getByRole('heading', { name: 'Collegamento' })).toBeVisible();
    await picture('connection');

    await write(page.getByLabel('Indirizzo dell’API per i browser'), site.api);
    await press(page.getByRole('button', { name: 'Salva e prova' }));
    await expect(page.locator('#spesa-browser')).toContainText('Anche il tuo browser raggiunge l’API e vede le foto.');
    await expect(page.locator('[data-verdict="fault"], [data-verdict="missing"]')).toHaveCount(0);
    await picture('connected');
    await press(page.getByRole('link', { name: 'Continua' }));

    await picture('store');
    await page.getByLabel('Negozio predefinito').selectOption({ index: 1 });
    await press(page.getByRole('button', { name: 'Salva e continua' }));
    await picture('pages');
    await press(page.getByRole('button', { name: 'Continua' }));
    await picture('front');
    await press(page.getByRole('button', { name: 'Salva e continua' }));
    await picture('look');
    await press(page.getByRole('button', { name: 'Salva e continua' }));
    await picture('consent');
    await press(page.getByRole('button', { name: 'Salva e continua' }));
    await picture('done');
    await expect(page.locator('.spesa-steps [data-number="✓"]')).toHaveCount(7);
    await press(page.getByRole('link', { name: 'Guarda il sito' }));
    await expect(page.locator('.product-card').first()).toContainText('€');
    await expect(page.locator('header spesa-cart-button')).toBeVisible();
    await expect(page.getByRole('link', { name: /Back office|Missioni|Pagina di prodotto/ })).toHaveCount(0);
    await picture('site');
    testInfo.annotations.push({ type: 'film', description: JSON.stringify(count()) });
    console.log(count());

    const visitor = await browser.newPage({ viewport: phone });
    await visitor.goto(site.url);
    await expect(visitor.locator('.product-card').first()).toBeVisible();
    await visitor.waitForLoadState('networkidle');
    await visitor.screenshot({ path: testInfo.outputPath('13-visitor.png'), fullPage: true });
    for (const width of [320, 390]) {
      await visitor.setViewportSize({ width, height: phone.height });
      expect(await pastTheEdge(visitor), `${width} px`).toEqual([]);
    }
    await visitor.locator('.product-card__name a, a.product-card__name').first().click();
    await expect(visitor.locator('spesa-product-page h1')).toBeVisible();
    await visitor.waitForLoadState('networkidle');
    await visitor.screenshot({ path: testInfo.outputPath('14-product.png'), fullPage: true });
    await visitor.close();
    expect(site.complaints()).toEqual([]);
  } finally {
    await site.stop();
  }
});
