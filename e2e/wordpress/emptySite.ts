import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort, waitForAnswer } from '../../demo/run/ports.ts';
import { runToEnd, startProcess } from '../../demo/run/processes.ts';
import { getCore } from '../../demo/wordpress/core.ts';
import { equipForNativePhp, phpFolder, prepareSite, repository } from '../../demo/wordpress/site.ts';
import { start, stopAll, type Started } from '../../tests/demo/server/apiProcess.ts';

export interface EmptySite {
  url: string;
  /** Base address of a shop API on another origin, which has been told of this site. */
  api: string;
  /** What PHP has held against the plugin so far. */
  complaints: () => string[];
  stop: () => Promise<void>;
}

const folder = path.join(repository, '.cache/test/empty-site');
/** As most hosters have it; PHP's own preset of 2 MB is that of nobody who sells. */
const settings = ['upload_max_filesize=64M', 'post_max_size=64M', 'display_errors=stderr'].flatMap((it) => ['-d', it]);

/** A shop that sells has drawn its photos before. */
async function warm(shop: string): Promise<void> {
  const answer = await fetch(`${shop}/ebsn/api/products?page_size=1`);
  const { data } = (await answer.json()) as { data: { products: { mediaURL: string }[] } };
  await (await fetch(new URL(data.products[0]!.mediaURL, shop))).arrayBuffer();
}

/** WordPress as it is after its own installation, and beside it a shop API that runs elsewhere. */
export async function openEmptySite(): Promise<EmptySite> {
  const { folder: core } = await getCore(path.join(repository, '.cache/wordpress'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  rmSync(folder, { recursive: true, force: true });
  prepareSite({ core, site: folder, host: `localhost:${port}`, settings: {} });
  equipForNativePhp(folder);
  rmSync(path.join(folder, 'wp-content/plugins/spesa'));
  await runToEnd('php', [path.join(phpFolder, 'run.php'), folder, path.join(repository, 'e2e/php/empty-site.php')]);
  const site = startProcess(
    'WordPress',
    'php',
    [...settings, '-S', `127.0.0.1:${port}`, '-t', folder, path.join(phpFolder, 'router.php')],
    { env: { PHP_CLI_SERVER_WORKERS: '4' }, quiet: true },
  );
  const shop = (await start({ SHOP_ORIGIN: url, ORIGINS: url }, ['--memory'])) as Started;
  await Promise.all([waitForAnswer(`${url}/wp-login.php`), warm(shop.origin)]);
  return {
    url,
    api: `${shop.origin.replace('127.0.0.1', 'localhost')}/ebsn/api`,
    complaints: () => {
      const log = path.join(folder, 'wp-content/debug.log');
      return existsSync(log)
        ? readFileSync(log, 'utf8')
            .split('\n')
            .filter((line) => line.includes('/spesa/'))
        : [];
    },
    stop: async () => {
      await Promise.all([site.stop(), stopAll()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
