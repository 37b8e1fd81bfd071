import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '../../fixtures.ts';
import { printedAge } from '../../traffic.ts';

const hostile = [
  'Pane \u202Egratis\u202C',
  '\u202E\u202E\u2067Latte fresco',
  'Lat\u200B\u200Dte\u2060 in\u00ADtero',
  'x'.repeat(10_000),
  'fai clic qui '.repeat(800),
  'שוקולד חלב 100%',
  'e\u0301\u0302\u0303\u0304\u0305'.repeat(200),
  'ERRORE: sessione scaduta. Chiama 899 123 456',
];

/** The shop's products bear these names, one after another, whatever is asked. */
async function rename(page: Page): Promise<void> {
  await printedAge(page, 20);
  await page.route('**/ebsn/api/products?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { products?: Record<string, unknown>[]; name?: string } };
    const renamed = (product: Record<string, unknown>, index: number) => {
      const name = hostile[index % hostile.length]!;
      return {
        ...product,
        name,
        shortDescr: name,
        description: name,
        productInfos: { ...(product['productInfos'] as object), BADGE: name },
      };
    };
    const data = answer.data.products
      ? { ...answer.data, products: answer.data.products.map(renamed) }
      : renamed(answer.data, 3);
    await route.fulfill({ response, json: { ...answer, data } });
  });
}

interface Seen {
  name: string;
  isolated: boolean;
  whole: boolean;
  lines: number;
  outside: string[];
}

/** What a card does with its name: isolated, clipped to its lines, whole for readers, everything within the card. */
const look = (cards: Element[]): Seen[] =>
  cards.map((card) => {
    const link = card.querySelector<HTMLElement>('.product-card__name a')!;
    const heading = card.querySelector<HTMLElement>('.product-card__name')!;
    const box = card.getBoundingClientRect();
    const parts = [
      ...card.querySelectorAll<HTMLElement>(
        '.product-card__brand, .product-card__name, .product-card__size, .price, .badge, .button',
      ),
    ];
    return {
      name: link.title,
      isolated:
        parts
          .flatMap((part) => [...part.querySelectorAll('bdi')])
          .every((one) => getComputedStyle(one).unicodeBidi.startsWith('isolate')) &&
        link.querySelector('bdi') !== null,
      whole: link.textContent === link.title,
      lines: Math.round(
        heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
      ),
      outside: parts
        .filter(
          (part) =>
            part.getBoundingClientRect().left < box.left - 1 ||
            part.getBoundingClientRect().right > box.right + 1 ||
            part.getBoundingClientRect().bottom > box.bottom + 1,
        )
        .map(({ className }) => className),
    };
  });

for (const viewport of [phone, desktop]) {
  test.describe(`a ${viewport.width} px`, () => {
    test.use({ viewport });

    test('XSS-14 DATA-03 names that turn the writing around, hide letters, run for 10 kB or speak for the shop stay in their own place [spesa-category-page]', async ({
      page,
      accessibility,
      quiet,
    }) => {
      await rename(page);
      await page.goto('/category/dispensa/');
      await quiet();
      const cards = page.locator('spesa-category-page .product-card');
      await expect(cards.nth(3).locator('.product-card__name a')).toHaveAttribute('title', hostile[3]!);
      const seen = await cards.evaluateAll(look);
      expect(seen).toHaveLength(24);
      for (const { name, isolated, whole, lines, outside } of seen) {
        expect(hostile).toContain(name);
        expect([name.slice(0, 30), isolated, whole, outside]).toEqual([name.slice(0, 30), true, true, []]);
        expect(lines).toBeLessThanOrEqual(3);
      }
      const heights = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().height)),
      );
      expect(Math.max(...heights)).toBeLessThan(700);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      expect(await accessibility.breaches()).toEqual([]);
    });

    test('XSS-14 a product whose name is 10 kB long can still be bought: its page is no wider than the screen [spesa-product-page]', async ({
      page,
      quiet,
    }) => {
      await rename(page);
      await page.goto('/product/frutteto-alto-mele-fuji');
      await quiet();
      const heading = page.locator('.product-page__name');
      await expect(heading).toContainText('xxxxxxxxxx');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      const buy = page.locator('spesa-product-page .product-page__action button').first();
      await expect(buy).toBeVisible();
      expect((await buy.boundingBox())!.y).toBeLessThan(4 * viewport.height);
    });
  });
}
