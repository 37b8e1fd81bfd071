import type { Locator, Page } from '@playwright/test';
import { desktop, expect, phone, test } from '../../fixtures.ts';

/** How each place is shown, as the page around it does it. */
const places: Record<string, (page: Page) => Promise<void>> = {
  '#scheda': (page) => page.locator('#scheda').evaluate((tab) => void tab.removeAttribute('hidden')),
  '#fisarmonica': (page) => page.locator('#fisarmonica > summary').click(),
  '#modale': (page) => page.locator('#modale').evaluate((modal: HTMLDialogElement) => modal.showModal()),
  '#dopo': (page) =>
    page.evaluate(async () => {
      const { content } = document.querySelector<HTMLTemplateElement>('#modello')!;
      document.querySelector('#dopo')!.append(content.cloneNode(true));
      const other = new DOMParser()
        .parseFromString(await (await fetch('/blocco-banner-list/')).text(), 'text/html')
        .querySelector('spesa-banner-list');
      document.querySelector('#dopo')!.insertAdjacentHTML('beforeend', other!.outerHTML);
    }),
};

/** The slider has the size of its place: cards as wide as elsewhere, arrows that lead on to the end. */
async function isSized(page: Page, place: string, width: number): Promise<void> {
  const slider: Locator = page.locator(`${place} spesa-product-slider`);
  await slider.scrollIntoViewIfNeeded();
  await expect(slider).toHaveAttribute('data-mounted', '');
  await expect
    .poll(async () => (await slider.locator('.product-card').first().boundingBox())?.width ?? 0)
    .toBeGreaterThan(width);
  const track = slider.locator('.slider__track');
  await slider.getByRole('button', { name: 'Avanti' }).click();
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(width);
  await expect(slider.getByRole('button', { name: 'Indietro' })).toBeEnabled();
}

test.describe('of a desktop', () => {
  test.use({ viewport: desktop });

  test('WP-16 in a hidden tab, an accordion, a modal, a template and content that comes later an element takes its size when it is shown', async ({
    page,
    problems,
    quiet,
  }) => {
    problems.allow(/photo/);
    await page.goto('/posti-nascosti/');
    await quiet();
    await expect(page.locator('template spesa-product-slider')).toHaveCount(0);
    for (const [place, show] of Object.entries(places)) {
      await show(page);
      await isSized(page, place, 120);
      if (place === '#scheda')
        await expect(page.locator(`${place} spesa-banner-slider`)).toHaveAttribute('data-mounted', '');
      if (place === '#modale') await page.locator(place).evaluate((modal: HTMLDialogElement) => modal.close());
    }
    await expect(page.locator('#dopo spesa-banner-list .banner').first()).toBeVisible();
    await expect(page.locator('.shop-footer').first()).toContainText('Accessibilità');
  });
});

test.describe('without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('WP-16 on paper every card of a list is there, in the width of the page, and nothing that only a screen can do', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    for (const address of ['/', '/category/frutta-e-verdura/']) {
      await page.goto(address);
      const cards = page.locator('main .product-card');
      expect(await cards.count()).toBeGreaterThan(3);
      const width = page.viewportSize()!.width;
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { left, right, height } = card.getBoundingClientRect();
          return { left, right, height, text: card.textContent.trim() };
        }),
      );
      expect(
        boxes.filter(
          ({ left, right, height, text }) => left < 0 || right > width + 1 || height < 40 || !text.includes('€'),
        ),
      ).toEqual([]);
      await expect(page.locator('main .product-card button:visible')).toHaveCount(0);
    }
  });

  test('WP-16 a feed has the products of a post as text with addresses of the shop, and nothing that needs a page', async ({
    request,
    shop,
  }) => {
    const feed = await (await request.get('/feed/')).text();
    const [, item = ''] = /<item>(?:(?!<item>)[\s\S])*Da leggere altrove([\s\S]*?)<\/item>/.exec(feed) ?? [];
    const content = /<content:encoded><!\[CDATA\[([\s\S]*?)\]\]>/.exec(item)?.[1] ?? item;
    expect(content).toContain('Prima.');
    expect(content).toContain('Dopo.');
    expect(content).toMatch(/€/);
    expect(content).toContain(`href="${shop}/product/`);
    expect(content).not.toMatch(/<(spesa-|script|style|button|noscript|svg|form|input)/);
    expect(content).not.toMatch(/data-|href="\/|src="\//);
  });
});
