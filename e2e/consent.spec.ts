import type { Page } from '@playwright/test';
import { expect, phone, test } from './fixtures.ts';
import { watchShifts } from './shifts.ts';

test.use({ viewport: phone });

/** What the other plugins of the site have been told, and what they may do. */
const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'toldConsent') as object[]);
const may = (page: Page) =>
  page.evaluate(() => {
    const has = Reflect.get(window, 'wp_has_consent') as (category: string) => boolean;
    return [has('statistics'), has('marketing')];
  });
const kept = (page: Page) =>
  page.evaluate(() => {
    const app = JSON.parse(localStorage.getItem('spesa:1:app') ?? '{}') as { cookiePreferences?: object };
    return app.cookiePreferences ?? null;
  });
const banner = (page: Page) => page.getByRole('region', { name: 'I tuoi dati, le tue scelte' });

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

test('LAW-12 where another plugin of the site asks, the shop shows no question of its own and follows each of its answers', async ({
  page,
  quiet,
}) => {
  await page.goto('/?consent-api=asked');
  await quiet();
  await expect(banner(page)).toHaveCount(0);
  const listened = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('wp_listen_for_consent_change', resolve, { once: true })),
  );
  await page.getByRole('button', { name: 'Other allow' }).click();
  await listened;
  expect(await kept(page)).toMatchObject({ analytics: true, profilation: true });
  await page.goto('/?consent-api=asked');
  await quiet();
  expect(await may(page)).toEqual([true, true]);
  expect(await kept(page)).toMatchObject({ analytics: true, profilation: true });
  await page.getByRole('button', { name: 'Other deny' }).click();
  await expect.poll(() => kept(page)).toMatchObject({ analytics: false, profilation: false });
  expect((await told(page)).length).toBe(2);
});

test('LAW-12 a page tells the shop how it went once, when it is left, after the customer’s yes and not before; nothing of whose visit it was', async ({
  page,
  shop,
  quiet,
}) => {
  const reports: { url: string; body: string; cookie: string | undefined }[] = [];
  const code: string[] = [];
  const answers: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/visitReport.js')) code.push(request.url());
    if (!request.url().includes('/ebsn/api/visits')) return;
    reports.push({ url: request.url(), body: request.postData() ?? '', cookie: request.headers()['cookie'] });
  });
  page.on('response', (response) => {
    if (response.url().includes('/ebsn/api/visits')) answers.push(response.status());
  });
  const leave = async () => {
    await page.goto('/cart?consent-api');
    await quiet();
  };
  await page.goto('/?consent-api&code=secret');
  await expect(banner(page)).toBeVisible();
  await quiet();
  await leave();
  expect([reports, code]).toEqual([[], []]);

  await page.goto('/?consent-api&code=secret');
  const loaded = page.waitForRequest(/\/visitReport\.js/);
  await page.getByRole('button', { name: 'Accetta tutti' }).click();
  await loaded;
  await page
    .getByRole('button', { name: 'Menù account' })
    .or(page.getByRole('link', { name: 'Accedi' }))
    .first()
    .hover();
  await quiet();
  await page.waitForTimeout(300);
  await leave();
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]!.url).toBe(`${shop}/ebsn/api/visits`);
  const told = JSON.parse(reports[0]!.body) as Record<string, unknown>;
  expect(told).toMatchObject({ page: 'home', device: 'phone', failed: 0 });
  expect(told['lcp']).toBeGreaterThan(50);
  expect(told['inp']).toBeGreaterThan(0);
  expect(told['touch']).toBeGreaterThan(0);
  expect(told['cls']).toBeLessThan(100);
  expect(reports[0]!.body.length).toBeLessThan(200);
  expect(Object.keys(told).sort()).toEqual(['calls', 'cls', 'device', 'failed', 'inp', 'lcp', 'page', 'touch']);
  await expect.poll(() => answers).toEqual([204]);
});
