import type { Locator } from '@playwright/test';
import { dearest } from '../../buying.ts';
import { fillCart } from '../../deliveries.ts';
import { desktop, expect, phone, test } from '../../fixtures.ts';

const narrow = { width: 320, height: 640 };

for (const viewport of [narrow, phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the home page asks once where the shopping goes, its departments take one row, and every link of its footer is at least 24 px high [spesa-service-discovery] [spesa-category-menu]', async ({
      page,
      quiet,
    }) => {
      await page.goto('/');
      const questions = page.getByRole('heading', { name: /^Dove (ti )?portiamo la spesa\?$/ });
      await expect(questions).toHaveCount(1);
      await quiet();
      await page.mouse.move(5, 5);
      await page.mouse.down();
      await page.mouse.up();
      await expect(page.locator('spesa-service-discovery').first()).toHaveAttribute('data-mounted', '');
      await expect(questions).toHaveCount(1);
      const bar = page.locator('.category-menu__bar');
      await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(44);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      const low = await page
        .locator('.shop-footer a')
        .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().height < 24).length);
      expect(low).toBe(0);
    });
  });
}

test.describe('on the phone', () => {
  test.use({ viewport: phone });

  test('a department shows four products with their buttons in its first screen [spesa-category-page]', async ({
    page,
    quiet,
  }) => {
    await page.goto('/category/bevande/');
    await quiet();
    const whole = await page
      .locator('spesa-category-page .product-card__action button')
      .evaluateAll((all) => all.filter((button) => button.getBoundingClientRect().bottom <= innerHeight).length);
    expect(whole).toBeGreaterThanOrEqual(4);
  });

  test('each row of cards aligns its prices unless a name takes three lines, and a row without a reduction keeps no room for one [spesa-category-page]', async ({
    page,
    quiet,
  }) => {
    await page.goto('/category/frutta-e-verdura/');
    await quiet();
    await page.addStyleTag({ content: '.product-grid__item { content-visibility: visible !important }' });
    const cards = await page.locator('spesa-category-page .product-card').evaluateAll((all) =>
      all.map((card) => {
        const { top } = card.getBoundingClientRect();
        const text = [...card.querySelector('.product-card__text')!.children].at(-1)!.getBoundingClientRect();
        const price = card.querySelector('.price__amount')!.getBoundingClientRect();
        const name = card.querySelector('.product-card__name')!;
        return {
          row: Math.round(top),
          reduced: card.querySelector('.price--reserve') !== null,
          at: price.top - top,
          gap: price.top - text.bottom,
          line: price.top - name.getBoundingClientRect().bottom,
          names: Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)),
        };
      }),
    );
    const tops = [...new Set(cards.map(({ row }) => row))];
    const rows = tops.map((top) => cards.filter(({ row }) => row === top));
    const plain = rows.filter((row) => !row.some(({ reduced }) => reduced));
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.length).toBeLessThan(rows.length);
    const aligned = rows.filter((row) => row.every(({ names }) => names <= 2));
    expect(aligned.length).toBeGreaterThan(rows.length / 2);
    for (const row of aligned.map((cards) => cards.map(({ at }) => at)))
      expect(Math.max(...row) - Math.min(...row)).toBeLessThanOrEqual(1);
    for (const { gap } of plain.flat()) expect(gap).toBeLessThan(16);
    for (const row of plain)
      expect(Math.min(...row.map(({ line }) => line)), 'a blank line where no note stands').toBeLessThan(16);
  });
});

/** Below this width a grid has one column; at it, two of the narrowest cards there are. */
const narrowestPair = { width: 344, height: 640 };

