import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import type { Transform } from 'node:stream';

export type Encoding = 'br' | 'gzip';

const textual = /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg\+xml)/;
const whilePassing = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Best quality up to this size; above it a good one, so that the first visitor does not wait. */
const smallBytes = 200_000;

/** Is this a kind of content that shrinks? */
export const isTextual = (type: string | undefined): boolean => textual.test(type ?? '');

/** The best encoding that both sides know. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  const refused = (name: string): boolean => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?(,|$)`).test(accepted ?? '');
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted ?? '') && !refused(name)) ?? null;
}

/** Compresses an answer on its way. */
export const compressor = (encoding: Encoding): Transform => (encoding === 'br' ? createBrotliCompress(whilePassing) : createGzip());

/** Compresses a file that will be served many times. */
export function compressFile(data: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(data);
  const quality = data.length <= smallBytes ? constants.BROTLI_MAX_QUALITY : 6;
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } });
}
