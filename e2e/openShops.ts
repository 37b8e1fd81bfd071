import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { openShop, type Shop } from '../demo/run/openShop.ts';
import { freePort, isFree } from '../demo/run/ports.ts';
import { repository } from '../demo/wordpress/site.ts';

/** A port whose next one, the card provider's, is free too. */
async function freePair(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (port < 65_000 && (await isFree(port + 1))) return port;
  }
}

const seededPages = ['/', '/category/frutta-e-verdura/'];

/** Asks the pages until the server prints them with their answers: on a busy machine the first question may take too long. */
async function warm(shop: Shop): Promise<void> {
  for (const path of seededPages) {
    for (let tries = 0; tries < 90 && !(await (await fetch(shop.url + path)).text()).includes('spesa-seed'); tries++) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function open(engine: 'preact' | 'react'): Promise<Shop> {
  const shop = await openShop({ port: await freePair(), site: path.join(repository, `.cache/test/e2e-${engine}`), fresh: true, settings: { engine } });
  for (const script of ['bare-page', 'block-pages']) await shop.wordpress.run(path.join(import.meta.dirname, `php/${script}.php`));
  await warm(shop);
  process.env[`SPESA_E2E_${engine.toUpperCase()}`] = shop.url;
  return shop;
}

/** Opens a whole shop for each engine, on fresh data in memory, and gives what closes them. SPESA_E2E_URL names a shop that is already open. */
export default async function openShops(): Promise<() => Promise<void>> {
  const given = process.env['SPESA_E2E_URL'];
  if (given) {
    process.env['SPESA_E2E_PREACT'] = process.env['SPESA_E2E_REACT'] = given;
    return async () => {};
  }
  const build = spawnSync(process.execPath, ['build.mjs', '--if-stale'], { cwd: repository, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  const engines = (process.env['SPESA_E2E_ENGINES'] ?? 'preact,react').split(',').filter((name) => name === 'preact' || name === 'react');
  const shops: Shop[] = [];
  for (const engine of engines) shops.push(await open(engine));
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
}
