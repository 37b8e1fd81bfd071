import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Page } from '@playwright/test';
import type { StandIn } from '../../../tests/widgets/delivery/googleStandIn.ts';
import type { Customer } from '../../customer.ts';
import { rewrite } from '../../documents.ts';
import { desktop, expect, phone, test } from '../../fixtures.ts';

declare global {
  interface Window {
    standIn: StandIn;
  }
}

const standIn = buildSync({
  entryPoints: [path.join(import.meta.dirname, '../../../tests/widgets/delivery/googleStandIn.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'googleMaps',
  target: 'es2022',
}).outputFiles[0]!.text;

/** The page of the places to fetch from, on a site with a key of Google's; its script is the stand-in's, or does not come. */
async function openPlaces(page: Page, customer: Customer, script: 'stands in' | 'is blocked'): Promise<void> {
  if (script === 'stands in')
    await page.addInitScript(
      `${standIn}; addEventListener('readystatechange', () => { window.standIn ??= googleMaps.googleStandIn(); }, { capture: true });`,
    );
  else await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await rewrite(page, (html) => html.replace(/data-spesa-config [^>]*>\{/, '$&"mapsKey":"public-key",'));
  await customer.signIn('dario');
  await page.goto('/profile/addresses?service=1');
  if (page.viewportSize()!.width === phone.width) await page.getByRole('button', { name: 'Mappa' }).click();
  await page.locator('spesa-address-list .near-map').scrollIntoViewIfNeeded();
}

const agree = (page: Page) => page.getByRole('button', { name: 'Mostra la mappa di Google' });

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('LAW-12 NET-14 Google’s map comes with the customer’s consent alone, its pins tell the store and close again; a key that is refused later gives way to the own map, said once [spesa-address-list]', async ({
      page,
      customer,
      accessibility,
    }) => {
      await openPlaces(page, customer, 'stands in');
      const own = page.locator('.places-map__land');
      await expect(agree(page)).toBeVisible();
      await expect(own).toBeVisible();
      expect(await page.evaluate(() => window.standIn.scripts)).toEqual([]);
      expect(await accessibility.breaches()).toEqual([]);

      await agree(page).click();
      await expect.poll(() => page.evaluate(() => window.standIn.maps.length)).toBe(1);
      await expect(own).toHaveCount(0);
      const press = () =>
        page.evaluate(() => window.standIn.markers.find(({ options }) => options.title === 'Genova Corvetto')!.press());
      await expect
        .poll(() => page.evaluate(() => window.standIn.markers.map(({ options }) => options.title)))
        .toContain('Genova Corvetto');
      await press();
      const popup = page.getByRole('group', { name: 'Genova Corvetto' });
      await expect(popup.getByRole('link', { name: /^Come arrivare/ })).toBeVisible();
      expect(await accessibility.breaches()).toEqual([]);
      await press();
      await expect(popup).toHaveCount(0);

      await page.evaluate(() => window.standIn.refuseKey());
      await expect(own).toBeVisible();
      await expect(page.getByText('Error Loading GMAPS')).toHaveCount(1);
      expect(await accessibility.breaches()).toEqual([]);
      expect(await page.evaluate(() => window.standIn.scripts.length)).toBe(1);
    });

    test('NET-13 NET-14 where Google’s script is blocked the own map stays, said in the specification’s words [spesa-address-list]', async ({
      page,
      customer,
      problems,
      accessibility,
    }) => {
      problems.allow(/maps\.googleapis\.com/);
      await openPlaces(page, customer, 'is blocked');
      await agree(page).click();
      await expect(page.locator('.toast')).toContainText('Error Loading GMAPS');
      await expect(page.locator('.places-map__land')).toBeVisible();
      const pins = page.locator('.places-map__pin, .places-map__cluster');
      await expect(pins.first()).toBeVisible();
      expect(await accessibility.breaches()).toEqual([]);
    });
  });
}
