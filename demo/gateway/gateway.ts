import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileServer } from './files.ts';
import { pass } from './proxy.ts';

export interface GatewayOptions {
  port: number;
  /** Addresses to listen on. */
  hosts: readonly string[];
  /** Inner origins, as `http://127.0.0.1:40001`. */
  wordpress: string;
  api: string;
  /** Folder of the WordPress site and of the plugin, for their plain files. */
  site: string;
  plugin: string;
}

const pluginPath = '/wp-content/plugins/spesa/';
const apiPaths = /^\/(ebsn|photo|outbox)(\/|$)/;

/** One origin for the shop: WordPress at `/` and `/p`, the API at `/ebsn`, pictures at `/photo`, mails at `/outbox`, `/version.json`. */
export async function openGateway(options: GatewayOptions): Promise<{ stop: () => Promise<void> }> {
  const handle = handler(options);
  const servers = (await Promise.all(options.hosts.map((host) => listen(handle, options.port, host)))).filter((server) => server !== null);
  return {
    stop: async () => {
      await Promise.all(servers.map((server) => new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      })));
    },
  };
}

function handler({ wordpress, api, site, plugin }: GatewayOptions) {
  const serveFile = fileServer([
    { prefix: `${pluginPath}dist/`, folder: path.join(plugin, 'dist'), hashed: true },
    { prefix: pluginPath, folder: plugin },
    ...['wp-includes', 'wp-admin', 'wp-content/themes', 'wp-content/uploads'].map((folder) => ({ prefix: `/${folder}/`, folder: path.join(site, folder) })),
  ]);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const target = withoutAlias(request.url ?? '/');
    const url = parsed(target);
    if (!url) return void response.writeHead(400).end();
    if (url.pathname === '/version.json') return version(response, plugin);
    if (apiPaths.test(url.pathname)) return pass(request, response, api, target, apiIsAway);
    if (serveFile(request, response, url)) return;
    pass(request, response, wordpress, target, siteIsAway);
  };
}

/** The site is also at `/p`: `/p/wp-json/…` is `/wp-json/…`. */
function withoutAlias(target: string): string {
  const match = /^\/p(?=$|[/?])\/*(.*)$/s.exec(target);
  return match ? `/${match[1] ?? ''}` : target;
}

function parsed(target: string): URL | null {
  return target.startsWith('/') ? URL.parse(`http://localhost${target}`) : null;
}

function version(response: ServerResponse, plugin: string): void {
  const manifest = path.join(plugin, 'dist/preact/manifest.json');
  const known = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version : '0.0.0';
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify({ version: known }));
}

function apiIsAway(response: ServerResponse): void {
  const message = { code: 'gateway.unreachable', message: 'Il negozio non risponde, riprova tra qualche minuto.' };
  const lists = { errors: [{ ...message, error: message.message }], infos: [], warnings: [], errorsMessage: [message], infosMessage: [], warningsMessage: [] };
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Retry-After': '5' });
  response.end(JSON.stringify({ response: { status: 7, ...lists }, user: null, data: {} }));
}

function siteIsAway(response: ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '2' });
  response.end('Il sito non risponde, riprova tra qualche secondo.\n');
}

/** A host without IPv6 has no `::1`: that address is left out. */
function listen(handle: (request: IncomingMessage, response: ServerResponse) => void, port: number, host: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer(handle);
    server.keepAliveTimeout = 30_000;
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' ? resolve(null) : reject(error)));
    server.listen(port, host, () => resolve(server));
  });
}
