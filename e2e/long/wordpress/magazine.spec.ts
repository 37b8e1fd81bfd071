import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { sitePassword } from '../../../demo/wordpress/site.ts';
import { expect, test } from '../../fixtures.ts';

/** What an editor writes over WordPress' own REST API; all of it is deleted at the end. */
interface Desk {
  post: (type: string, given: Record<string, unknown>) => Promise<{ id: number; link: string }>;
  clear: () => Promise<void>;
}

async function openDesk(request: APIRequestContext): Promise<Desk> {
  await request.post('/wp-login.php', { form: { log: 'editor', pwd: sitePassword } });
  const nonce = await (await request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  const headers = { 'X-WP-Nonce': nonce };
  const written: string[] = [];
  return {
    async post(type, given) {
      const answer = await request.post(`/wp-json/wp/v2/${type}`, { headers, data: given });
      expect(answer.status(), await answer.text()).toBe(201);
      const made = (await answer.json()) as { id: number; link: string };
      written.unshift(`/wp-json/wp/v2/${type}/${made.id}?force=true`);
      return made;
    },
    async clear() {
      for (const address of written) await request.delete(address, { headers });
    },
  };
}

/** The desk of a browser of its own, so that the page stays a visitor's. */
const withDesk = async (browser: Browser, shop: string, work: (desk: Desk) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ baseURL: shop });
  const desk = await openDesk(context.request);
  await work(desk).finally(() => desk.clear().finally(() => context.close()));
};

/** So many articles of a new category, and the address of a page that shows them. */
async function pageOf(desk: Desk, articles: number, limit: number): Promise<string> {
  const slug = `prova-${articles}-${limit}-${test.info().retry}`;
  const { id } = await desk.post('article-categories', { name: slug, slug });
  for (let number = 1; number <= articles; number++)
    await desk.post('magazine', {
      title: `Articolo ${number} di una prova che non finisce mai`,
      status: 'publish',
      date: `2020-01-${String(number).padStart(2, '0')}T10:00:00`,
      'article-categories': [id],
    });
  const block = JSON.stringify({ section: 'magazine', topic: slug, limit, align: 'wide' });
  return (
    await desk.post('pages', { title: slug, status: 'publish', content: `<!-- wp:spesa/article-grid ${block} /-->` })
  ).link;
}

/** How many of the first row stand side by side. */
const inARow = (cards: Locator): Promise<number> =>
  cards.evaluateAll((all) => {
    const top = all[0]?.getBoundingClientRect().top;
    return all.filter((card) => card.getBoundingClientRect().top === top).length;
  });

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Of twelve columns a card takes 12, 6, 4, 3 and 3 (§9), from the width on. */
const columns = [
  { below: 599, from: 320, across: 1 },
  { below: 959, from: 600, across: 2 },
  { below: 1263, from: 960, across: 3 },
  { below: 1903, from: 1264, across: 4 },
  { below: 2200, from: 1904, across: 4 },
];

test('[spesa-article-grid] eight articles stand in columns of 12, 6, 4, 3 and 3 of twelve at the edges of the breakpoints, with and without JavaScript, their titles cut after thirty characters', async ({
  page,
  browser,
  shop,
  accessibility,
}) => {
  await withDesk(browser, shop, async (desk) => {
    const address = await pageOf(desk, 8, 8);
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: shop });
    for (const looked of [page, await plain.newPage()]) {
      await looked.goto(address);
      const cards = looked.locator('main spesa-article-grid li');
      await expect(cards).toHaveCount(8);
      await expect(looked.locator('.article-grid__pages, .article-grid__more')).toHaveCount(0);
      for (const { from, below, across } of columns)
        for (const width of [from, below]) {
          await looked.setViewportSize({ width, height: 900 });
          expect.soft([width, await inARow(cards), await overflow(looked)]).toEqual([width, across, 0]);
        }
      const title = cards.first().getByRole('link', { name: 'Articolo 8 di una prova che non finisce mai' });
      await expect(title.locator('span').first()).toHaveText('Articolo 8 di una prova che');
      expect((await title.locator('span').last().boundingBox())!.width).toBeLessThanOrEqual(1);
    }
    await plain.close();
    expect(await accessibility.breaches()).toEqual([]);
  });
});

