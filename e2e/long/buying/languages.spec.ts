import { translations } from '../../../core/labels/translations.ts';
import { emptyCartToDeliver, orderHome } from '../../deliveries.ts';
import { expect, phone, test } from '../../fixtures.ts';
import { expectNoItalian, look, speak } from '../../foreign.ts';

test.use({ viewport: phone });

for (const [language, locale] of [
  ['de', 'de_DE'],
  ['en', 'en_GB'],
] as const) {
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
    await customer.call('POST', '/checkout/prepare', {});
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

test('a visitor reads home, a department and a product in English, and nothing of ours is Italian or cut', async ({
  page,
  context,
  shop,
  quiet,
}) => {
  await speak(context, shop, 'en_GB');
  await page.goto('/');
  await look(page, 'en', 'home', quiet);
  await page.goto('/category/frutta-e-verdura');
  await look(page, 'en', 'category', quiet);
  await page.locator('spesa-category-page .product-card a').first().click();
  await page.waitForURL(/\/product\//);
  await look(page, 'en', 'product', quiet);
});

/** Every kind of page of the shop, with what leads to it from a visitor or from Anna. */
const visited = {
  visitor: [
    ['home', '/'],
    ['department', '/category/frutta-e-verdura'],
    ['whole shop', '/category/tutti-i-reparti'],
    ['product', '/product/rosso-campano-fagioli-borlotti-lessati-400-g'],
    ['search', '/search?q=latte'],
    ['nothing found', '/search?q=qwxzk'],
    ['cart', '/cart'],
    ['login', '/login'],
    ['registration', '/registration-user'],
    ['password', '/reset-password-request'],
    ['delivery', '/delivery-service'],
    ['leaflets', '/leaflets'],
    ['stores', '/supermercati'],
    ['store', '/supermercati/507'],
    ['tracking', '/order-tracking'],
    ['not found', '/non-esiste'],
    ['cookies', '/cookie-preferences'],
  ],
  anna: [
    ['account', '/profile/dashboard'],
    ['lists', '/lists'],
    ['recurring', '/profile/recurring-orders'],
    ['subscriptions', '/profile/subscriptions'],
    ['addresses', '/profile/addresses'],
    ['address', '/profile/addresses/edit'],
    ['data', '/profile/update'],
    ['cards', '/profile/billing'],
    ['vouchers', '/profile/gift-codes'],
    ['awards', '/profile/awards'],
    ['messages', '/profile/notifications'],
    ['consents', '/profile/contact-preferences'],
    ['security', '/profile/security'],
    ['opinion', '/profile/survey'],
  ],
} as const;

for (const [who, pages] of Object.entries(visited))
  test(`every kind of page is in German from the header to the footer, for ${who}`, async ({
    page,
    context,
    shop,
    quiet,
    customer,
    problems,
  }) => {
    test.setTimeout(180_000);
    problems.allow(/404.*non-esiste/);
    if (who === 'anna') {
      await customer.signIn('anna');
      // Among the messages are then mails in Italian.
      await orderHome(customer);
    }
    await speak(context, shop, 'de_DE');
    for (const [name, path] of pages) {
      await page.goto(path);
      await quiet();
      await expectNoItalian(page, 'de', name);
    }
  });

test('a customer of an Italian site who chooses German in the account reads every element and page title in it, search, departments and cart too', async ({
  page,
  quiet,
  customer,
}) => {
  await customer.signIn('anna');
  await page.goto('/profile/dashboard');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('spesa-account')).toHaveAttribute('lang', 'de');
  for (const [name, path] of [
    visited.visitor[0],
    visited.visitor[1],
    visited.visitor[4],
    ...visited.anna.slice(0, 2),
  ]) {
    await page.goto(path);
    await quiet();
    for (const tag of ['spesa-search-box', 'spesa-category-menu', 'spesa-cart-button'])
      await expect(page.locator(tag)).toHaveAttribute('data-mounted');
    await expectNoItalian(page, 'de', name, '.spesa[data-mounted], h1:not(.spesa *)');
  }
});

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
  }
  const card = page.locator('spesa-category-page .product-card').first();
  const [box, name] = await Promise.all([card.boundingBox(), card.locator('[class*=name]').first().boundingBox()]);
  expect(Math.abs(box!.x + box!.width - (name!.x + name!.width))).toBeLessThan(24);
});
