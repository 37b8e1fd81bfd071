import type { Page } from '@playwright/test';
import { fillCart } from '../../deliveries.ts';
import { expect, phone, test } from '../../fixtures.ts';

test.use({ viewport: phone });

interface TraceEvent {
  name: string;
  ts: number;
  args?: { elementCount?: number; data?: { nodeName?: string; reason?: string; subtree?: boolean } };
}

/** What the browser notes of its styles while something happens. */
async function traced(page: Page, happens: () => Promise<unknown>): Promise<TraceEvent[]> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'blink.user_timing',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline.invalidationTracking',
      ],
    },
  });
  await happens();
  await devtools.send('Tracing.end');
  await ended;
  return events;
}

/** Something comes into a page whose styles are settled, with marks that sheets look for by `:has()`. */
const change = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => {
    main.getBoundingClientRect();
    performance.mark('changed');
    const added = main.appendChild(document.createElement('p'));
    added.className = 'skeleton';
    added.innerHTML = '<button aria-expanded="true">Apri</button>';
    return added.getBoundingClientRect().top;
  });

for (const address of ['/', '/category/frutta-e-verdura/', '/cart/'])
  test(`what changes on a customer’s ${address} gets its styles anew, not the whole page with it`, async ({
    page,
    customer,
    quiet,
  }) => {
    await customer.signIn('anna');
    if (address === '/cart/') await fillCart(customer);
    await page.goto(address);
    await quiet();
    const all = await page.locator('body *').count();
    const events = (await traced(page, () => change(page))).toSorted((a, b) => a.ts - b.ts);
    const changed = events.findIndex(({ name }) => name === 'changed');
    const restyled = events.slice(changed).find(({ name }) => name === 'UpdateLayoutTree');
    expect(changed).toBeGreaterThan(-1);
    expect(restyled?.args?.elementCount).toBeGreaterThan(0);
    expect(restyled?.args?.elementCount).toBeLessThan(all / 4);
  });

test('an element that is taken over does not have all that stands in it restyled [spesa-category-page]', async ({
  page,
  quiet,
}) => {
  const events = await traced(page, async () => {
    await page.goto('/category/frutta-e-verdura/');
    await quiet();
  });
  const notes = events.flatMap(({ name, args }) => (/^StyleRecalcInvalidation/.test(name) ? [args?.data ?? {}] : []));
  expect(notes.length).toBeGreaterThan(0);
  const whole = notes.filter(({ subtree, nodeName = '', reason }) => subtree && /^SPESA-/.test(nodeName) && reason);
  expect(whole.map(({ nodeName, reason }) => `${nodeName}: ${reason}`)).toEqual([]);
});
