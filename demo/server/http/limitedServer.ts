import { createServer, type Server, type ServerResponse, STATUS_CODES, type ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { noMessages } from '../../../core/schema/envelope.ts';
import { sendProblem } from './door.ts';
import { envelope } from './envelope.ts';
import { malformed, Problem, status } from './problem.ts';
import { always } from './security.ts';

/** What answers requests: an app's `fetch`. */
export type Fetch = Parameters<typeof getRequestListener>[0];

/** In ms: a connection that drips its headers or its body is ended, at most a second late (SRV-08). */
const limits: ServerOptions = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 1_000 };

const refusal = (code: string, message: string, http: number) =>
  new Problem(status.validation, code, message, { http });

const refusals: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: refusal('request.headersTooLarge', 'Le intestazioni della richiesta sono troppo lunghe.', 431),
  ERR_HTTP_REQUEST_TIMEOUT: refusal('request.tooSlow', 'La richiesta non è arrivata in tempo.', 408),
};

const noRequest = () => malformed('Questa non è una richiesta valida.');

const textOf = ({ status: number, code, message }: Problem) =>
  JSON.stringify(envelope(number, {}, { ...noMessages(), errors: [{ code, message }] }));

function hangUp(failure: NodeJS.ErrnoException, socket: Duplex): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = refusals[failure.code ?? ''] ?? noRequest();
  const text = textOf(problem);
  const headers = [
    ...always,
    ['Content-Type', 'application/json'],
    ['Content-Length', Buffer.byteLength(text)],
    ['Connection', 'close'],
  ];
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${problem.http} ${STATUS_CODES[problem.http]}\r\n${head}\r\n${text}`);
  // Who does not take the answer is not waited for.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

/** No browser's request can be of this method, and no app hears of it. */
function refuseTrace(response: ServerResponse): void {
  const problem = refusal('request.method', 'Questo metodo non è ammesso.', 405);
  response.writeHead(
    405,
    [...always, ['Content-Type', 'application/json'], ['Allow', 'GET, HEAD, POST, OPTIONS']].flat(),
  );
  response.end(textOf(problem));
}

/** A server that waits for a request so long and no longer; what is no request is refused in the envelope: 400, 408 or 431. */
export function limitedServer(fetch: Fetch, options: ServerOptions = {}): Server {
  const errorHandler = () =>
    new Response(textOf(noRequest()), {
      status: 400,
      headers: [...always, ['Content-Type', 'application/json']],
    });
  const listener = getRequestListener(fetch, { errorHandler });
  const server = createServer({ ...limits, ...options }, (request, response) =>
    request.method === 'TRACE' ? refuseTrace(response) : void listener(request, response),
  );
  return server.on('clientError', hangUp);
}

/** Refuses bodies over so many bytes with 413, announced or counted while they come, and hangs up. */
export function limitBody(most: number): MiddlewareHandler {
  const tooLarge = refusal('request.tooLarge', 'La richiesta è troppo grande.', 413);
  const counted = bodyLimit({
    maxSize: most,
    onError: (request) => {
      request.header('Connection', 'close');
      return sendProblem(request, tooLarge);
    },
  });
  return async (request, next) => {
    const { method } = request.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const announced = request.req.header('transfer-encoding') ? undefined : request.req.header('content-length');
    return announced !== undefined && Number(announced) <= most ? next() : counted(request, next);
  };
}

/** No call of the shop needs more. */
export const largestBody = 256 * 1024;
