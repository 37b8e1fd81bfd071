import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** It came so soon after a press that the browser takes it for the answer to it. */
  answered: boolean;
  where: string;
}

/** What has moved since the page began; `all` counts also what came right after a press. */
export interface Shifts {
  sum: () => Promise<number>;
  all: () => Promise<number>;
  /** What moved, for the message of a failure. */
  listed: () => Promise<string>;
}

/** Watches the pages that are opened from now on for what moves, as the browser adds it up. */
export async function watchShifts(page: Page): Promise<Shifts> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
      })[])
        shifts.push({
          value: entry.value,
          answered: entry.hadRecentInput,
          where: entry.sources
            .map(({ node, previousRect: from, currentRect: to }) => {
              const name = node?.nodeName.includes('-') ? node.localName : (node?.className ?? node?.nodeName ?? '');
              return `${name} ${from.y}+${from.height} → ${to.y}+${to.height}`;
            })
            .join(', '),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const seen = (): Promise<Shift[]> => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const total = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
  return {
    sum: async () => total((await seen()).filter(({ answered }) => !answered)),
    all: async () => total(await seen()),
    listed: async () => (await seen()).map(({ value, where }) => `${value} ${where}`).join('\n'),
  };
}
