import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, waitForAnswer } from '../demo/run/ports.ts';
import { startProcess } from '../demo/run/processes.ts';
import { makeSite } from '../demo/wordpress/serve.ts';
import { repository } from '../demo/wordpress/site.ts';
import { pageCache, startNginx, startPhp } from '../tests/release/deploy/nginx.ts';
import { temporaryDatabase } from '../tests/demo/server/shop.ts';
import { openPostgres } from '../tests/run/postgres.ts';
import { findNginx, findPhpFpm } from '../tests/run/system.ts';
import { api } from './apiShoppers.ts';
import { addOwnPages, cardsPage, floorAt, takePluginAway } from './floor.ts';
import { load } from './load.ts';
import { measure, warm } from './pages.ts';
import { median, printFigures } from './report.ts';
import { pageRows } from './rows.ts';

type Ports = [number, number];
type Stops = (() => Promise<unknown>)[];

/** The bench has one address, which asks oftener than a customer may. */
const unlimited = [['rate=50r/s', 'rate=100000r/s'] as const];
const moments = ['cards', 'home', 'category'];
/** Headers with which nginx keeps nothing and gives nothing that it has kept. */
const uncached = { page: { Cookie: 'comment_author_bench=1' }, read: { Authorization: 'bench' } };

async function openApi(url: string, stops: Stops): Promise<number> {
  const [port, provider] = [await freePort(), await freePort()];
  const ports = { PORT: String(port), PROVIDER_PORT: String(provider) };
  const env = { ...ports, DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1' };
  const main = path.join(repository, 'demo/server/main.ts');
  stops.push(startProcess('L’API', process.execPath, [main], { env, quiet: true }).stop);
  await waitForAnswer(`http://127.0.0.1:${port}/ready`);
  return port;
}

/** A site behind an nginx and a php-fpm of its own, both sites' in the repository's configuration. */
async function openSite(folder: string, apis: Ports, php: string, stops: Stops, fill: (site: Runs) => Promise<void>) {
  const site = path.join(folder, 'site');
  mkdirSync(pageCache(folder), { recursive: true });
  const settings = { server_api: `http://127.0.0.1:${apis[0]}/ebsn/api` };
  await fill(await makeSite({ site, engine: 'php', fresh: true, settings }));
  const config = path.join(site, 'wp-config.php');
  const told = `<?php\ndefine( 'SPESA_PAGE_CACHE', '${pageCache(folder)}' );`;
  writeFileSync(config, readFileSync(config, 'utf8').replace('<?php', told));
  stops.push(startPhp(folder, php).stop);
  const nginx = await startNginx(folder, apis, site, unlimited);
  stops.push(nginx.running.stop);
  await waitForAnswer(`${nginx.origin}/wp-login.php`);
  return nginx.origin;
}
type Runs = Pick<Awaited<ReturnType<typeof makeSite>>, 'run'>;

/** Good answers a second to eight visitors; wrk asks with a tenth of the work that our own loop costs the same machine. */
async function perSecond(address: string, headers: Record<string, string>): Promise<number> {
  const words = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { status, stdout } = spawnSync('wrk', ['-t', '1', '-c', '8', '-d', '3s', ...words, address], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    const found = await load(address, address, headers);
    if (found.failed > 0) throw new Error(`${address}: ${found.failed} failed`);
    return found.perSecond;
  }
  if (stdout.includes('Non-2xx')) throw new Error(`${address}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Requests a second of pages and of what everybody reads, with what nginx keeps and without, in turns. */
async function rates(shop: string, floor: string, runs: number): Promise<void> {
  const list = `${shop}${api}/products?parent_category_id=2&page_size=24&hash=w0d0t0`;
  const asked: [string, string, Record<string, string>][] = [
    ['page of 12 cards, WordPress alone, made anew', floor + cardsPage, uncached.page],
    ['page of 12 cards, Spesa, made anew', shop + cardsPage, uncached.page],
    ['page of 12 cards, WordPress alone, kept by nginx', floor + cardsPage, {}],
    ['page of 12 cards, Spesa, kept by nginx', shop + cardsPage, {}],
    ['list of 24, from the processes', list, uncached.read],
    ['list of 24, kept by nginx', list, {}],
    ['tree of 3, from the processes', `${shop}${api}/category?depth=3`, uncached.read],
    ['tree of 3, kept by nginx', `${shop}${api}/category?depth=3`, {}],
  ];
  const seen = new Map<string, number[]>();
  for (let run = 0; run < runs; run++)
    for (const [what, address, headers] of asked) {
      await (await fetch(address, { headers })).arrayBuffer();
      seen.set(what, [...(seen.get(what) ?? []), await perSecond(address, { 'Accept-Encoding': 'gzip', ...headers })]);
    }
  console.table([...seen].map(([what, each]) => ({ what, 'a second': median(each) })));
}

/** The shop as docs/production.md puts it beside the same WordPress without the plugin, both behind nginx and php-fpm. */
export async function benchNginx(runs: number): Promise<void> {
  const php = findPhpFpm();
  const postgres = await openPostgres(path.join(repository, '.cache/bench/nginx'));
  if (!postgres || !php || !findNginx()) return console.log('nginx, php-fpm or PostgreSQL is missing.');
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const folder = mkdtempSync(path.join(tmpdir(), 'spesa-nginx-'));
  const stops: Stops = [postgres.stop];
  try {
    const { url } = await temporaryDatabase(postgres.url);
    const ports: Ports = [await openApi(url, stops), await openApi(url, stops)];
    const shop = await openSite(path.join(folder, 'shop'), ports, php, stops, addOwnPages);
    const floor = await openSite(path.join(folder, 'floor'), ports, php, stops, (site) => takePluginAway(site, shop));
    await warm(shop);
    await rates(shop, floor, runs);
    console.log(
      `Both behind the same nginx; medians of ${runs} interleaved visits, 412 px, processor 4 × slower, 150 ms, 1.6 Mbit/s`,
    );
    const rows = pageRows(
      shop,
      floorAt(floor, () => Promise.resolve()),
    );
    printFigures(
      await measure(
        rows.filter(({ name }) => moments.includes(name)),
        runs,
      ),
    );
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
