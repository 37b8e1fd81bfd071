import { chromium, type Page } from 'playwright';
import { openEditor, type EditorPage } from '../e2e/wordpress/editorPage.ts';
import { thirtyBlocks } from '../e2e/wordpress/thirtyBlocks.ts';
import { browserFlags, chromiumPath } from './phone.ts';
import { median, type Figure } from './report.ts';
import { sameClockInPages } from '../e2e/clock.ts';

const words = 'Offerte della settimana';
const longest = 100;

/** The same number of blocks of WordPress' own. */
const thirtyParagraphs = (editor: EditorPage): Promise<void> =>
  editor.fill(
    Array.from({ length: 31 }, (_, at) => ({ name: 'core/paragraph', attributes: { content: `Paragrafo ${at}` } })),
  );

/** The longest task, in ms, while this happens; one under 50 ms is none to the browser. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(globalThis, 'longTasks', seen);
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await work();
  return page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'longTasks') as number[])));
}

/** Resolves when the page has had no long task for two seconds: it is loaded, whatever still waits for an answer. */
const calm = (): Promise<void> =>
  new Promise((resolve) => {
    let timer = setTimeout(resolve, 2_000);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 2_000);
    }).observe({ type: 'longtask' });
  });

async function typing(
  shop: string,
  fill: (editor: EditorPage) => Promise<void>,
): Promise<[text: number, control: number]> {
  const browser = sameClockInPages(await chromium.launch({ executablePath: chromiumPath(), args: browserFlags }));
  try {
    const context = await browser.newContext({
      baseURL: shop,
      locale: 'it-IT',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    const editor = await openEditor(page);
    await fill(editor);
    await editor.canvas.locator('[data-type]').nth(30).waitFor();
    await page.evaluate(calm);
    await editor.canvas.locator('p[data-type="core/paragraph"]').first().click();
    const text = await longestTask(page, () => page.keyboard.type(words, { delay: 60 }));
    if (fill !== thirtyBlocks) return [text, 0];
    await editor.select('spesa/product-slider');
    const panel = page.getByRole('region', { name: 'Editor settings' });
    await panel.getByLabel('Titolo', { exact: true }).click();
    const control = await longestTask(page, async () => {
      await page.keyboard.type(words, { delay: 60 });
      await panel.getByLabel('Senza frecce', { exact: true }).check();
    });
    return [text, control];
  } finally {
    await browser.close();
  }
}

/** What a key press costs in the block editor with thirty blocks of the shop, after load, beside as many paragraphs. */
export async function editorFigures(shop: string, runs: number): Promise<Figure[]> {
  const times = { spesa: [] as [number, number][], floor: [] as [number, number][] };
  for (let run = 1; run <= runs; run++) {
    console.error(`${run}/${runs} editor`);
    times.floor.push(await typing(shop, thirtyParagraphs));
    times.spesa.push(await typing(shop, thirtyBlocks));
  }
  const row = { row: 'editor', unit: 'ms', goal: { atMost: longest } } as const;
  return [
    {
      ...row,
      what: 'editor with thirty blocks, longest task while typing',
      floor: median(times.floor.map(([text]) => text)),
      spesa: median(times.spesa.map(([text]) => text)),
    },
    {
      ...row,
      what: 'the same, typing in a control and switching one',
      spesa: median(times.spesa.map(([, control]) => control)),
    },
  ];
}
