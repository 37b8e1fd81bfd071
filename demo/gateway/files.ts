import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** What is served without asking WordPress: nothing hidden, no program. */
const plainFile = /^(?!.*\/\.).*\.(css|m?js|json|map|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|txt)$/i;
const hashedName = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|webp|png)$|\/[0-9a-f]{8}\/[\w-]+\.js$/;
const immutable = 'public, max-age=31536000, immutable';

/** Addresses that are files of a folder. */
export interface Mount {
  prefix: string;
  folder: string;
  /** The beginning of the address that stands for the folder itself. */
  strip?: string;
  /** Do names change with the content? */
  hashed?: boolean;
}

/** Answers GET and HEAD for plain files of the mounts, by their `.br` or `.gz` where one lies beside; the rest goes on to the next handler. */
export function plainFiles(mounts: readonly Mount[]): Hono {
  const app = new Hono();
  for (const { prefix, folder, strip = '', hashed } of mounts) {
    const rewriteRequestPath = (name: string) => name.slice(strip.length);
    const serve = serveStatic({ root: folder, rewriteRequestPath, precompressed: true });
    app.get(`${prefix}*`, etag(), async (context, next) => {
      const file = plainFile.test(context.req.path) ? await serve(context, async () => {}) : undefined;
      if (!file) return next();
      file.headers.set('Cache-Control', hashed && hashedName.test(context.req.path) ? immutable : 'no-cache');
      file.headers.set('X-Content-Type-Options', 'nosniff');
      file.headers.set('ETag', tagOf(file.headers));
      return file;
    });
  }
  return app;
}

function tagOf(headers: Headers): string {
  const changed = Date.parse(headers.get('Last-Modified') ?? '') / 1000;
  const size = headers.get('Content-Range')?.split('/')[1] ?? headers.get('Content-Length');
  return `W/"${Number(size).toString(36)}-${changed.toString(36)}"`;
}
