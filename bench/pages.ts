import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { openShop } from '../demo/run/openShop.ts';
import { freePorts } from '../demo/run/ports.ts';
import { repository } from '../demo/wordpress/site.ts';
import { mustUse } from '../e2e/mustUse.ts';
import { addOwnPages, cardsPage, categoryPage, openFloor, sellingPage, type Floor } from './floor.ts';
import { printFigures, type Figure, type RowName } from './report.ts';
import { pagesPerSecond } from './requests.ts';
import { pageRows, type Row, type Visits } from './rows.ts';
import { sizes } from './sizes.ts';
import { visit, type Visit } from './visit.ts';

/** Visits all pages of the rows in turn, `runs` times over, so that a busy minute falls on all of them alike. */
export async function measure(rows: readonly Row[], runs: number): Promise<Figure[]> {
  const seen = new Map(rows.map(({ name }) => [name, {} as Record<string, Visit[]>]));
  for (let run = 1; run <= runs; run++) {
    for (const { name, scenes } of rows) {
      for (const [scene, open] of Object.entries(scenes)) {
        console.error(`${run}/${runs} ${name}, ${scene}`);
        const visits: Record<string, Visit[]> = seen.get(name) ?? {};
        (visits[scene] ??= []).push(await visit(await open()));
      }
    }
  }
  const figures = await Promise.all(rows.map(({ name, figures }) => figures((seen.get(name) ?? {}) as Visits)));
  return figures.flat();
}

/** Waits until the pages are printed with their products: at first the server's question may take too long. */
export async function warm(shop: string): Promise<void> {
  for (const address of ['/', cardsPage, categoryPage, sellingPage])
    for (let tries = 0; tries < 90 && !(await (await fetch(shop + address)).text()).includes('product-card'); tries++)
      await new Promise((resolve) => setTimeout(resolve, 1_000));
}

async function figuresOf(shop: string, floor: Floor, runs: number, only: RowName | undefined): Promise<Figure[]> {
  const isAsked = (name: RowName) => only === undefined || only === name;
  const figures = isAsked('sizes') ? await sizes(shop, new URL(floor.cards).origin) : [];
  figures.push(
    ...(await measure(
      pageRows(shop, floor).filter(({ name }) => isAsked(name)),
      runs,
    )),
  );
  if (isAsked('requests')) figures.push(...(await pagesPerSecond(shop, floor, runs)));
  if (isAsked('editor')) figures.push(...(await (await import('./editor.ts')).editorFigures(shop, runs)));
  if (isAsked('lighthouse')) figures.push(...(await (await import('./lighthouse.ts')).scores(shop)));
  return figures;
}

/** Builds what is out of date, opens a shop and its floor on fresh data, and prints what was measured beside the goals. */
export async function benchPages(runs: number, only: RowName | undefined): Promise<void> {
  const build = [path.join(repository, 'build.mjs'), '--if-stale'];
  const { status } = spawnSync(process.execPath, build, { cwd: repository, stdio: 'inherit' });
  if (status !== 0) throw new Error('The bundle does not build: nothing to measure.');
  const site = path.join(repository, '.cache/bench/shop');
  const shop = await openShop({ port: await freePorts(2), site, fresh: true });
  mustUse(site);
  let floor: Floor | undefined;
  try {
    await addOwnPages(shop.wordpress);
    floor = await openFloor(shop.url);
    await warm(shop.url);
    console.log(`Medians of ${runs} interleaved visits: 412 px, processor 4 × slower, 150 ms, 1.6 Mbit/s`);
    printFigures(await figuresOf(shop.url, floor, runs, only));
  } finally {
    await Promise.all([shop.stop(), floor?.stop()]);
  }
}
