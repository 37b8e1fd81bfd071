import type { Context as Request } from 'hono';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { decode, fromJson, fromPairs } from './decode.ts';
import { Problem, malformed, status } from './problem.ts';

const largestBody = 256 * 1024;

/** The body as text; HTTP 413 over 256 kB, 400 for what is no UTF-8. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = () =>
    new Problem(status.validation, 'request.tooLarge', 'La richiesta è troppo grande.', { http: 413 });
  if (Number(request.req.header('content-length') ?? 0) > largestBody) throw tooLarge();
  const bytes = new Uint8Array(await request.req.arrayBuffer());
  if (bytes.length > largestBody) throw tooLarge();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('Il corpo della richiesta non è testo UTF-8.');
  }
}

function parseBody(endpoint: Endpoint, text: string, contentType: string): unknown {
  if (text.trim() === '') return {};
  if (contentType.startsWith('application/x-www-form-urlencoded'))
    return fromPairs(new URLSearchParams(text), endpoint.body);
  return fromJson(text);
}

/** Query, path and body of a request as one object, strictly decoded (§7): HTTP 400 for what does not fit, 413 over 256 kB. */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
): Promise<{ input: Record<string, unknown>; rawBody: string }> {
  const pairs = new URL(request.req.url).searchParams;
  for (const [name, value] of Object.entries(request.req.param())) pairs.set(name, String(value));
  const query = endpoint.query ? decode(endpoint.query, fromPairs(pairs, endpoint.query)) : {};
  if (endpoint.method === 'GET') return { input: query, rawBody: '' };
  const rawBody = await readText(request);
  if (!endpoint.body) return { input: query, rawBody };
  const body = parseBody(endpoint, rawBody, request.req.header('content-type') ?? '');
  return { input: { ...query, ...decode(endpoint.body, body) }, rawBody };
}
