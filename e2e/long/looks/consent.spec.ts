import { banner, kept, may, told } from '../../consent.ts';
import { expect, phone, test } from '../../fixtures.ts';
import { enterWarehouse } from '../../warehouse.ts';

test.use({ viewport: phone });

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

test('LAW-12 a page tells the shop how it went once, when it is left, after the customer’s yes and not before; the shop shows it to those who work there', async ({
  page,
  shop,
  quiet,
  request,
}) => {
  // What a page sends while it is left is shown to no test, so that the page itself notes it.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const sent = JSON.parse(sessionStorage.getItem('sent') ?? '[]') as string[][];
      sessionStorage.setItem('sent', JSON.stringify([...sent, [String(url), body as string]]));
      return send(url, body);
    };
  });
  const code: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('/visitReport.js')) code.push(asked.url());
  });
  const sent = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('sent') ?? '[]') as [string, string][]);
  await page.goto('/?consent-api&code=secret');
  await expect(banner(page)).toBeVisible();
  await quiet();
  await page.goto('/search?consent-api&q=latte');
  await quiet();
  expect([await sent(), code]).toEqual([[], []]);

  const loaded = page.waitForResponse(/\/visitReport\.js/);
  await page.getByRole('button', { name: 'Accetta tutti' }).click();
  await loaded;
  await quiet();
  await page.goto('/cart?consent-api');
  const reports = await sent();
  expect(reports.map(([url]) => new URL(url, shop).href)).toEqual([`${shop}/ebsn/api/visits`]);
  const body = reports[0]![1];
  const told = JSON.parse(body) as Record<string, number | string>;
  expect(told).toMatchObject({ page: 'search', device: 'phone', failed: 0 });
  expect(Object.keys(told).sort()).toEqual(['calls', 'cls', 'device', 'failed', 'inp', 'lcp', 'page', 'touch']);
  for (const measure of ['lcp', 'inp', 'touch']) expect(told[measure]).toBeGreaterThan(0);
  expect(told['cls']).toBeLessThan(100);
  expect(body.length).toBeLessThan(200);

  await enterWarehouse(request, shop);
  await page.context().addCookies((await request.storageState()).cookies);
  await page.goto('/magazzino/velocita');
  await expect(page.getByRole('row', { name: /^Ricerca 1 / })).toBeVisible();
});
