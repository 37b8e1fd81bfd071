import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, waitForAnswer } from '../run/ports.ts';
import { stopOnSignals } from '../run/processes.ts';
import { getCore } from './core.ts';
import { missingFromPhp, native } from './native.ts';
import { playground } from './playground.ts';
import { prepareSite, repository, sitePassword, siteScripts, type Outbox, type PluginSettings } from './site.ts';
import { paintStories } from './stories.ts';

export type EngineName = 'php' | 'playground';

export interface WordPressOptions {
  /** The folder that keeps the site, its database and uploads. */
  site: string;
  /** The address that commands without a request believe in, as `localhost:8080`. */
  host?: string;
  port?: number;
  /** Settings of the plugin that hold for this start only. */
  settings?: PluginSettings;
  /** Where the site's own mail goes; absent: to PHP's own mail. */
  outbox?: Outbox;
  engine?: EngineName;
  /** Forget what the folder holds. */
  fresh?: boolean;
  onEnd?: (reason: string) => void;
}

export interface WordPress {
  url: string;
  engine: EngineName;
  version: string;
  /** Runs a PHP file of the repository inside the loaded WordPress and gives what it printed. */
  run: (file: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Native PHP where it has what WordPress needs, else Playground; SPESA_ENGINE overrides. */
export function chooseEngine(): EngineName {
  const asked = process.env['SPESA_ENGINE'];
  if (asked === 'php' || asked === 'playground') return asked;
  return missingFromPhp().length ? 'playground' : 'php';
}

/** A WordPress folder with the plugin active and the demo site provisioned, not served. */
export async function makeSite(options: WordPressOptions) {
  const { site, engine = chooseEngine(), settings = {}, outbox, fresh = false, onEnd } = options;
  const port = options.port ?? (await freePort());
  const host = options.host ?? `127.0.0.1:${port}`;
  const core = await getCore(path.join(repository, '.cache/wordpress'));
  if (fresh) rmSync(site, { recursive: true, force: true });
  prepareSite({ core: core.folder, site, host, settings, outbox });
  const running = await (engine === 'php' ? native : playground)({ site, port, ...(onEnd ? { onEnd } : {}) });
  await paintStories(path.join(repository, '.cache/stories'));
  for (const script of siteScripts()) await running.run(script);
  return { ...running, engine, port, host, version: core.version };
}

/** The same, served on 127.0.0.1. */
export async function openWordPress(options: WordPressOptions): Promise<WordPress> {
  const { run, serve, engine, port, host, version } = await makeSite(options);
  const { stop } = await serve();
  const url = `http://127.0.0.1:${port}`;
  // Not the home page: it would ask an API that may not be there yet, and then leave it in peace for a while.
  await waitForAnswer(`${url}/wp-login.php`, { headers: { 'X-Forwarded-Host': host } });
  return { url, engine, version, run, stop };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8888' },
      site: { type: 'string', default: '.cache/site' },
      api: { type: 'string', default: '' },
    },
  });
  const wordpress = await openWordPress({
    site: path.resolve(values.site),
    port: Number(values.port),
    settings: values.api ? { server_api: values.api } : {},
  });
  process.stdout.write(
    `WordPress ${wordpress.version} (${wordpress.engine}): ${wordpress.url} · admin / ${sitePassword} · editor / ${sitePassword}\n`,
  );
  stopOnSignals(wordpress.stop);
}
