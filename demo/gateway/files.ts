import { createReadStream, readFileSync, statSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { chooseEncoding, compressFile, isTextual, type Encoding } from './compress.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
};
const immutable = 'public, max-age=31536000, immutable';
const hashedName = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|webp|png)$|\/[0-9a-f]{8}\/[\w-]+\.js$/;

/** A folder of files below a path of the site; `hashed` where names change with the content. */
export interface Mount {
  prefix: string;
  folder: string;
  hashed?: boolean;
}

/** Answers GET and HEAD for plain files of the mounts; `false` when WordPress has to answer. */
export function fileServer(mounts: readonly Mount[]) {
  const packed = new Map<string, Buffer>();

  function body(file: string, stats: Stats, encoding: Encoding): Buffer {
    const key = `${encoding} ${stats.mtimeMs} ${stats.size} ${file}`;
    const known = packed.get(key);
    if (known) return known;
    const made = compressFile(readFileSync(file), encoding);
    packed.set(key, made);
    return made;
  }

  return (request: IncomingMessage, response: ServerResponse, url: URL): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const found = find(mounts, url);
    if (!found) return false;
    const { file, type, stats, cache } = found;
    const tag = `W/"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`;
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', cache);
    response.setHeader('ETag', tag);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (isTextual(type)) response.setHeader('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return true;
    }
    const encoding = isTextual(type) ? chooseEncoding(request.headers['accept-encoding']) : null;
    const data = encoding ? body(file, stats, encoding) : null;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', data?.length ?? stats.size);
    if (request.method === 'HEAD') response.end();
    else if (data) response.end(data);
    else createReadStream(file).pipe(response);
    return true;
  };
}

function find(mounts: readonly Mount[], url: URL): { file: string; type: string; stats: Stats; cache: string } | null {
  const name = decoded(url.pathname);
  const type = types[path.extname(name).toLowerCase()];
  const mount = mounts.find(({ prefix }) => name?.startsWith(prefix));
  if (!mount || !type || /\/\.|\0|\\/.test(name)) return null;
  const file = path.join(mount.folder, name.slice(mount.prefix.length));
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return null;
  const cache = mount.hashed && hashedName.test(name) ? immutable : 'no-cache';
  return { file, type, stats, cache };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