for (const [viewport, columns, mostOfPicture] of [
  [narrow, 1, 0.4],
  [narrowestPair, 2, 0.75],
] as const)
  test.describe(`gifts at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [department, words] of [
      ['surgelati/gelati', /da 8 €/],
      ['colazione-e-dolci', /Con 10 €/],
    ] as const)
      test(`the badge in ${department} shows the amount the gift begins at and leaves the picture to be seen [spesa-category-page]`, async ({
        page,
        quiet,
      }) => {
        await page.goto(`/category/${department}/`);
        const badges = page.locator('spesa-category-page .product-card .badge--gift');
        await expect(badges.first()).toBeVisible();
        await quiet();
        await page.addStyleTag({ content: '.product-grid__item { content-visibility: visible !important }' });
        await badges.first().scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 20);
        await expect(badges).toContainText(Array.from({ length: await badges.count() }, () => words));
        const lefts = await page
          .locator('spesa-category-page .product-card')
          .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
        expect(new Set(lefts).size).toBe(columns);
        // Atomic read: a badge can be replaced between two protocol calls.
        const seen = await page.evaluate(
          (pattern) =>
            [...document.querySelectorAll('spesa-category-page .product-card .badge--gift')].map((badge) => {
              const amount = new RegExp(pattern);
              const texts = document.createTreeWalker(badge, NodeFilter.SHOW_TEXT);
              const range = document.createRange();
              for (let node = texts.nextNode(); node; node = texts.nextNode()) {
                const found = amount.exec(node.textContent ?? '');
                if (!found) continue;
                range.setStart(node, found.index);
                range.setEnd(node, found.index + found[0].length);
              }
              const text = range.getBoundingClientRect();
              let cut = text.height === 0;
              for (let box: Element | null = badge; box && !box.matches('.product-card'); box = box.parentElement) {
                if (getComputedStyle(box).overflow === 'visible') continue;
                const { left, right, top, bottom } = box.getBoundingClientRect();
                cut ||=
                  text.left < left - 1 || text.right > right + 1 || text.top < top - 1 || text.bottom > bottom + 1;
              }
              const picture = badge.closest('.product-card__media')!.getBoundingClientRect();
              const covers = badge.getBoundingClientRect().height / picture.height;
              return { told: badge.textContent ?? '', cut, covers };
            }),
          words.source,
        );
        for (const { told, cut, covers } of seen) {
          expect(told).toMatch(words);
          expect(cut, told).toBe(false);
          expect(covers, told).toBeLessThan(mostOfPicture);
        }
      });
  });

test('suggestions are as wide as the screen, and stand right below the field [spesa-search-box]', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.locator('spesa-search-box input').focus();
  const field = page.getByRole('combobox', { name: 'Cerca', exact: true });
  await field.fill('mozzarella');
  const list = page.locator('spesa-search-box .combobox__list');
  await expect(list.getByRole('option').nth(2)).toBeVisible();
  const [above, box] = [(await field.boundingBox())!, (await list.boundingBox())!];
  expect([box.x, box.width]).toEqual([8, 374]);
  expect(box.y - above.y - above.height).toBeGreaterThanOrEqual(0);
  expect(box.y - above.y - above.height).toBeLessThan(24);
  await expect(list.getByRole('option', { name: /€/ }).first()).toBeVisible();
});

/** The texts of a banner that stand outside its frame, and itself where it has no title. */
const outsideOf = (banner: Locator) =>
  banner.evaluate((box) => {
    const frame = box.getBoundingClientRect();
    const parts = [...box.querySelectorAll('.banner__title, .banner__descr, .button')];
    const title = box.querySelector('.banner__title')?.textContent ?? '';
    return [
      ...(title === '' ? ['no title'] : []),
      ...parts
        .filter((part) => {
          const { top, bottom, left, right, height } = part.getBoundingClientRect();
          return height === 0 || top < frame.top || bottom > frame.bottom || left < frame.left || right > frame.right;
        })
        .map((part) => `${title}: ${part.className}`),
    ];
  });

test.describe('banners on the phone', () => {
  test.use({ viewport: phone });

  test('whose art leaves room for text show it whole over the picture made for the phone [spesa-category-blocks]', async ({
    page,
    quiet,
  }) => {
    await page.goto('/vetrina/');
    await quiet();
    const banners = page.locator('spesa-category-blocks .banner:not(.banner--image)');
    expect(await banners.count()).toBeGreaterThan(5);
    for (const banner of await banners.all()) {
      await banner.scrollIntoViewIfNeeded();
      const image = banner.locator('img');
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('-mobile.webp');
      // The view takes the printed banner's place while this looks.
      await expect(async () => expect(await outsideOf(banner)).toEqual([])).toPass({ timeout: 10_000 });
    }
  });
});

test('the arrows of a slider of banners leave their words free, however low the banners are [spesa-banner-slider]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/');
  const slider = page.locator('spesa-banner-slider').first();
  await expect(slider.locator('.icon-button').first()).toBeVisible();
  for (const width of [640, 768, 900, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    const covered = await slider.evaluate((element) => {
      const [arrow, words] = ['.slider__arrows .icon-button', '.banner__title'].map((selector) =>
        element.querySelector(selector)!.getBoundingClientRect(),
      );
      return arrow!.right > words!.left && arrow!.bottom > words!.top && arrow!.top < words!.bottom;
    });
    expect(covered, `at ${width} px`).toBe(false);
  }
});

test('a toast with a long name stays within the screen [spesa-product]', async ({ page, customer, quiet }) => {
  await page.setViewportSize(phone);
  await customer.signIn('anna');
  await fillCart(customer);
  await page.goto(dearest);
  await quiet();
  await page
    .locator('.product-card')
    .getByRole('button', { name: /^Aggiungi/ })
    .last()
    .press('Enter');
  await expect(page.locator('.toast--success')).toBeInViewport({ ratio: 1 });
});

test('at 320 px the name of the shop stands beside the way in, not under it [spesa-user-menu]', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/');
  await expect(page.locator('spesa-user-menu a').first()).toBeVisible();
  const [name, menu] = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.wp-block-site-title a')!);
    return [range.getBoundingClientRect(), document.querySelector('spesa-user-menu')!.getBoundingClientRect()].map(
      ({ left, right }) => ({ left, right }),
    );
  });
  expect(name!.right).toBeLessThanOrEqual(menu!.left);
});

test('at desk width the departments open at the side of their button [spesa-category-menu]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await page.locator('spesa-category-menu').getByRole('button', { name: 'Reparti', exact: true }).click();
  const drawer = page.locator('spesa-category-menu dialog[open]');
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  expect((await drawer.boundingBox())!.width).toBe(440);
});

for (const width of [320, 360, 390])
  test(`at ${width} px the search field’s words and the cart’s total are read whole [spesa-search-box] [spesa-cart-button]`, async ({
    page,
    customer,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const filled of [false, true]) {
      if (filled) {
        await customer.signIn('anna');
        await fillCart(customer);
      }
      await page.goto('/');
      const button = page.locator('spesa-cart-button .cart-button');
      if (filled) await expect(button).toContainText('€');
      const room = await page.locator('spesa-search-box input').evaluate((field: HTMLInputElement) => {
        const ink = document.createElement('canvas').getContext('2d')!;
        ink.font = getComputedStyle(field).font;
        return ['Cosa cerchi?', 'Search', 'Suchen'].map((words) => field.clientWidth - ink.measureText(words).width);
      });
      expect(Math.min(...room), filled ? 'beside a full cart' : 'beside an empty cart').toBeGreaterThanOrEqual(0);
    }
  });

for (const width of [360, 390])
  test(`at ${width} px the words of a card’s button, the amount of loose goods too, take one line [spesa-category-page]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/category/frutta-e-verdura/');
    await page.addStyleTag({ content: '.product-grid__item { content-visibility: visible !important }' });
    const buttons = page.locator('spesa-category-page .product-card [data-press]');
    await expect(buttons.filter({ hasText: /^Aggiungi \d+\sg$/ }).first()).toBeVisible();
    const heights = await buttons.evaluateAll((all) => all.map((button) => (button as HTMLElement).offsetHeight));
    expect(new Set(heights)).toEqual(new Set([44]));
  });
