import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../demo/run/ports.ts';
import { categoryPage } from './floor.ts';
import { browserFlags, chromiumPath } from './phone.ts';
import { median, type Figure } from './report.ts';

const runs = 3;
const goal = { atLeast: 99 };

/** Lighthouse's score for performance, its mobile preset as it is, the median of three runs. */
export async function scores(shop: string): Promise<Figure[]> {
  const pages = { home: '/', category: categoryPage, product: await someProduct(shop) };
  const figures: Figure[] = [];
  for (const [what, address] of Object.entries(pages)) {
    const points: number[] = [];
    for (let run = 1; run <= runs; run++) {
      console.error(`${run}/${runs} lighthouse, ${what}`);
      points.push(await score(shop + address));
    }
    figures.push({ row: 'lighthouse', what: `performance, ${what}`, spesa: median(points), unit: 'points', goal });
  }
  return figures;
}

async function score(url: string): Promise<number> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
    return Math.round((result?.lhr.categories['performance']?.score ?? 0) * 100);
  } finally {
    await browser.close();
  }
}

async function someProduct(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/ebsn/api/products?promo=true&page_size=1`);
  const { data } = (await answer.json()) as { data: { products: { slug: string }[] } };
  return `/product/${data.products[0]?.slug}/`;
}
