import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitForAnswer } from '../run/ports.ts';
import { runToEnd, startProcess } from '../run/processes.ts';
import { coreRecord, getCore } from '../wordpress/core.ts';
import { repository } from '../wordpress/site.ts';
import { configuration, type Ports, type Runtime } from './configuration.ts';

const ownPackages = ['package.json', 'package-lock.json'];

export interface Options extends Ports {
  /** Where wp-env, its WordPress and its data are kept. */
  home: string;
  runtime: Runtime;
  /** Forget the site that was there. */
  fresh?: boolean;
  say?: (sentence: string) => void;
}

export interface Surroundings {
  site: string;
  api: string;
  stop: () => Promise<void>;
}

/** Docker where its engine answers, else WordPress on WebAssembly. */
export const chooseRuntime = (): Runtime =>
  spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0 ? 'docker' : 'playground';

/** wp-env in the versions of the lock beside this file, in a folder of its own: it brings another half a thousand packages. */
async function install(home: string, say: (sentence: string) => void): Promise<string> {
  const folder = path.join(home, 'package');
  const program = path.join(folder, 'node_modules/@wordpress/env/bin/wp-env');
  const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const same = ownPackages.every(
    (name) => text(path.join(folder, name)) === text(path.join(import.meta.dirname, name)),
  );
  if (same && existsSync(program)) return program;
  say('Installo wp-env: la prima volta richiede mezzo minuto.');
  mkdirSync(folder, { recursive: true });
  for (const name of ownPackages) cpSync(path.join(import.meta.dirname, name), path.join(folder, name));
  await runToEnd('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  return program;
}

/** Playground logs whoever comes in by a redirect, but for those who say that it has done so. */
const loggedIn = { cookie: 'playground_auto_login_already_happened=1' };

/** Why Playground ended while it prepared the site, if it has. */
function failureIn(work: string): Error | null {
  const log = path.join(work, 'playground.log');
  const [reason] = (existsSync(log) && /^Error: [^]*/m.exec(readFileSync(log, 'utf8'))) || [];
  return reason ? new Error(`wp-env: ${reason.trim().slice(0, 800)}`) : null;
}

/** The core that Playground mounts, as the project's own cache has it, and the note without which wp-env asks wordpress.org for the newest. */
async function bringCore(home: string, work: string, fresh: boolean): Promise<string> {
  const core = await getCore(path.join(repository, '.cache/wordpress'));
  const site = path.join(home, 'site');
  if (fresh || coreRecord(site)?.version !== core.version) {
    rmSync(site, { recursive: true, force: true });
    cpSync(core.folder, site, { recursive: true });
  }
  mkdirSync(work, { recursive: true });
  writeFileSync(path.join(work, 'wp-env-cache.json'), JSON.stringify({ latestWordPressVersion: core.version }));
  return site;
}

/** The reference API and, beside it, the WordPress of wp-env with the plugin and the elements talking to it. */
export async function openWpEnv(options: Options): Promise<Surroundings> {
  const { home, runtime, api, site, fresh = false, say = () => {} } = options;
  mkdirSync(home, { recursive: true });
  const program = await install(home, say);
  const config = path.join(home, '.wp-env.json');
  writeFileSync(config, JSON.stringify(configuration({ api, site }, runtime), null, 2));
  const work = path.join(home, createHash('md5').update(config).digest('hex'));
  const env = {
    WP_ENV_HOME: home,
    ...(runtime === 'playground' && { WP_ENV_CORE: await bringCore(home, work, fresh) }),
  };
  const wpEnv = (...words: string[]) => runToEnd(process.execPath, [program, ...words], { cwd: home, env });
  const shop = startProcess('L’API', process.execPath, [path.join(repository, 'demo/server/main.ts'), '--memory'], {
    quiet: true,
    env: {
      PORT: String(api),
      SHOP_ORIGIN: `http://localhost:${site}`,
      PUBLIC_API: `http://localhost:${api}/ebsn/api`,
      ORIGINS: `http://localhost:${site}`,
      ...(runtime === 'docker' && { HOST: '0.0.0.0' }),
    },
  });
  const stop = async (): Promise<void> => {
    await Promise.all([wpEnv('stop').catch(() => ''), shop.stop()]);
  };
  try {
    await waitForAnswer(`http://127.0.0.1:${api}/ready`, { timeout: 90_000 });
    say(`Avvio WordPress con wp-env (${runtime}).`);
    await wpEnv('start', `--runtime=${runtime}`);
    // wp-env takes any answer for a started site, that of a Playground which is still preparing it as well.
    await waitForAnswer(`http://localhost:${site}/wp-json/`, {
      timeout: 180_000,
      headers: loggedIn,
      failed: () => failureIn(work),
    });
  } catch (failure) {
    await stop();
    throw failure;
  }
  return { site: `http://localhost:${site}`, api: `http://localhost:${api}/ebsn/api`, stop };
}
