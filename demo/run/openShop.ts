import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { openGateway } from '../gateway/gateway.ts';
import { openWordPress, type WordPress } from '../wordpress/serve.ts';
import { pluginFolder, repository, type PluginSettings } from '../wordpress/site.ts';
import { freePort, isFree, waitForAnswer } from './ports.ts';
import { startProcess, type Running } from './processes.ts';

export interface ShopOptions {
  /** The port of the shop; the card provider has the next one. */
  port: number;
  hosts?: readonly string[];
  /** The folder of the WordPress site. */
  site: string;
  /** The folder of the shop's data; without one they live in memory and end with the process. */
  data?: string;
  /** How many products beyond the believable ones: for measurements. */
  products?: number;
  /** Environment of the API beside its addresses. */
  env?: Record<string, string>;
  /** Forget what the site's folder holds. */
  fresh?: boolean;
  /** Settings of the plugin beside the addresses. */
  settings?: PluginSettings;
  /** Restart the API when its sources change. */
  watch?: boolean;
  /** A part of the shop ended by itself. */
  onEnd?: (reason: string) => void;
}

export interface Shop {
  url: string;
  provider: string;
  /** The inner address of the API. */
  api: string;
  wordpress: WordPress;
  stop: () => Promise<void>;
}

const readyWithin = 90_000;

/** The whole shop on one origin: API with card provider, WordPress with the plugin, gateway in front. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const {
    port,
    hosts = ['127.0.0.1', '::1'],
    site,
    settings = {},
    env = {},
    fresh = false,
    onEnd = () => {},
  } = options;
  await refuseTakenPorts(port);
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const provider = `http://localhost:${port + 1}`;
  const identity = env['IDENTITY'] ?? process.env['IDENTITY'] ?? (process.env['DATABASE_URL'] ? '' : 'demo');
  const showsMail = (env['OUTBOX'] ?? process.env['OUTBOX'] ?? (process.env['DATABASE_URL'] ? '0' : '1')) === '1';
  const outboxKey = randomBytes(24).toString('base64url');
  const signIns: PluginSettings = identity === 'demo' ? { sign_ins: ['google', 'facebook', 'company'] } : {};
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(stops.splice(0).map((end) => end()));
  };
  try {
    const [wordpress] = await Promise.all([
      openWordPress({
        site,
        fresh,
        host: `localhost:${port}`,
        ...(showsMail ? { outbox: { url: `${api}/outbox`, key: outboxKey } } : {}),
        settings: { server_api: `${api}/ebsn/api`, payment_origins: [provider], ...signIns, ...settings },
        onEnd,
      }).then((opened) => {
        stops.push(opened.stop);
        return opened;
      }),
      openApi(
        { ...options, env: { IDENTITY: identity, OUTBOX: showsMail ? '1' : '0', OUTBOX_KEY: outboxKey, ...env } },
        apiPort,
        onEnd,
      ).then((running) => stops.push(running.stop)),
    ]);
    const gateway = await openGateway({ port, hosts, wordpress: wordpress.url, api, site, plugin: pluginFolder });
    stops.push(gateway.stop);
    const [host = '127.0.0.1'] = hosts;
    const door = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    const headers = { Host: `localhost:${port}` };
    for (const page of ['/', `/category/${await firstCategory(api)}/`]) await waitForAnswer(door + page, { headers });
    return { url: `http://localhost:${port}`, provider, api, wordpress, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The slug of the first category: its page needs WordPress, the API and the catalogue. */
async function firstCategory(api: string): Promise<string> {
  const answer = await fetch(`${api}/ebsn/api/category`);
  const { data } = (await answer.json()) as { data: { categories: { slug: string }[] } };
  return data.categories[0]?.slug ?? '';
}

/** Throws when the shop's port or the card provider's is in use. */
export async function refuseTakenPorts(port: number): Promise<void> {
  for (const wanted of [port, port + 1]) {
    if (!(await isFree(wanted)))
      throw new Error(
        `La porta ${wanted} è occupata: ferma il programma che la usa oppure scegline un’altra, per esempio PORT=${port + 10} npm start.`,
      );
  }
}

async function openApi(
  { data, products, port, watch, env = {} }: ShopOptions,
  apiPort: number,
  onEnd: (reason: string) => void,
): Promise<Running> {
  const place = data ? ['--data', data] : ['--memory'];
  const script = path.join(repository, 'demo/server/main.ts');
  const words = [
    ...(watch ? ['--watch-preserve-output', '--watch'] : []),
    script,
    ...place,
    ...(products ? ['--products', String(products)] : []),
  ];
  let ended: Error | null = null;
  const running = startProcess('L’API', process.execPath, words, {
    env: {
      PORT: String(apiPort),
      PROVIDER_PORT: String(port + 1),
      TRUSTED_PROXIES: '127.0.0.1',
      SHOP_ORIGIN: process.env['SHOP_ORIGIN'] ?? `http://localhost:${port}`,
      PROVIDER_ORIGIN: `http://localhost:${port + 1}`,
      ...env,
    },
    quiet: !watch,
    onEnd: (reason) => {
      ended ??= new Error(reason);
      onEnd(reason);
    },
  });
  try {
    await waitForAnswer(`http://127.0.0.1:${apiPort}/ready`, { timeout: readyWithin, failed: () => ended });
  } catch (error) {
    await running.stop();
    throw error;
  }
  return running;
}
