import { request as ask, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Handler } from 'hono';
import { proxy } from 'hono/proxy';

type Bindings = { Bindings: HttpBindings };

const withoutBody = [204, 205, 304];

/** Passes a request on to `origin` and its answer back; `unreachable` answers when the origin does not. */
export const passTo =
  (origin: string, unreachable: (context: Context) => Response): Handler<Bindings> =>
  async (context) => {
    const target = `${origin}${context.req.path}${new URL(context.req.url).search}`;
    const answer = await proxy(target, {
      raw: context.req.raw,
      customFetch: (request) => fetchWithHost(forwarded(request, context)),
    }).catch(() => null);
    if (!answer) return unreachable(context);
    const location = answer.headers.get('Location');
    // A redirect to the inner address becomes one within the site.
    if (location?.startsWith(`${origin}/`)) answer.headers.set('Location', location.slice(origin.length));
    return answer;
  };

/** The same request with what the origin must know of the visitor. */
function forwarded(request: Request, context: Context<Bindings>): Request {
  const { headers } = request;
  const from = getConnInfo(context).remote.address;
  headers.set('Accept-Encoding', 'identity');
  headers.set('X-Forwarded-Host', headers.get('Host') ?? '');
  headers.set('X-Forwarded-Proto', headers.get('X-Forwarded-Proto') === 'https' ? 'https' : 'http');
  headers.set('X-Forwarded-For', [headers.get('X-Forwarded-For'), from].filter(Boolean).join(', '));
  return request;
}

/** As `fetch`, which puts the inner address in place of the visitor's Host; WordPress makes its links from that. */
function fetchWithHost({ url, method, headers, body, signal }: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = ask(url, { method, headers: Object.fromEntries(headers), signal }, (answer) =>
      resolve(responseOf(answer)),
    );
    outgoing.on('error', reject);
    if (body) Readable.from(body).on('error', reject).pipe(outgoing);
    else outgoing.end();
  });
}

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 502, headersDistinct } = answer;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = withoutBody.includes(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}
