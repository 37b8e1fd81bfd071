import { emptyCartToDeliver } from '../../deliveries.ts';
import { desktop, expect, phone, test } from '../../fixtures.ts';

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a product tells what the law wants and what it costs elsewhere [spesa-product-page] [GET /product-price/get-prices]', async ({
      page,
      accessibility,
    }) => {
      await page.goto('/product/frutteto-alto-mele-fuji');
      const product = page.locator('spesa-product-page');
      await expect(product).toHaveAttribute('data-mounted', '');
      for (const title of ['Allergeni', 'Origine', 'Varietà', 'Categoria'])
        await expect(product.getByRole('heading', { name: title })).toBeVisible();
      await expect(product).toContainText('Recesso escluso: deperibile');
      await product.getByText('Prezzi negli altri negozi').click();
      await expect(product.getByRole('row', { name: /Sturla/ })).toContainText('€/kg');
      expect(await accessibility.breaches()).toEqual([]);
    });
  });
}

test('a customer with favourites can see these alone; for a stranger there is no such filter [spesa-category-page] [GET /products]', async ({
  page,
  customer,
  quiet,
}) => {
  await page.goto('/category/latte-e-formaggi/');
  await quiet();
  const listing = page.locator('spesa-category-page');
  const filter = listing.getByRole('checkbox', { name: 'I tuoi preferiti' });
  await expect(filter).toHaveCount(0);
  await customer.signIn('anna');
  await page.goto('/category/latte-e-formaggi/');
  await expect(filter).toBeVisible();
  await quiet();
  const all = Number.parseInt((await listing.locator('.listing__count').textContent()) ?? '', 10);
  await filter.check();
  await expect(listing.getByRole('button', { name: 'Togli il filtro I tuoi preferiti' })).toBeVisible();
  await expect(listing.locator('[aria-busy=true]')).toHaveCount(0);
  const own = Number.parseInt((await listing.locator('.listing__count').textContent()) ?? '', 10);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(all / 4);
  // It is written when the page is idle.
  await expect(page).toHaveURL(/[?&]preferred=1/);
  await page.reload();
  await expect(filter).toBeChecked();
  await expect(listing.locator('.product-card__name')).toHaveCount(Math.min(own, 24));
});

test('where the site wants it, who has favourites begins with them in one call, takes them off, and begins with them again in the next category [spesa-category-page] [GET /products]', async ({
  page,
  customer,
  quiet,
}) => {
  await page.route(
    (url) => url.pathname.startsWith('/category/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('<spesa-category-page', '<spesa-category-page favourites="first"'),
      });
    },
  );
  const listing = page.locator('spesa-category-page');
  const filter = listing.getByRole('checkbox', { name: 'I tuoi preferiti' });
  await page.goto('/category/latte-e-formaggi/');
  await quiet();
  await expect(listing.locator('.product-card__name')).toHaveCount(24);
  await expect(filter).toHaveCount(0);

  await customer.signIn('anna');
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/products') && searchParams.get('page_size') === '24')
      asked.push(searchParams.get('preferred'));
  });
  await page.goto('/category/latte-e-formaggi/');
  await expect(filter).toBeChecked();
  await quiet();
  await expect(listing.locator('[aria-busy=true]')).toHaveCount(0);
  const own = await listing.locator('.product-card__name').count();
  expect(own).toBeLessThan(24);
  expect(asked).toEqual(['true']);
  expect(new URL(page.url()).search).toBe('');

  await listing.getByRole('button', { name: 'Togli il filtro I tuoi preferiti' }).click();
  await expect(listing.locator('.product-card__name')).toHaveCount(24);
  expect(new URL(page.url()).search).toBe('?preferred=0');
  await page.goto('/category/frutta-e-verdura/');
  await expect(filter).toBeChecked();
  await page.goBack();
  await expect(filter).not.toBeChecked();
  await page.goBack();
  await expect(filter).toBeChecked();
  await expect(listing.locator('.product-card__name')).toHaveCount(own);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop’s blocks of a department are printed with what they show [spesa-category-blocks]', async ({
    page,
  }) => {
    await page.goto('/category/dispensa/');
    const blocks = page.locator('spesa-category-blocks');
    await expect(blocks.locator('spesa-product-slider .product-card').first()).toContainText('€');
    await expect(blocks.locator('spesa-banner-list img').first()).toBeAttached();
  });
});

test('the shop’s blocks need no code of their own, and those inside come alive [spesa-category-blocks]', async ({
  page,
}) => {
  await page.goto('/category/dispensa/');
  const slider = page.locator('spesa-category-blocks spesa-product-slider');
  await slider.scrollIntoViewIfNeeded();
  await expect(slider).toHaveAttribute('data-mounted', '');
  await expect(page.locator('spesa-category-blocks').first()).not.toHaveAttribute('data-mounted', '');
});

test('a pack says how many pieces a press adds and that its price is for one, and a press adds them [spesa-search-page] [spesa-product-page]', async ({
  page,
  customer,
}) => {
  await page.setViewportSize(phone);
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  await page.goto('/search/?q=acqua+minerale+fardello');
  const card = page.locator('spesa-search-page .product-card').first();
  await expect(card.locator('.price__per')).toHaveText('/pz');
  await expect(card.locator('[data-press]')).toHaveText('Aggiungi 6\u00a0pz');
  await card.locator('[data-press]').click();
  await expect(card.locator('.quantity__packs')).toHaveText('1\u00a0conf');
  await card.locator('.product-card__name a').click();
  const bought = page.locator('.product-page__text');
  await expect(bought.locator('.quantity__packs')).toHaveText('1\u00a0conf');
  const { cartId, cartItems } = await customer.call<{ cartId: number; cartItems: { quantity: number }[] }>(
    'GET',
    '/cart/view',
  );
  expect(cartItems.map(({ quantity }) => quantity)).toEqual([6]);
  await customer.call('POST', '/cart/close', { cart_id: cartId });
  await page.reload();
  await expect(bought.locator('[data-press]')).toHaveText('Aggiungi 6\u00a0pz');
});
