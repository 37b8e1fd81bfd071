import { desktop, expect, phone, test } from '../../fixtures.ts';

for (const viewport of [phone, desktop]) {
  test.describe(`a ${viewport.width} px`, () => {
    test.use({ viewport });

    test('from the home page to a leaflet, through its pages by keyboard, and one of its products is asked for [spesa-leaflet-slider] [spesa-leaflets] [spesa-leaflet]', async ({
      page,
      accessibility,
    }) => {
      await page.goto('/');
      const slider = page.locator('spesa-leaflet-slider');
      await expect(slider.locator('.leaflet-card')).toHaveCount(5);
      await slider.getByRole('link', { name: 'Tutti i volantini' }).click();
      await expect(page).toHaveURL(/\/leaflets$/);
      const list = page.locator('spesa-leaflets');
      await expect(list).toHaveAttribute('data-mounted', '');
      expect(await accessibility.breaches()).toEqual([]);
      await list.getByRole('link', { name: 'Sapori di Genova' }).click();

      const leaflet = page.locator('spesa-leaflet');
      await expect(leaflet).toHaveAttribute('data-mounted', '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sapori di Genova');
      expect(await accessibility.breaches()).toEqual([]);
      await leaflet.getByRole('group', { name: 'Pagina 1 di 3' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(leaflet.getByRole('img', { name: /^Pagina 2 di 3 del volantino Sapori di Genova: / })).toBeVisible();
      await page.keyboard.press('+');
      await expect(leaflet.locator('.leaflet-viewer__frame--zoom-1')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await leaflet
        .getByRole('button', { name: /^Aggiungi / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Accedi' })).toBeVisible();
    });

    test('without JavaScript a leaflet shows its first page and all products with unit prices; an unknown one is not found [spesa-leaflet]', async ({
      request,
      page,
      problems,
    }) => {
      const found = (await (await request.get('/ebsn/api/leaflet/search')).json()) as {
        data: { leaflets: { leafletId: number; title: string }[] };
      };
      const { leafletId, title } = found.data.leaflets[0]!;
      const html = await (await request.get(`/leaflets/${leafletId}`)).text();
      expect(html).toContain(`<title>${title}`);
      expect(html.match(/class="product-card__name"/g)?.length).toBeGreaterThan(15);
      expect(html.match(/class="price__unit">[^<]/g)?.length).toBe(html.match(/class="product-card__name"/g)?.length);
      problems.allow(/404/);
      expect((await page.goto('/leaflets/999'))?.status()).toBe(404);
    });

    test('a visitor finds the nearest store, its hours and the way there, by keyboard too [spesa-store-map] [spesa-store-page]', async ({
      page,
      context,
      accessibility,
    }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 44.31, longitude: 8.47 });
      await page.goto('/');
      await page.locator('.shop-footer').getByRole('link', { name: 'Negozi e orari' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Negozi e orari');
      const element = page.locator('spesa-store-map');
      await expect(element).toHaveAttribute('data-mounted', '');
      const rows = element.locator('.store-map__row');
      await expect(rows).toHaveCount(8);
      expect(await accessibility.breaches()).toEqual([]);
      await element.getByRole('button', { name: 'Vicino a me' }).click();
      await expect(rows.first()).toContainText('Savona Darsena');
      await rows.first().getByRole('button', { name: 'Mostra sulla mappa: Savona Darsena' }).click();
      await expect(element.getByRole('group', { name: 'Savona Darsena' })).toBeVisible();
      expect(await accessibility.breaches()).toEqual([]);
      if (viewport.width < 960) await element.getByRole('button', { name: 'Elenco' }).click();
      await element.getByRole('searchbox').fill('oneglia');
      await expect(rows).toHaveCount(1);
      await rows.getByRole('link', { name: 'Imperia Oneglia', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/supermercati\/507$/);
      await expect(page.locator('spesa-store-page')).toHaveAttribute('data-mounted', '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imperia Oneglia');
      await expect(page.locator('spesa-store-page .store-week__day').first()).toContainText(/^Oggi/i);
      expect(await accessibility.breaches()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });

    test('without JavaScript the stores and their hours are read, also at 320 px; an unknown one is not found [spesa-store-map] [spesa-store-page]', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
      const page = await context.newPage();
      await page.goto(`${baseURL}/supermercati`);
      await expect(page.locator('.store-map__row')).toHaveCount(8);
      await expect(page.locator('.store-map__tools')).toBeHidden();
      await page.getByRole('link', { name: 'Genova Corvetto', exact: true }).first().click();
      await expect(page.getByText('Via Palestro 12, 16122 Genova (GE)').first()).toBeVisible();
      await expect(page.locator('.store-week').first().locator('dt')).toHaveText([
        'lunedì',
        'martedì',
        'mercoledì',
        'giovedì',
        'venerdì',
        'sabato',
        'domenica',
      ]);
      const [body] = await page.locator('body').evaluateAll((found) => found.map(({ scrollWidth }) => scrollWidth));
      expect(body).toBeLessThanOrEqual(320);
      expect((await page.goto(`${baseURL}/supermercati/999`))?.status()).toBe(404);
      await context.close();
    });

    test('the map of the places to fetch from is 500 px high on a phone and 750 on a wide screen (account §2) [spesa-address-list]', async ({
      page,
      customer,
    }) => {
      const height = viewport.width < 960 ? 500 : 750;
      await customer.signIn('dario');
      await page.goto('/profile/addresses');
      await page.locator('spesa-address-list').getByText('Ritiro in negozio').click();
      if (viewport.width < 960) await page.locator('spesa-address-list').getByRole('button', { name: 'Mappa' }).click();
      const map = page.locator('spesa-address-list .places-map');
      await map.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await map.boundingBox())?.height).toBe(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });

    test('a customer sees the favourite store with its hours and chooses another one; where the shopping goes stands above it [spesa-favourite-store] [spesa-delivery-service]', async ({
      page,
      customer,
      accessibility,
    }) => {
      await customer.signIn('dario');
      await page.goto('/');
      const delivery = page.locator('spesa-delivery-service').getByRole('link');
      await expect(delivery).toBeVisible();
      expect(new URL((await delivery.getAttribute('href'))!, page.url()).searchParams.get('back')).toBe('/');
      const store = page.locator('spesa-favourite-store');
      await store.scrollIntoViewIfNeeded();
      await expect(store.getByText('La Spezia Arsenale')).toBeVisible();
      await expect(store.locator('.store-week__day')).toHaveCount(7);
      expect(await accessibility.breaches()).toEqual([]);

      for (const name of ['Chiavari Entella', 'La Spezia Arsenale']) {
        await store.getByRole('button', { name: 'Cambia negozio' }).click();
        const dialog = page.getByRole('dialog', { name: 'Scegli il tuo negozio' });
        await dialog.getByLabel('Cerca per nome, via, città o CAP').fill(name);
        expect(await accessibility.breaches()).toEqual([]);
        await dialog.getByRole('button', { name: `Scegli come tuo negozio: ${name}` }).click();
        await expect(dialog).toBeHidden();
        await expect(store.locator('.favourite-store__name')).toHaveText(name);
      }
    });
  });
}
