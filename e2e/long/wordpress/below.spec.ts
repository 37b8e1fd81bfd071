import path from 'node:path';
import { missingFromPhp } from '../../../demo/wordpress/native.ts';
import { repository } from '../../../demo/wordpress/site.ts';
import { desktop, expect, test } from '../../fixtures.ts';
import { openEmptySite } from '../../wordpress/emptySite.ts';
import { currentZip, install, logIn } from '../../wordpress/pluginZip.ts';

test.use({ viewport: desktop, baseURL: 'http://localhost' });
test.setTimeout(180_000);
test.skip(missingFromPhp().length > 0, 'a site in a folder needs a real PHP');

test('WP-07 from the zip into a WordPress in a folder: pages, files, REST and the dashboard are below it, and nothing is asked beside it', async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/gravatar\.com|ViewTransition opt-in disabled/);
  await page.route(/gravatar\.com/, (route) => route.abort());
  const site = await openEmptySite({ below: '/negozio', connected: true });
  const { origin } = new URL(site.url);
  try {
    await logIn(page, site.url);
    await install(page, site.url, currentZip());
    await site.run(path.join(repository, 'e2e/php/shop-window.php'));
    await page.goto(`${site.url}/wp-admin/options-general.php?page=spesa`);
    await expect(page.locator('.wrap h1')).toBeVisible();

    const visitor = await browser.newPage({ viewport: desktop });
    const asked: string[] = [];
    const wrong: string[] = [];
    visitor.on('response', (answer) => {
      const address = answer.url();
      if (!address.startsWith(origin)) return;
      asked.push(address.slice(origin.length));
      if (answer.status() >= 400 || !address.startsWith(`${site.url}/`)) wrong.push(`${answer.status()} ${address}`);
    });
    visitor.on('pageerror', ({ message }) => wrong.push(message));
    visitor.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));

    await visitor.goto(`${site.url}/vetrina/`);
    await expect(visitor.locator('spesa-product-slider .product-card').first()).toContainText('€');
    await expect(visitor.locator('spesa-product-slider')).toHaveAttribute('data-mounted', '');
    expect(await visitor.locator('script[data-spesa-config]').textContent()).toContain('"folder":"/negozio"');
    await visitor.locator('spesa-page').scrollIntoViewIfNeeded();
    await expect(visitor.locator('spesa-page')).toContainText('Una bottega.');
    expect(asked.some((address) => address.startsWith('/negozio/wp-json/'))).toBe(true);
    const beside = await visitor
      .locator(':is(spesa-product-slider, spesa-category-menu, spesa-static-image, spesa-footer) a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(beside.length).toBeGreaterThan(20);
    expect(beside.filter((href) => href.startsWith(origin) && !href.startsWith(`${site.url}/`))).toEqual([]);

    await visitor.locator('spesa-product-slider .product-card a').first().click();
    await expect(visitor.locator('spesa-product-page h1')).toBeVisible();
    expect(visitor.url()).toContain(`${site.url}/product/`);
    await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^${site.url}/product/`));
    await visitor.goto(`${site.url}/vetrina/`);
    await visitor.locator('spesa-search-box input').fill('latte');
    await visitor.locator('spesa-search-box input').press('Enter');
    await expect(visitor.locator('spesa-search-page .product-card').first()).toBeVisible();
    expect(visitor.url()).toContain(`${site.url}/search`);
    await visitor.goto(`${site.url}/category/frutta-e-verdura/`);
    await expect(visitor.locator('spesa-category-page .product-card').first()).toContainText('€');
    await visitor.goto(`${site.url}/checkout/`);
    await expect(visitor.locator('spesa-checkout')).toHaveAttribute('data-mounted', '');

    for (const address of [
      '/version.json',
      '/?spesa-worker=1',
      '/wp-json/wp/v2/menu-locations/spesa-main',
      '/wp-sitemap.xml',
    ])
      expect((await visitor.request.get(site.url + address)).status(), address).toBeLessThan(
        address.includes('menu') ? 405 : 400,
      );
    expect(asked.some((address) => address.startsWith('/negozio/wp-content/plugins/spesa/dist/'))).toBe(true);
    expect(wrong).toEqual([]);
    await visitor.close();
    expect(site.complaints()).toEqual([]);
  } finally {
    await site.stop();
  }
});
