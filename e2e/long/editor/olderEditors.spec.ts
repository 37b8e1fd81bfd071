import { missingFromPhp } from '../../../demo/wordpress/native.ts';
import { coreOf } from '../../../tests/release/versions.ts';
import { desktop, expect, test } from '../../fixtures.ts';
import { openOn } from '../../wordpress/editorPage.ts';
import { openEmptySite } from '../../wordpress/emptySite.ts';
import { currentZip, install, logIn } from '../../wordpress/pluginZip.ts';

test.use({ viewport: desktop, baseURL: 'http://localhost', actionTimeout: 20_000 });
test.setTimeout(240_000);
test.skip(missingFromPhp().length > 0, 'older versions of WordPress need a real PHP');

/** Of what the console says, only what a file of ours has caused counts: an old WordPress complains of itself in a new browser. */
const ours = /plugins\/spesa\//;

for (const version of ['6.5', '6.8'] as const)
  test(`WP-07 the editor of WordPress ${version}: blocks are inserted, seen, set, published, and a visitor has them`, async ({
    page,
    browser,
    problems,
  }) => {
    problems.allow(/^/);
    const wrong: string[] = [];
    page.on('pageerror', (error) => ours.test(error.stack ?? '') && wrong.push(error.stack!));
    page.on('console', (message) => {
      const said = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' && ours.test(said)) wrong.push(said);
    });
    await page.route(/gravatar\.com/, (route) => route.abort());
    const site = await openEmptySite({ core: await coreOf(version), connected: true });
    try {
      await logIn(page, site.url);
      await install(page, site.url, currentZip());
      await page.goto(`${site.url}/wp-admin/post-new.php`);
      const editor = await openOn(page);
      expect((await editor.blockNames()).length).toBeGreaterThan(60);

      const slider = await editor.insert('spesa/product-slider', { promo: true });
      await expect(slider.locator('.product-card').first()).toBeVisible();
      await page.getByLabel(/^(Numero di prodotti|Number of products)$/).fill('3');
      await expect(slider.locator('.product-card')).toHaveCount(3);
      const interact = page.getByRole('button', { name: /Interagisci|Interact/ });
      await interact.click();
      await expect(slider.locator('.spesa-preview__cover')).toHaveCount(0);

      const sold = await page.request.get(`${site.api}/products?page_size=1`);
      const { data } = (await sold.json()) as { data: { products: { productId: number }[] } };
      const product = await editor.insert('spesa/product', { productIds: String(data.products[0]!.productId) });
      await expect(product.locator('.product-card')).toBeVisible();
      const tabs = await editor.insert('spesa/product-tabs', { categories: '2,3' });
      await expect(tabs.getByRole('tab').first()).toBeVisible();
      const text = await editor.insert('spesa/static-text', { text: '' });
      await text.getByRole('textbox').pressSequentially('Ciao dal negozio');
      expect(await editor.attributes()).toMatchObject({ text: 'Ciao dal negozio' });

      const image = `${site.url}/wp-includes/images/w-logo-blue-white-bg.png`;
      await editor.insert('spesa/static-image', { image, shape: 'square', alt: 'Logo', link: '' });
      const left = page.locator('.components-focal-point-picker-control').getByRole('spinbutton').first();
      await left.fill('20');
      await left.press('Enter');
      expect((await editor.attributes())['focus']).toMatch(/^20% \d+%$/);

      const visitor = await browser.newPage({ viewport: desktop });
      await visitor.goto(await editor.publish());
      await expect(visitor.locator('spesa-product-slider .product-card')).toHaveCount(3);
      await expect(visitor.locator('spesa-product .product-card')).toContainText('€');
      await expect(visitor.locator('spesa-product-tabs').getByRole('tab').first()).toBeVisible();
      await expect(visitor.locator('spesa-static-text')).toContainText('Ciao dal negozio');
      await expect(visitor.locator('spesa-static-image img')).toHaveCSS('object-position', '20% 50%');
      await visitor.close();
      expect(wrong).toEqual([]);
      expect(site.complaints()).toEqual([]);
    } finally {
      await site.stop();
    }
  });
