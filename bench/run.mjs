// npm run bench: sizes, page loads as ratios against a static page of the same cards, and the API under load.
// BASE names a shop that is already open; RUNS is how often each page is visited (5).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { openShop } from '../demo/run/openShop.ts';
import { freePort, isFree } from '../demo/run/ports.ts';
import { demoPassword } from '../demo/shop/customers.ts';
import { findChromium } from '../tests/run/system.ts';
import { load } from './load.ts';
import { openMirror, staticPath } from './mirror.ts';
import { sizes } from './sizes.ts';
import { visit } from './visit.ts';

const root = join(import.meta.dirname, '..');
const runs = Number(process.env.RUNS ?? 5);
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const measures = { firstCard: 'first card', largestPaint: 'largest paint', blocking: 'blocking time', addResponse: 'add to cart answers' };
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function freePair() {
  for (;;) {
    const port = await freePort();
    if (port < 65_000 && (await isFree(port + 1))) return port;
  }
}

async function signIn(base) {
  const answer = await fetch(`${base}/ebsn/api/auth/login`, { method: 'POST', body: new URLSearchParams({ login: 'anna@example.it', password: demoPassword }) });
  return { session: answer.headers.get('x-ebsn-session') ?? '', account: answer.headers.get('x-ebsn-account') ?? '', epoch: 1 };
}

async function pages(base) {
  const port = await freePort();
  const mirror = await openMirror(base, port);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? findChromium() ?? undefined, args: flags });
  try {
    const origin = `http://localhost:${port}`;
    const visits = { static: [], visitor: [], customer: [] };
    for (let run = 0; run < runs; run++) {
      visits.static.push(await visit(browser, `${origin}${staticPath}`, {}));
      visits.visitor.push(await visit(browser, `${origin}/`, {}));
      visits.customer.push(await visit(browser, `${origin}/`, { 'spesa:1:credentials': JSON.stringify(await signIn(base)) }));
    }
    return Object.fromEntries(
      Object.entries(measures).map(([key, name]) => {
        const of = (page) => middle(visits[page].map((one) => one[key]));
        const ratio = (page) => (of('static') > 0 ? `× ${(of(page) / of('static')).toFixed(2)}` : `+ ${Math.round(of(page))} ms`);
        return [name, { 'static page': `${Math.round(of('static'))} ms`, visitor: `${Math.round(of('visitor'))} ms`, 'visitor / static': ratio('visitor'), customer: `${Math.round(of('customer'))} ms`, 'customer / static': ratio('customer') }];
      }),
    );
  } finally {
    await browser.close();
    mirror.close();
  }
}

async function api(base) {
  const { session, account } = await signIn(base);
  const known = { 'X-Ebsn-Session': session, 'X-Ebsn-Account': account };
  const calls = [
    ['GET /products (24)', '/products?parent_category_id=2&page_size=24&hash=w0d0t0', {}],
    ['GET /products?q=latte', '/products?q=latte&page_size=24&hash=w0d0t0', {}],
    ['GET /products/suggest', '/products/suggest?q=lat&hash=w0d0t0', {}],
    ['GET /category (tree)', '/category?depth=3&hash=w0d0t0', {}],
    ['GET /auth/test', '/auth/test', known],
    ['GET /cart/view', '/cart/view', known],
  ];
  const rows = [];
  for (const [name, path, headers] of calls) rows.push(await load(name, `${base}/ebsn/api${path}`, headers));
  return Object.fromEntries(rows.map(({ call, ...row }) => [call, row]));
}

const built = spawnSync(process.execPath, [join(root, 'build.mjs'), '--if-stale'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
console.log('\nSizes, bytes in brotli');
console.table(sizes());
const shop = process.env.BASE ? { url: process.env.BASE, stop: async () => {} } : await openShop({ port: await freePair(), site: join(root, '.cache/bench/site'), fresh: true });
try {
  console.log(`Home page on a slow phone (4 × slower processor, slow 4G), medians of ${runs} interleaved visits`);
  console.table(await pages(shop.url));
  console.log('API, eight visitors at once, ms');
  console.table(await api(shop.url));
} finally {
  await shop.stop();
}
process.exit(0);
