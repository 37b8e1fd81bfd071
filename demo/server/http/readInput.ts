import type { Context as Request } from 'hono';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { decode, fromJson, fromPairs } from './decode.ts';
import { malformed, Problem, status } from './problem.ts';

/** The body as text; HTTP 400 for what is no UTF-8 or breaks off. */
export async function readText(request: Request): Promise<string> {
  const bytes = await request.req.arrayBuffer().catch(() => {
    throw malformed('Il corpo della richiesta si è interrotto.');
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('Il corpo della richiesta non è testo UTF-8.');
  }
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** HTTP 415 for what another site can send without being asked: forms where the row takes none, plain text, no type (SEC-06). */
function typeOf(endpoint: Endpoint, request: Request): string {
  const type = request.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === json || (endpoint.form && type === form)) return type;
  throw new Problem(status.validation, 'request.contentType', `Serve il tipo di contenuto ${json}.`, { http: 415 });
}

function parseBody(endpoint: Endpoint, text: string, type: string): unknown {
  if (text.trim() === '') return {};
  return type === form ? fromPairs(new URLSearchParams(text), endpoint.body) : fromJson(text);
}

/** Query, path and body of a request as one object, strictly decoded (§7): HTTP 400 for what does not fit, 415 for another type. */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
): Promise<{ input: Record<string, unknown>; rawBody: string }> {
  const type = endpoint.method === 'GET' ? '' : typeOf(endpoint, request);
  const pairs = new URL(request.req.url).searchParams;
  for (const [name, value] of Object.entries(request.req.param())) pairs.set(name, String(value));
  const query = endpoint.query ? decode(endpoint.query, fromPairs(pairs, endpoint.query)) : {};
  if (endpoint.method === 'GET') return { input: query, rawBody: '' };
  const rawBody = await readText(request);
  if (!endpoint.body) return { input: query, rawBody };
  const body = parseBody(endpoint, rawBody, type);
  return { input: { ...query, ...decode(endpoint.body, body) }, rawBody };
}
