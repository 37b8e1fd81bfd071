import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../demo/run/ports.ts';
import { categoryPage } from './floor.ts';
import { browserFlags, chromiumPath } from './phone.ts';
import { median, type Figure, type Goal } from './report.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type Scores = Partial<Record<Category, number>>;

const runs = 3;
/** What a run after the first would only find again. */
const lasting: readonly Category[] = ['accessibility', 'best-practices', 'seo'];
/** Pages that search engines are told not to keep: that alone costs them no points here. */
const unlisted = { search: '/search/?q=latte', cart: '/cart/' };
const full: Goal = { atLeast: 100 };

/** Lighthouse's scores, its mobile preset as it is: for performance the median of three runs on the first three pages, for the rest one run. */
export async function scores(shop: string): Promise<Figure[]> {
  const loaded = { home: '/', category: categoryPage, product: await someProduct(shop) };
  const figures: Figure[] = [];
  const told = (what: string, spesa: number, goal: Goal) =>
    figures.push({ row: 'lighthouse', what, spesa, unit: 'points', goal });
  for (const [page, address] of Object.entries({ ...loaded, ...unlisted })) {
    const times = page in loaded ? runs : 1;
    const found: Scores[] = [];
    for (let run = 1; run <= times; run++) {
      console.error(`${run}/${times} lighthouse, ${page}`);
      found.push(
        await visit(shop + address, run === 1 ? ['performance', ...lasting] : ['performance'], page in unlisted),
      );
    }
    if (page in loaded)
      told(`performance, ${page}`, median(found.map(({ performance = 0 }) => performance)), { atLeast: 99 });
    for (const category of lasting) told(`${category}, ${page}`, found[0]?.[category] ?? 0, full);
  }
  return figures;
}

/** Says on the console which audits of a category cost points. */
async function visit(url: string, categories: Category[], isUnlisted: boolean): Promise<Scores> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const skipAudits = isUnlisted ? ['is-crawlable'] : [];
    const settings = { output: 'json', logLevel: 'error', onlyCategories: categories, skipAudits } as const;
    const result = await lighthouse(url, { ...settings, port });
    const found: Scores = {};
    for (const category of categories) {
      const { score = 0, auditRefs = [] } = result?.lhr.categories[category] ?? {};
      found[category] = Math.round((score ?? 0) * 100);
      if (!lasting.includes(category)) continue;
      for (const { id, weight } of auditRefs)
        if (weight > 0 && (result?.lhr.audits[id]?.score ?? 1) < 1) console.error(`  ${category}: ${id}`);
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function someProduct(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/ebsn/api/products?promo=true&page_size=1`);
  const { data } = (await answer.json()) as { data: { products: { slug: string }[] } };
  return `/product/${data.products[0]?.slug}/`;
}
