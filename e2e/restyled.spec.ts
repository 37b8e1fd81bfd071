import type { Page } from '@playwright/test';
import { expect, phone, test } from './fixtures.ts';

test.use({ viewport: phone });

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** How many elements the browser gives their styles anew when something comes into the page, with a mark that sheets look for by `:has()`. */
async function restyledBy(page: Page, selector: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.evaluate((place) => {
    const added = document.querySelector(place)!.appendChild(document.createElement('p'));
    added.className = 'skeleton';
    added.innerHTML = '<button aria-expanded="true">Apri</button>';
    return added.getBoundingClientRect().top;
  }, selector);
  await devtools.send('Tracing.end');
  await ended;
  const counts = events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : []));
  expect(counts.length, 'styles were worked out').toBeGreaterThan(0);
  return Math.max(...counts);
}

for (const address of ['/', '/category/frutta-e-verdura/', '/cart/'])
  test(`what changes on a customer’s ${address} gets its styles anew, not the whole page with it`, async ({
    page,
    customer,
    quiet,
  }) => {
    await customer.signIn('anna');
    await page.goto(address);
    await quiet();
    const all = await page.locator('body *').count();
    expect(await restyledBy(page, 'main')).toBeLessThan(all / 4);
  });
