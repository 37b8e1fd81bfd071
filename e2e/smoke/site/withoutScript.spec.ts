import { expect, phone, test } from '../../fixtures.ts';

test.use({ javaScriptEnabled: false, viewport: phone });

test('without JavaScript a customer walks from the home page over a department to a product and reads its prices', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.locator('spesa-category-menu');
  const department = menu.getByRole('link').first();
  const name = await department.innerText();
  await department.click();
  await expect(page).toHaveURL(/\/category\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation').filter({ hasText: 'Home' }).last()).toBeVisible();
  expect(name).not.toBe('');

  const second = page.locator('.pager').getByRole('link', { name: 'Pagina 2', exact: true });
  // By keyboard: cards above are laid out as they are scrolled to (content-visibility), which moves the link under a mouse.
  await second.press('Enter');
  await expect(page).toHaveURL(/[?&]page=2/);
  const card = page
    .locator('.product-card')
    .filter({ has: page.locator('.price__unit', { hasText: '€/' }) })
    .first();
  const product = await card.getByRole('heading').textContent();
  const price = await card.locator('.price__amount').textContent();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product!);
  await expect(page.locator('.product-page .price__amount')).toHaveText(price!);
  await expect(page.locator('.product-page .price__unit')).toContainText('€/');
});

test('without JavaScript the search finds products and an order of the list can be chosen', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('spesa-search-box').getByRole('searchbox');
  await field.fill('mele');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=mele/);
  await expect(page.locator('.product-card').first()).toBeVisible();

  await page.locator('select[name=sort]').selectOption('price asc');
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(page).toHaveURL(/q=mele.*sort=price(\+|%20)asc/);
  const prices = (await page.locator('.price__amount').allTextContents()).map((text) =>
    Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
  );
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test('WP-12 two visitors get byte-equal HTML, of a page with every block too, and an unknown product is not found', async ({
  request,
}) => {
  const other = { Cookie: 'X-Ebsn-Account=jwt', 'User-Agent': 'Altro/1.0', 'Accept-Language': 'de' };
  for (const path of ['/', '/ogni-blocco/']) {
    const answer = await request.get(path);
    expect(answer.headers()['set-cookie'], path).toBeUndefined();
    const first = await answer.text();
    expect(new Set(first.match(/<spesa-[a-z-]+/g)).size, path).toBeGreaterThan(path === '/' ? 5 : 40);
    // Until the shop has answered all that the page asks, each view may know more than the one before.
    await expect(async () => {
      const [one, two] = await Promise.all([request.get(path), request.get(path, { headers: other })]);
      const [lines, others] = [(await one.text()).split('\n'), (await two.text()).split('\n')];
      const different = lines.findIndex((line, index) => line !== others[index]);
      expect([different, lines.length], (others[different] ?? '').slice(0, 200)).toEqual([-1, others.length]);
    }).toPass({ timeout: 30_000 });
  }
  expect((await request.get('/product/questo-non-c-e')).status()).toBe(404);
});

test('without JavaScript the discovery takes an address, and the page it leads to says what is needed and whom to call [spesa-service-discovery]', async ({
  page,
}) => {
  await page.goto('/');
  const discovery = page.locator('spesa-service-discovery');
  await discovery.getByRole('searchbox').fill('Via Roma 1, Genova');
  await discovery.getByRole('button', { name: 'Scopri i servizi' }).click();
  await expect(page).toHaveURL(/\/delivery-service\/?\?.*addressString=Via/);
  const said = page.locator('spesa-delivery-service-view p');
  await expect(said).toHaveText([/attiva JavaScript/, 'Telefono: 010 895 0012']);
  await expect(said.last()).toBeVisible();
});
