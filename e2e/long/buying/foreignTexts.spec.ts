import type { Page } from '@playwright/test';
import { emptyCartToDeliver } from '../../deliveries.ts';
import { desktop, expect, test } from '../../fixtures.ts';

test.use({ viewport: desktop });

/** As the browsers' page translation does: each text gives way to `<font>` elements, new ones and changed ones too; `wrap` leaves the text inside. */
const translate = (page: Page, way: 'replace' | 'wrap'): Promise<void> =>
  page.evaluate((way) => {
    document.documentElement.classList.add('translated-ltr');
    const translated = (text: Text) => {
      if (
        text.data.trim() === '' ||
        text.parentElement?.closest('font, script, style, template, noscript, [translate=no]')
      )
        return;
      const font = document.createElement('font');
      const inner = font.appendChild(document.createElement('font'));
      if (way === 'wrap') {
        text.replaceWith(font);
        inner.append(text);
      } else {
        inner.textContent = `‹${text.data}›`;
        text.replaceWith(font);
      }
    };
    const all = (node: Node) => {
      if (node instanceof Text) return translated(node);
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translated);
    };
    all(document.body);
    let busy: ReturnType<typeof setTimeout>;
    new MutationObserver(() => {
      clearTimeout(busy);
      busy = setTimeout(() => all(document.body), 150);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, way);

/** The text of an element as it is read, without the translator's signs. */
const read = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => (element as HTMLElement).innerText.replaceAll(/[‹›\s\u00a0]/g, ''));

for (const way of ['replace', 'wrap'] as const) {
  test(`WP-14 while the browser translates the page (${way}), cards, cart and totals go on showing what is so, and nothing breaks @react`, async ({
    page,
    customer,
    problems,
  }) => {
    problems.allow(/photo/);
    await customer.signIn('anna');
    await emptyCartToDeliver(customer);
    await page.goto('/category/dispensa?sort=price+desc');
    await expect(page.locator('spesa-category-page').first()).toHaveAttribute('data-mounted', '');
    const card = page.locator('spesa-category-page .product-card').first();
    const price = () => read(page, 'spesa-category-page .product-card .price__amount');
    const dear = await price();
    await translate(page, way);
    await card.locator('[data-press]').first().click();
    const amount = card.locator('input').first();
    await expect(amount).toHaveValue('1');
    const total = () => read(page, '.cart-button__total');
    const changes = async (press: () => Promise<void>) => {
      const before = await total();
      await press();
      await expect.poll(total).not.toBe(before);
      await expect.poll(total).toMatch(/^[\d.,]+€$/);
    };
    await expect.poll(total).toMatch(/€/);
    for (const name of [/^Aumenta/, /^Aumenta/, /^Diminuisci/])
      await changes(() => card.getByRole('button', { name }).click());

    await page.locator('select[name=sort], .listing__sort select').first().selectOption('price asc');
    await expect(page).toHaveURL(/price(\+|%20)asc/);
    await expect.poll(price).not.toBe(dear);
    const shown = await page
      .locator('spesa-category-page .product-card__name')
      .evaluateAll((all) => all.map((name) => name.textContent.replaceAll(/[‹›]/g, '').trim()));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((name) => /(.{6,})\1/.test(name))).toEqual([]);

    await page.locator('spesa-cart-button[data-mounted] a').first().click();
    const drawer = page.locator('dialog[open]').last();
    await expect(drawer.locator('.cart-line')).toHaveCount(1);
    await expect.poll(() => read(page, 'dialog[open] .cart-totals')).toMatch(/€/);
    const more = drawer.locator('.cart-line').getByRole('button', { name: /^Aumenta/ });
    await changes(() => more.click());
    await expect(page.locator('.notice--error')).toHaveCount(0);
    const translated = await total();
    const plain = await page.context().newPage();
    await plain.goto('/pagina-semplice/');
    await expect.poll(() => read(plain, '.cart-button__total')).toBe(translated);
  });
}

test('WP-14 with WordPress’ own emoji script, texts with emoji are pictures, and the next text takes their place @react', async ({
  page,
  problems,
}) => {
  problems.allow(/photo|s\.w\.org|ERR_/);
  await page.route('https://s.w.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.route('**/ebsn/api/products?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"name":"([A-Z])/g, '"name":"🍎 $1') });
  });
  await page.goto('/category/frutta-e-verdura/');
  await expect(page.locator('spesa-category-page').first()).toHaveAttribute('data-mounted', '');
  await page.evaluate(() => {
    Object.assign(window, {
      _wpemojiSettings: {
        baseUrl: 'https://s.w.org/images/core/emoji/16.0.1/72x72/',
        ext: '.png',
        svgUrl: 'https://s.w.org/images/core/emoji/16.0.1/svg/',
        svgExt: '.svg',
        source: { concatemoji: '' },
        supports: { everything: false, everythingExceptFlag: false },
        DOMReady: true,
      },
    });
  });
  await page.addScriptTag({ url: '/wp-includes/js/wp-emoji-release.min.js' });
  const names = page.locator('spesa-category-page .product-card__name');
  for (const order of ['price asc', 'price desc', 'price asc']) {
    await page.locator('select[name=sort], .listing__sort select').first().selectOption(order);
    await expect(page).toHaveURL(new RegExp(order.replace(' ', '(\\+|%20)')));
    await expect(names.first().locator('img.emoji')).toHaveCount(1);
    await expect
      .poll(() =>
        names.evaluateAll((all) => all.filter((name) => name.querySelectorAll('img.emoji').length !== 1).length),
      )
      .toBe(0);
  }
  await expect(page.locator('.notice--error')).toHaveCount(0);
});