test('[spesa-article-grid] its pager shows six pages at most around the current one, and none on the smallest screens, where one goes on by a link', async ({
  page,
  browser,
  shop,
  accessibility,
}) => {
  await withDesk(browser, shop, async (desk) => {
    await page.setViewportSize({ width: 960, height: 900 });
    await page.goto(await pageOf(desk, 8, 1));
    const pages = page.locator('.article-grid__pages');
    const numbers = (): Promise<string[]> => pages.getByRole('link').allInnerTexts();
    expect(await numbers()).toEqual(['1', '2', '3', '4', '5', '6']);
    await pages.getByRole('link', { name: 'Pagina 6' }).click();
    await expect(page).toHaveURL(/\?pagina=6$/);
    expect(await numbers()).toEqual(['3', '4', '5', '6', '7', '8']);
    await expect(pages.locator('[aria-current=page]')).toHaveText('6');
    await expect(page.locator('.article-card')).toContainText('Articolo 3');
    await expect(page.locator('.article-grid__more')).toBeHidden();

    for (const width of [599, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(pages).toBeHidden();
      await expect(page.locator('.article-grid__more')).toBeVisible();
      expect(await overflow(page)).toBe(0);
    }
    const field = (await page.getByRole('searchbox', { name: 'Cerca tra gli articoli' }).boundingBox())!;
    const press = (await page.getByRole('button', { name: 'Cerca', exact: true }).boundingBox())!;
    expect(press.x - field.x - field.width).toBeGreaterThan(4);
    expect(await accessibility.breaches()).toEqual([]);
    await page.locator('.article-grid__more a').click();
    await expect(page).toHaveURL(/\?pagina=7$/);
    await page.locator('.article-grid__more a').click();
    await expect(page.locator('.article-card')).toContainText('Articolo 1');
    await expect(page.locator('.article-grid__more')).toHaveCount(0);

    await page.getByRole('searchbox', { name: 'Cerca tra gli articoli' }).fill('Articolo 5');
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    await expect(page.locator('.article-card')).toContainText('Articolo 5');
    await page.getByRole('searchbox', { name: 'Cerca tra gli articoli' }).fill('introvabile');
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    await expect(page.locator('spesa-article-grid')).toContainText('Nessun articolo da mostrare');
    expect(await accessibility.breaches()).toEqual([]);

    await page.goto(`${page.url().split('?')[0]!}?pagina=999`);
    await expect(page).toHaveURL(/\?pagina=8$/);
    await expect(page.locator('.article-card')).toContainText('Articolo 1');
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[spesa-category-blocks] ArticleGridBNG, ArticleSliderBNG and BaskoNextGenSidebar of a category stand where the shop put them, in the columns it gave them', async ({
      page,
      browser,
      shop,
    }) => {
      await withDesk(browser, shop, async (desk) => {
        const content = '<!-- wp:spesa/category-blocks {"slug":"surgelati","align":"wide"} /-->';
        const { link } = await desk.post('pages', { title: 'Righe di prova', status: 'publish', content });
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(link);
          const of = (tag: string): Locator => page.locator(`main spesa-category-blocks ${tag}`);
          await expect(of('spesa-article-grid').getByRole('heading').first()).toHaveText('Spendere meno, buttare meno');
          await expect(of('spesa-article-grid').locator('.article-card__topic').first()).toHaveText('Risparmio');
          await expect(of('spesa-article-sidebar').locator('.article-sidebar__link')).toHaveCount(4);
          await expect(of('spesa-article-slider').locator('.article-card')).toHaveCount(6);
          const [grid, sidebar] = await Promise.all(
            ['spesa-article-grid', 'spesa-article-sidebar'].map((tag) => of(tag).boundingBox()),
          );
          expect([width, grid!.x < sidebar!.x, grid!.y < sidebar!.y]).toEqual([width, width > 600, width < 600]);
          expect(await overflow(page)).toBe(0);
        }
      });
    });
  });
