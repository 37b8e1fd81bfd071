import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Page } from '@playwright/test';
import { Hono } from 'hono';
import { noted } from '../../../demo/gallery/docs/recording.ts';
import { elementPath, filedSite, firstState } from '../../../demo/gallery/docs/site.ts';
import { shownElements } from '../../../demo/gallery/examples.ts';
import { freePort } from '../../../demo/run/ports.ts';
import { repository } from '../../../demo/wordpress/site.ts';
import { axe } from '../../accessibility.ts';
import { desktop, expect, phone, placeTest } from '../../fixtures.ts';
import { onPhonesAlone } from '../../looks.ts';
import { idle, watchQuiet } from '../../quiet.ts';

const elements = await shownElements();
const site = filedSite(elements, []);
const calls = path.join(repository, 'demo/gallery/docs/calls.json');
const below = '/somewhere/below';

/** `npm run docs` as files behind the plainest of servers, in a folder of it. */
const test = placeTest.extend<object, { docs: string }>({
  docs: [
    async ({}, use) => {
      const target = path.join(repository, '.cache/test/docs');
      const { status, stderr } = spawnSync(
        process.execPath,
        [path.join(repository, 'demo/gallery/docs/main.ts'), target],
        { encoding: 'utf8' },
      );
      expect(status, stderr).toBe(0);
      const app = new Hono().use(
        `${below}/*`,
        serveStatic({ root: target, rewriteRequestPath: (address) => address.slice(below.length) }),
      );
      const port = await freePort();
      const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
      await use(`http://127.0.0.1:${port}${below}`);
      server.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`);
  });
  return heard;
}

const mounted = (page: Page, tag: string) =>
  page.waitForFunction(
    (name) => {
      const element = document.querySelector(name);
      return element?.hasAttribute('data-mounted') && !element.querySelector('[aria-busy=true]');
    },
    tag,
    { timeout: 30_000 },
  );
/** It stands, and nothing of what it has asked, then or when the page was idle, is still to be answered. */
async function atRest(page: Page, tag: string): Promise<void> {
  await mounted(page, tag);
  await page.evaluate(idle);
  await page.waitForFunction(
    () => (window as Window & { spesaUnderWay?: { calls: number } }).spesaUnderWay?.calls === 0,
  );
  await page.evaluate(idle);
}
const missed = (page: Page) => page.evaluate(() => (window as Window & { spesaMissed?: string[] }).spesaMissed ?? []);

const examples = elements.flatMap((shown) =>
  shown.examples.map((_, index) => ({
    tag: shown.widget.tag,
    index,
    path: site.exampleAt(shown.widget.tag, index).replace('{engine}', 'preact').replace('{state}', firstState(shown)),
  })),
);

test.describe('what the examples ask', () => {
  test.skip(process.env['SPESA_RECORD'] !== '1', 'SPESA_RECORD=1 writes demo/gallery/docs/calls.json anew');
  test('is written down from the gallery', async ({ page }) => {
    test.setTimeout(1_800_000);
    const asked = new Set<string>();
    const quiet = await watchQuiet(page);
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (request.method() === 'GET' && address.pathname.includes('/ebsn/api/')) asked.add(noted(address));
    });
    for (const { tag, index, path: at } of examples) {
      await page.setViewportSize(onPhonesAlone.has(tag) ? phone : desktop);
      const state = new URLSearchParams(at.split('?')[1]).get('state');
      await page.goto(`/example/${tag}/${index}?engine=preact&state=${state}`);
      await mounted(page, tag).catch(() => console.warn(`${tag} ${index} does not come to rest`));
      await page.mouse.move(200, 200);
      await quiet();
    }
    for (const { name, shows } of site.scenes) {
      await page.goto(`/scene/${name}?engine=preact`);
      await page
        .locator(shows)
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => console.warn(`scene ${name} shows nothing`));
    }
    writeFileSync(calls, `${JSON.stringify([...asked].toSorted(), null, 2)}\n`);
  });
});

test('every example of the documentation without a server mounts, says nothing to the console and asks for nothing that was not recorded', async ({
  page,
  docs,
}) => {
  test.setTimeout(900_000);
  const heard = complaints(page);
  const lacking: Record<string, string[]> = {};
  for (const { tag, path: at } of examples) {
    await page.setViewportSize(onPhonesAlone.has(tag) ? phone : desktop);
    await page.goto(`${docs}/${at}`);
    await atRest(page, tag);
    const calls = await missed(page);
    if (calls.length > 0) lacking[at] = calls;
  }
  expect(
    lacking,
    'SPESA_RECORD=1 npx playwright test --config e2e/long/playwright.config.ts --project=gallery docs writes them down',
  ).toEqual({});
  expect(heard).toEqual([]);
});

test('every scene shows without a server what it shows in the gallery, those that save something too', async ({
  page,
  docs,
}) => {
  test.setTimeout(300_000);
  const lacking: string[] = [];
  for (const { name, shows, state } of site.scenes) {
    await page.goto(`${docs}/scene/${name}-preact.html?state=${state}`);
    await page
      .locator(shows)
      .first()
      .waitFor({ timeout: 12_000 })
      .catch(async () => lacking.push(`${name} ${(await missed(page)).join(' ')}`));
  }
  expect(lacking).toEqual([]);
});

test('every link of the documentation leads to a page, and to a place on it', async ({ page, docs }) => {
  const target = path.join(repository, '.cache/test/docs');
  const broken: string[] = [];
  const pages = new Map<string, string[]>();
  const visit = async (at: string) => {
    await page.goto(at, { waitUntil: 'domcontentloaded' });
    pages.set(at, await page.locator('[id]').evaluateAll((found) => found.map(({ id }) => id)));
    return page
      .locator('a[href], link[href], script[src], iframe[src]')
      .evaluateAll((found) => found.map((each) => (each as HTMLAnchorElement).href || (each as HTMLScriptElement).src));
  };
  await page.route('**/example/**', (route) => route.abort());
  await page.route('**/scene/**', (route) => route.abort());
  const queue = [`${docs}/`];
  const led: [from: string, to: string][] = [];
  for (let at = queue.shift(); at; at = queue.shift()) {
    if (pages.has(at)) continue;
    for (const link of await visit(at)) {
      if (link.startsWith('data:')) continue;
      led.push([at, link]);
      const plain = link.split('#')[0]!;
      if (plain.startsWith(docs) && plain.endsWith('/') && !pages.has(plain)) queue.push(plain);
    }
  }
  for (const { path: to } of JSON.parse(readFileSync(path.join(target, 'search.json'), 'utf8')) as { path: string }[])
    led.push(['search', `${docs}/${to}`]);
  for (const [from, link] of led) {
    const [plain = '', id] = link.split('#');
    if (!plain.startsWith(docs)) broken.push(`${from} leaves to ${link}`);
    const file = path.join(target, decodeURI(new URL(plain).pathname.slice(below.length)));
    if (!existsSync(file) || (statSync(file).isDirectory() && !existsSync(path.join(file, 'index.html'))))
      broken.push(`${from} → ${link}`);
    if (id && !pages.get(plain)?.includes(id)) broken.push(`${from} → ${link} (no such place)`);
  }
  expect([...new Set(broken)]).toEqual([]);
  expect(pages.size).toBe(elements.length + 3);
});

test('A11Y-01 a page of the documentation: switches change all examples, its HTML is copied, the search leads on, no accessibility fault', async ({
  page,
  docs,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const heard = complaints(page);
  await page.goto(`${docs}/${elementPath('spesa-product-slider')}`);
  const first = page.locator('.docs-stage').first();
  const inside = first.locator('iframe').contentFrame();
  await expect(inside.getByRole('heading', { name: 'Frutta e verdura' })).toBeVisible();
  await expect(inside.locator('.product-card img').first()).toHaveJSProperty('complete', true);
  expect(
    await inside
      .locator('.product-card img')
      .first()
      .evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(50);

  await inside.getByRole('link', { name: 'Vedi tutti' }).click();
  await expect(first.getByRole('status')).toHaveText('Nel negozio si va a /category/frutta-e-verdura');

  await page.getByLabel('Motore').selectOption('React');
  await expect(first.locator('iframe')).toHaveAttribute('src', /0-react\.html\?state=visitor$/);
  await expect(inside.getByRole('heading', { name: 'Frutta e verdura' })).toBeVisible();
  await page.getByLabel('Larghezza').selectOption('390');
  expect((await first.locator('iframe').boundingBox())?.width).toBe(390);
  await page.getByLabel('Chi guarda').selectOption('negozio guasto');
  await expect(inside.getByText('Riprova').first()).toBeVisible();
  await page.getByLabel('Chi guarda').selectOption('visitatore');

  // An example that loads anew may take the focus for a moment, and without it a browser copies nothing.
  await expect(async () => {
    await page.getByRole('button', { name: /l’HTML di «Una categoria»$/ }).click();
    await expect(page.getByText('Copiato').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<spesa-product-slider class="spesa" heading="Frutta e verdura" category-id="2"></spesa-product-slider>',
  );

  await page.getByRole('searchbox').fill('spesa-cart-page');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Risultati: 1');
  await page.getByRole('searchbox').press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${docs}/elements/spesa-cart-page/`);
  await expect(page.locator('iframe').first().contentFrame().locator('.cart-line').first()).toBeVisible();
  expect(heard).toEqual([]);

  for (const [at, size] of [
    ['elements/spesa-product-slider/', desktop],
    ['elements/spesa-product-slider/', phone],
    ['', phone],
    ['look/', phone],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(`${docs}/${at}`);
    const violations = await axe(page, { exclude: ['iframe'] });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
