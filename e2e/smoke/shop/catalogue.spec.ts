import { desktop, expect, phone, test } from '../../fixtures.ts';
import { watchShifts } from '../../shifts.ts';
import { watchCalls } from '../../traffic.ts';

test.describe('at 390 px', () => {
  test.use({ viewport: phone });

  test('a filter of a category is one call without a shift, the address carries it, and back and a shared link show the same [spesa-category-page] [GET /products] @react', async ({
    page,
    accessibility,
    quiet,
  }) => {
    const shifts = await watchShifts(page);
    await page.goto('/category/dispensa/?page=2');
    await quiet();
    const listing = page.locator('spesa-category-page');
    await expect(listing).toHaveAttribute('data-mounted', '');
    expect(await accessibility.breaches()).toEqual([]);
    const toggle = listing.getByRole('button', { name: 'Filtri', exact: true });
    if (await toggle.isVisible()) await toggle.click();
    const calls = watchCalls(page);
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/ebsn/api/products*', async (route) => {
      await held;
      await route.continue();
    });
    await listing.getByRole('checkbox', { name: 'Prezzi sempre bassi' }).check();
    await expect(listing.getByRole('button', { name: 'Togli il filtro Prezzi sempre bassi' })).toBeAttached();
    const moved = await shifts.all();
    const answered = page.waitForResponse('**/ebsn/api/products*');
    answer();
    const { data } = (await (await answered).json()) as { data: { products: unknown[] } };
    await expect(listing.locator('.product-card__name')).toHaveCount(data.products.length);
    await expect(listing.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(listing.locator('.product-card__brand').first()).toHaveText('Spesa Buona');
    expect(calls).toEqual(['/products']);
    expect((await shifts.all()) - moved, await shifts.listed()).toBeLessThanOrEqual(0.02);
    expect(new URL(page.url()).search).toBe('?tp=1');
    const names = await listing.locator('.product-card__name').allTextContents();

    await page.goBack();
    await expect(listing.getByRole('checkbox', { name: 'Prezzi sempre bassi' })).not.toBeChecked();
    expect(new URL(page.url()).search).toBe('?page=2');
    await page.goto('/category/dispensa/?tp=1');
    await expect(listing).toHaveAttribute('data-mounted', '');
    await expect(listing.locator('.product-card__name')).toHaveText(names);
  });
});

test.describe('at 1440 px', () => {
  test.use({ viewport: desktop });

  test('a search by keyboard alone: words, suggestions, saved words, taking one away [spesa-search-box] [spesa-search-page] [GET /products/suggest]', async ({
    page,
    accessibility,
  }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Cerca', exact: true });
    await page.locator('spesa-search-box input').focus();
    await expect(field).toBeFocused();
    await page.keyboard.type('latte');
    await expect(page.getByRole('option').first()).toContainText('latte');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\/?\?q=latte/);
    await expect(page.getByRole('heading', { level: 1, name: 'Risultati per «latte»' })).toHaveCount(1);
    await expect(page.locator('spesa-search-page .product-card').first()).toContainText(/latte/i);
    await expect(page.locator('.search-words').getByRole('link', { name: 'latte', exact: true })).toBeVisible();
    expect(await accessibility.breaches()).toEqual([]);

    await page.locator('spesa-search-box input').focus();
    await field.fill('');
    await expect(page.getByRole('option').first()).toContainText('Cercata da te');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('option').first()).toContainText('Ricerca veloce');
  });
});
