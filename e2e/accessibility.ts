import type { Browser, Frame, Page } from '@playwright/test';
import axeCore, { type Result, type RunOptions } from 'axe-core';
import { pause } from '../tests/waits.ts';
import { unstick } from './bars.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Accessibility {
  /** Breaches of WCAG 2.2 AA inside our elements and dialogs, and rules that the page breaks elsewhere and a page of the bare theme does not; each as `rule: where`. */
  breaches: () => Promise<string[]>;
}

interface Breach {
  rule: string;
  where: string;
  ours: boolean;
  why: string;
}

/** Axe as it stands in a page. */
interface WithAxe {
  axe?: typeof axeCore;
}

/** Gives a frame axe, unless its document has it already: to read half a megabyte takes longer than most looks. */
async function equip(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => (globalThis as WithAxe).axe?.run !== undefined);
  if (!isThere) await frame.evaluate(axeCore.source);
}

/** Parts of a page by their selectors; the whole of it where none is included. */
interface Parts {
  include?: string[];
  exclude?: string[];
}

/** What a page without frames of other origins, or parts of it, break of the rules. */
export async function axe(
  page: Page,
  { include = ['html'], exclude = [] }: Parts = {},
  options: RunOptions = {},
): Promise<Result[]> {
  for (const frame of page.frames()) await equip(frame);
  return page.evaluate(
    async ([context, more]) => {
      const { violations } = await (globalThis as unknown as Required<WithAxe>).axe.run(context, {
        resultTypes: ['violations'],
        ...more,
      });
      return violations;
    },
    [{ include, exclude }, options] as const,
  );
}

/** Resolves when what moves or fades has arrived, and what never ends is let go: half faded words are no fault of their colour. */
const arrived = (page: Page): Promise<void> => {
  const ended = page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  return Promise.race([ended, pause(2_000)]);
};

const bareRules = new Map<string, Promise<Set<string>>>();

async function found(page: Page): Promise<Breach[]> {
  await arrived(page);
  // A target under a sticky bar can be scrolled into view: it is not obscured (WCAG 2.5.8).
  const restick = await unstick(page);
  const violations = await axe(page, {}, { runOnly: rules });
  await restick();
  const all = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ rule: id, where: String(target.at(-1)), why: failureSummary ?? '' })),
  );
  return Promise.all(
    all.map(async (breach) => ({
      ...breach,
      ours: await page.evaluate(
        (selector) => document.querySelector(selector)?.closest('.spesa') !== null,
        breach.where,
      ),
    })),
  );
}

async function ofBareTheme(browser: Browser, shop: string, width: number, height: number): Promise<Set<string>> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await page.goto(`${shop}/pagina-semplice/`);
  const breaches = await found(page);
  await context.close();
  return new Set(breaches.map(({ rule }) => rule));
}

/** Axe over the whole page in one run: our elements alone, and the rest against the bare theme at the same width. */
export function accessibility(page: Page, browser: Browser, shop: string): Accessibility {
  return {
    breaches: async () => {
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
      const key = `${shop} ${width}`;
      const bare = bareRules.get(key) ?? ofBareTheme(browser, shop, width, height);
      bareRules.set(key, bare);
      const known = await bare;
      return (await found(page))
        .filter(({ rule, ours }) => ours || !known.has(rule))
        .map(({ rule, where, why }) => `${rule}: ${where} ${why}`);
    },
  };
}
