import type { Context as Request } from 'hono';
import { form, multipart } from '../../../core/api/bodies.ts';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { decode, fromJson, fromPairs } from './decode.ts';
import { malformed, Problem, status } from './problem.ts';

/** The body as text; HTTP 400 for what is no UTF-8 or breaks off. */
export async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('Il corpo della richiesta non è testo UTF-8.');
  }
}

const readBytes = (request: Request): Promise<ArrayBuffer> =>
  request.req.arrayBuffer().catch(() => {
    throw malformed('Il corpo della richiesta si è interrotto.');
  });

const json = 'application/json';

/** HTTP 415 for what another site can send without being asked: forms where the row takes none, plain text, no type (SEC-06). */
function typeOf({ encoding }: Endpoint, request: Request): string {
  const type = request.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === encoding?.type || (type === json && encoding !== multipart)) return type;
  const wanted = encoding === multipart ? multipart.type : json;
  throw new Problem(status.validation, 'request.contentType', `Serve il tipo di contenuto ${wanted}.`, { http: 415 });
}

function parseBody(endpoint: Endpoint, text: string, type: string): unknown {
  if (text.trim() === '') return {};
  return type === form.type ? fromPairs(new URLSearchParams(text), endpoint.body) : fromJson(text);
}

/** The parts of a form with files. */
async function readParts(endpoint: Endpoint, request: Request): Promise<{ body: unknown; rawBody: string }> {
  const bytes = await readBytes(request);
  const headers = { 'Content-Type': request.req.header('content-type') ?? '' };
  const parts = await new Response(bytes, { headers }).formData().catch(() => {
    throw malformed('Il corpo della richiesta non è un modulo.');
  });
  return { body: fromPairs(parts, endpoint.body), rawBody: Buffer.from(bytes).toString('latin1') };
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
  if (type === multipart.type) {
    const { body, rawBody } = await readParts(endpoint, request);
    return { input: { ...query, ...(endpoint.body && decode(endpoint.body, body)) }, rawBody };
  }
  const rawBody = await readText(request);
  if (!endpoint.body) return { input: query, rawBody };
  const body = parseBody(endpoint, rawBody, type);
  return { input: { ...query, ...decode(endpoint.body, body) }, rawBody };
}
