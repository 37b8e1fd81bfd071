import { desktop, expect, phone, test } from '../../fixtures.ts';
import { watchShifts } from '../../shifts.ts';

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
