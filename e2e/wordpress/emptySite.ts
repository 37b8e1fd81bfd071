import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort, waitForAnswer } from '../../demo/run/ports.ts';
import { runToEnd, startProcess } from '../../demo/run/processes.ts';
import { getCore } from '../../demo/wordpress/core.ts';
import {
  equipForNativePhp,
  phpFolder,
  prepareSite,
  repository,
  type PluginSettings,
  phpLog,
} from '../../demo/wordpress/site.ts';
import { startSeeded, stopAll } from '../../tests/operations/apiProcess.ts';
import { mustUse } from '../mustUse.ts';

export interface EmptySite {
  url: string;
  folder: string;
  /** Base address of a shop API on another origin, which has been told of this site. */
  api: string;
  /** Runs a PHP file of the repository inside the loaded WordPress and gives what it printed. */
  run: (file: string) => Promise<string>;
  /** What PHP has held against the plugin so far. */
  complaints: () => string[];
  stop: () => Promise<void>;
}

interface Wanted {
  /** The folder of a clean WordPress; absent: the one that the project is made for. */
  core?: string;
  /** The folder of the site below its origin, as `/negozio`. */
  below?: string;
  /** The shop API stands in the plugin's settings already. */
  connected?: boolean;
}

const ground = path.join(repository, '.cache/test/empty-site');
/** As most hosters have it; PHP's own preset of 2 MB is that of nobody who sells. */
const settings = ['upload_max_filesize=64M', 'post_max_size=64M', 'display_errors=stderr'].flatMap((it) => ['-d', it]);

/** A shop that sells has drawn its photos before. */
async function warm(shop: string): Promise<void> {
  const answer = await fetch(`${shop}/ebsn/api/products?page_size=1`);
  const { data } = (await answer.json()) as { data: { products: { mediaURL: string }[] } };
  await (await fetch(new URL(data.products[0]!.mediaURL, shop))).arrayBuffer();
}

/** WordPress as it is after its own installation, and beside it a shop API that runs elsewhere. */
export async function openEmptySite({ core, below = '', connected = false }: Wanted = {}): Promise<EmptySite> {
  const clean = core ?? (await getCore(path.join(repository, '.cache/wordpress'))).folder;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const url = origin + below;
  const shop = await startSeeded({ SHOP_ORIGIN: origin, ORIGINS: origin });
  const api = `${shop.origin.replace('127.0.0.1', 'localhost')}/ebsn/api`;
  const known: PluginSettings = connected ? { api, server_api: api } : {};
  rmSync(ground, { recursive: true, force: true });
  const folder = ground + below;
  rmSync(phpLog(folder), { force: true });
  prepareSite({ core: clean, site: folder, host: `localhost:${port}`, below, settings: known });
  equipForNativePhp(folder);
  mustUse(folder);
  rmSync(path.join(folder, 'wp-content/plugins/spesa'));
  const run = (file: string) => runToEnd('php', [path.join(phpFolder, 'run.php'), folder, file]);
  await run(path.join(repository, 'e2e/php/empty-site.php')).catch(async (error: unknown) => {
    await stopAll();
    throw error;
  });
  const site = startProcess(
    'WordPress',
    'php',
    [...settings, '-S', `127.0.0.1:${port}`, '-t', ground, path.join(phpFolder, 'router.php')],
    { env: { PHP_CLI_SERVER_WORKERS: '4' }, quiet: true },
  );
  await Promise.all([waitForAnswer(`${url}/wp-login.php`), warm(shop.origin)]);
  return {
    url,
    folder,
    api,
    run,
    complaints: () => {
      const log = phpLog(folder);
      return existsSync(log)
        ? readFileSync(log, 'utf8')
            .split('\n')
            .filter((line) => line.includes('/spesa/'))
        : [];
    },
    stop: async () => {
      await Promise.all([site.stop(), stopAll()]);
      rmSync(ground, { recursive: true, force: true });
    },
  };
}
