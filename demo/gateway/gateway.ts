import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { type Fetch, largestBody, limitBody, limitedServer } from '../server/http/limitedServer.ts';
import { apiIsAway, siteIsAway } from './away.ts';
import { brotli } from './brotli.ts';
import { closeServer } from '../server/http/openServer.ts';
import { plainFiles } from './files.ts';
import { passTo } from './proxy.ts';

export interface GatewayOptions {
  /** 0: one that the system chooses. */
  port: number;
  /** Addresses to listen on. */
  hosts: readonly string[];
  /** Inner origins, as `http://127.0.0.1:40001`. */
  wordpress: string;
  api: string;
  /** Folder of the WordPress site and of the plugin, for their plain files. */
  site: string;
  plugin: string;
  /** Hears what the gateway answers itself, behind which stands no other server. */
  log?(answered: { method: string; path: string; http: number }): void;
}

const pluginPath = '/wp-content/plugins/spesa/';
const siteFolders = ['wp-includes', 'wp-admin', 'wp-content/themes', 'wp-content/uploads'];
const apiFolders = ['ebsn', 'photo', 'outbox', 'magazzino'];
const waiting = { keepAliveTimeout: 30_000, requestTimeout: 120_000 };
const largestUpload = 64 * 1024 * 1024;

/** One origin for the shop: WordPress at `/` and `/p`, the API at `/ebsn`, pictures at `/photo`, mails at `/outbox`, the warehouse at `/magazzino`, `/version.json`. */
export async function openGateway(options: GatewayOptions): Promise<{ port: number; stop: () => Promise<void> }> {
  const app = createGateway(options);
  const servers = (await Promise.all(options.hosts.map((host) => listen(app, options.port, host)))).filter(
    (server) => server !== null,
  );
  const { port } = servers[0]?.address() as AddressInfo;
  return { port, stop: async () => void (await Promise.all(servers.map(closeServer))) };
}

function createGateway({ wordpress, api, site, plugin, log }: Omit<GatewayOptions, 'port' | 'hosts'>) {
  const app = new Hono<{ Bindings: HttpBindings }>({ getPath: withoutAlias });
  app.use(compress({ encoding: 'gzip' }), brotli);
  app.get('/version.json', (context) => {
    const answer = context.json({ version: bundleVersion(plugin) }, 200, { 'Cache-Control': 'no-store' });
    log?.({ method: 'GET', path: '/version.json', http: answer.status });
    return answer;
  });
  for (const folder of apiFolders) app.all(`/${folder}/*`, limitBody(largestBody), passTo(api, apiIsAway));
  app.route(
    '/',
    plainFiles([
      { prefix: `${pluginPath}dist/`, folder: plugin, strip: pluginPath, hashed: true },
      { prefix: pluginPath, folder: plugin, strip: pluginPath },
      ...siteFolders.map((folder) => ({ prefix: `/${folder}/`, folder: site })),
    ]),
  );
  app.all('*', limitBody(largestUpload), passTo(wordpress, siteIsAway));
  return app;
}

/** The site is also at `/p`: `/p/wp-json/…` is `/wp-json/…`. */
function withoutAlias(request: Request): string {
  const { pathname } = new URL(request.url);
  const match = /^\/p(?=$|\/)\/*(.*)$/s.exec(pathname);
  return match ? `/${match[1] ?? ''}` : pathname;
}

function bundleVersion(plugin: string): string {
  const manifest = path.join(plugin, 'dist/preact/manifest.json');
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version : '0.0.0';
}

/** A host without IPv6 has no `::1`: that address is left out. */
function listen({ fetch }: ReturnType<typeof createGateway>, port: number, host: string): Promise<Server | null> {
  const server = limitedServer(fetch as Fetch, waiting);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' ? resolve(null) : reject(error),
    );
    server.listen(port, host, () => resolve(server));
  });
}
