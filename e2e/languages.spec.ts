import type { BrowserContext, Page } from '@playwright/test';
import { texts } from '../core/labels/it.ts';
import { translations } from '../core/labels/translations.ts';
import { sentences } from '../demo/server/language/sentences.ts';
import { emptyCartToDeliver } from './deliveries.ts';
import { desktop, expect, phone, test } from './fixtures.ts';

test.use({ viewport: phone });

type Foreign = 'en' | 'de';

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

async function speak(context: BrowserContext, shop: string, locale: string): Promise<void> {
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

async function look(page: Page, language: Foreign, name: string, quiet: () => Promise<void>): Promise<void> {
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
  await page.screenshot({ path: `test-results/languages/${language}-${name}-${width}.png`, fullPage: true });
}

for (const [language, locale] of [
  ['de', 'de_DE'],
  ['en', 'en_GB'],
] as const) {
  test(`a visitor reads home, a department and a product in ${language}, and nothing of ours is Italian or cut`, async ({
    page,
    context,
    shop,
    quiet,
  }) => {
    await speak(context, shop, locale);
    await page.goto('/');
    await look(page, language, 'home', quiet);
    await page.goto('/category/frutta-e-verdura');
    await look(page, language, 'category', quiet);
    await page.locator('spesa-category-page .product-card a').first().click();
    await page.waitForURL(/\/product\//);
    await look(page, language, 'product', quiet);
  });

  test(`a customer reads cart, checkout, account and an order in ${language}; the server is told the language, and the button says what the law asks`, async ({
    page,
    context,
    shop,
    quiet,
    customer,
  }) => {
    await customer.signIn('anna');
    await emptyCartToDeliver(customer);
    await speak(context, shop, locale);
    const own = translations[language]!;
    const asked = new Set<string>();
    page.on('request', (request) => {
      const header = request.headers()['x-ebsn-language'];
      if (header) asked.add(header);
    });
    await page.goto('/category/dispensa?sort=price+desc');
    const card = page.locator('spesa-category-page .product-card').first();
    await card.locator('[data-press]').first().click();
    const quantity = card.locator('input').first();
    await quantity.fill('9');
    await quantity.press('Enter');
    await expect(page.locator('spesa-cart-button').first()).toContainText(/\d{3}[.,]\d\d/);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: own.get('cart.title')! })).toBeVisible();
    await look(page, language, 'cart', quiet);
    await page.goto('/checkout');
    await expect(page.getByText(own.get('checkout.toPayment')!).first()).toBeVisible();
    await look(page, language, 'checkout', quiet);
    const { orderId } = await customer.call<{ orderId: number }>('POST', '/checkout/buy', { payment_type_id: 22 });
    for (const [name, path] of [
      ['account', '/profile/dashboard'],
      ['orders', '/profile/orders'],
      ['order', `/profile/orders/${orderId}`],
    ] as const) {
      await page.goto(path);
      await look(page, language, name, quiet);
    }
    expect([...asked]).toEqual([language]);
  });
}

test('a page from right to left is laid out as one: nothing sticks out, and what stood at the end stands at the start', async ({
  page,
  context,
  shop,
  quiet,
}) => {
  await context.addCookies([{ name: 'test-direction', value: 'rtl', url: shop }]);
  for (const [name, path] of [
    ['home', '/'],
    ['category', '/category/frutta-e-verdura'],
  ] as const) {
    await page.goto(path);
    await quiet();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(phone.width);
    await page.screenshot({ path: `test-results/languages/rtl-${name}.png`, fullPage: true });
  }
  const card = page.locator('spesa-category-page .product-card').first();
  const [box, name] = await Promise.all([card.boundingBox(), card.locator('[class*=name]').first().boundingBox()]);
  expect(Math.abs(box!.x + box!.width - (name!.x + name!.width))).toBeLessThan(24);
});
