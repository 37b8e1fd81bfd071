import { Duplex } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { parseAccept } from 'hono/utils/accept';

/** Below this many bytes packing costs more than it saves. */
const worthFrom = 300;
const whilePassing = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Packs text with brotli on its way to whoever reads it; hono's own `compress`, outside this one, knows gzip alone. */
export const brotli: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, status, body } = context.res;
  const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '');
  const length = headers.get('Content-Length');
  if (!body || !isText || headers.has('Content-Encoding') || status === 206 || context.req.method === 'HEAD') return;
  if (!acceptsBrotli(context.req.header('Accept-Encoding')) || (length && Number(length) < worthFrom)) return;
  const stream = Duplex.toWeb(createBrotliCompress(whilePassing)) as unknown as ReadableWritablePair<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >;
  context.res = new Response(body.pipeThrough(stream), context.res);
  context.res.headers.delete('Content-Length');
  context.res.headers.set('Content-Encoding', 'br');
  context.res.headers.append('Vary', 'Accept-Encoding');
  const tag = headers.get('ETag');
  if (tag?.startsWith('"')) context.res.headers.set('ETag', `W/${tag}`);
};

const acceptsBrotli = (accepted = ''): boolean => parseAccept(accepted).some(({ type, q }) => type === 'br' && q > 0);
