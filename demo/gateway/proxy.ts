import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { chooseEncoding, compressor, isTextual } from './compress.ts';

const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Passes a request on to `origin` under `path` and its answer back, compressed where that helps; `unreachable` answers when the origin does not. */
export function pass(request: IncomingMessage, response: ServerResponse, origin: string, path: string, unreachable: (response: ServerResponse) => void): void {
  const upstream = ask(origin + path, { method: request.method, headers: forwarded(request) }, (answer) => {
    const headers = returned(answer.headers, origin);
    const encoding = worthPacking(request, answer) ? chooseEncoding(request.headers['accept-encoding']) : null;
    if (isTextual(answer.headers['content-type'])) headers['vary'] = [answer.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
    if (encoding) {
      delete headers['content-length'];
      headers['content-encoding'] = encoding;
      if (typeof headers['etag'] === 'string') headers['etag'] = headers['etag'].replace(/^"/, 'W/"');
    }
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.on('error', () => response.destroy());
    if (encoding) answer.pipe(compressor(encoding)).on('error', () => response.destroy()).pipe(response);
    else answer.pipe(response);
  });
  upstream.on('error', () => (response.headersSent ? response.destroy() : unreachable(response)));
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function forwarded(request: IncomingMessage): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...request.headers };
  for (const name of hopByHop) delete headers[name];
  const from = request.socket.remoteAddress ?? '';
  headers['accept-encoding'] = 'identity';
  headers['x-forwarded-host'] = request.headers.host;
  headers['x-forwarded-proto'] = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  headers['x-forwarded-for'] = [request.headers['x-forwarded-for'], from].filter(Boolean).join(', ');
  return headers;
}

/** The answer's headers for the visitor; a redirect to the inner address becomes one within the site. */
function returned(given: IncomingHttpHeaders, origin: string): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...given };
  for (const name of hopByHop) delete headers[name];
  if (given.location?.startsWith(`${origin}/`)) headers['location'] = given.location.slice(origin.length);
  return headers;
}

function worthPacking(request: IncomingMessage, answer: IncomingMessage): boolean {
  const { 'content-type': type, 'content-encoding': done, 'content-length': length } = answer.headers;
  const hasBody = request.method !== 'HEAD' && answer.statusCode !== 204 && answer.statusCode !== 304;
  return hasBody && !done && isTextual(type) && (length === undefined || Number(length) > 300);
}
