import { desktop, expect, phone, test } from './fixtures.ts';
import { watchShifts } from './shifts.ts';
import { printedAge } from './traffic.ts';

const firstProduct = 'spesa-product-slider a[href*="/product/"]';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, category and product can be read and walked', async ({ page }) => {
    await page.goto('/');
    const link = page.locator(firstProduct).first();
    const name = (await link.textContent())?.trim() ?? '';
    expect(name).not.toBe('');
    await expect(page.locator('spesa-product-slider').first()).toContainText('€');

    await page.locator('spesa-category-menu a[href*="/category/"]').first().click();
    await expect(page).toHaveURL(/\/category\//);
    await expect(page.locator('main h1, spesa-category-page h1').first()).toBeVisible();
    await expect(page.locator('spesa-category-page .product-card').first()).toContainText('€');

    await page.locator('spesa-category-page a[href*="/product/"]').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.locator('spesa-product-page')).toContainText('€');
  });
});

test('two visitors get the same bytes, whoever they are', async ({ request, shop, customer }) => {
  await customer.signIn('anna');
  for (const path of ['/', '/category/frutta-e-verdura/']) {
    const [first, second] = [
      await request.get(shop + path),
      await request.get(shop + path, { headers: { Cookie: 'spesa=1', 'Accept-Language': 'de' } }),
    ];
    expect(await first.text()).toBe(await second.text());
    expect(first.headers()['set-cookie']).toBeUndefined();
  }
});

for (const viewport of [phone, desktop]) {
  test.describe(`a ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of ['/', '/category/frutta-e-verdura/']) {
      test(`${path} takes over what the server printed without moving it @react`, async ({ page, quiet }) => {
        const shifts = await watchShifts(page);
        await page.goto(path);
        await expect(page.locator('[data-mounted]').first()).toBeVisible();
        await quiet();
        expect(await shifts.sum(), await shifts.listed()).toBeLessThanOrEqual(0.02);
      });
    }
  });
}

test('CACHE-07 with its seed a slider asks nothing, and a stranger causes no cart call [GET /products] [GET /cart/view] @react', async ({
  page,
  quiet,
}) => {
  await printedAge(page, 0);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ebsn/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect(page.locator('spesa-product-slider[data-mounted]').first()).toBeVisible();
  await quiet();
  expect(asked.filter((path) => /\/(products|cart)(\/|$)/.test(path))).toEqual([]);
});

test('a known customer causes one cart call a page, however many elements show the cart [GET /cart/view] @react', async ({
  page,
  customer,
  quiet,
}) => {
  await customer.signIn('anna');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cart/view')) asked.push(request.url());
  });
  await page.goto('/');
  await expect(page.locator('spesa-product-slider[data-mounted]').first()).toBeVisible();
  await quiet();
  expect(asked).toHaveLength(1);
});

test('without its seed a slider asks for its products exactly once [GET /products] @react', async ({
  page,
  shop,
  quiet,
}) => {
  const asked: string[] = [];
  await page.route(`${shop}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/<script type="application\/json" data-spesa-seeds>.*?<\/script>/gs, ''),
    });
  });
  page.on('request', (request) => {
    if (/\/ebsn\/api\/products(\?|$)/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/');
  await quiet();
  for (const slider of await page.locator('spesa-product-slider').all()) {
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.locator('.product-card').first()).toBeVisible();
  }
  const sliders = await page.locator('spesa-product-slider').count();
  await expect.poll(() => asked.length).toBe(sliders);
  await quiet();
  expect(asked.length).toBe(sliders);
  expect(new Set(asked).size).toBe(asked.length);
});

test('NET-01 without the API the page lives: what the server printed stays, and nothing spins for ever', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/ebsn/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.locator('spesa-product-slider .product-card').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
