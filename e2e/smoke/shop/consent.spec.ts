import { banner, kept, may, told } from '../../consent.ts';
import { expect, phone, test } from '../../fixtures.ts';
import { watchShifts } from '../../shifts.ts';

test.use({ viewport: phone });

test('LAW-12 SUP-06 where the shop asks, a page asks nobody else before the answer and moves nothing; the site’s other plugins are told of each answer, and of none before', async ({
  page,
  shop,
  quiet,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (/^http/.test(request.url())) hosts.add(new URL(request.url()).origin);
  });
  const shifts = await watchShifts(page);
  await page.goto('/?consent-api');
  await expect(banner(page)).toBeVisible();
  await quiet();
  expect(await shifts.sum(), await shifts.listed()).toBeLessThanOrEqual(0.02);
  expect([await told(page), await may(page), await kept(page)]).toEqual([[], [false, false], null]);
  await page.getByRole('button', { name: 'Accetta tutti' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await told(page)).toEqual([{ statistics: 'allow' }, { marketing: 'allow' }]);
  expect(await kept(page)).toMatchObject({ technical: true, analytics: true, profilation: true });

  await page.goto('/cookie-preferences/?consent-api');
  expect(await may(page)).toEqual([true, true]);
  await page.getByRole('button', { name: 'Rifiuta tutti' }).click();
  await expect.poll(() => may(page)).toEqual([false, false]);
  await expect(banner(page)).toHaveCount(0);
  expect([...hosts]).toEqual([shop]);
});
