import type { Messages } from '../core/schema/envelope.ts';

export interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
  signal: AbortSignal | null | undefined;
  answer(response: Response): void;
  fail(error: Error): void;
  settled: boolean;
}

/** A network whose answers the test gives when it wants. */
export interface Network {
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  sent: Sent[];
  waiting(): Sent[];
}

/** Every request waits until the test answers it; `auto` may answer at once. */
export function network(auto?: (sent: Sent) => Response | undefined | Promise<Response | undefined>): Network {
  const sent: Sent[] = [];
  return {
    sent,
    waiting: () => sent.filter((request) => !request.settled),
    fetch: (input, init = {}) =>
      new Promise((resolve, reject) => {
        const url = new URL(String(input), 'http://shop.test');
        const text = typeof init.body === 'string' ? init.body : undefined;
        const request: Sent = {
          method: init.method ?? 'GET',
          path: url.pathname.replace('/ebsn/api', ''),
          query: url.searchParams,
          body: text ? JSON.parse(text) : init.body,
          headers: new Headers(init.headers),
          signal: init.signal,
          settled: false,
          answer(response) {
            request.settled = true;
            resolve(response);
          },
          fail(error) {
            request.settled = true;
            reject(error);
          },
        };
        init.signal?.addEventListener('abort', () => request.fail(new DOMException('aborted', 'AbortError')));
        sent.push(request);
        void Promise.resolve(auto?.(request)).then((response) => response && request.answer(response));
      }),
  };
}

/** An answer of the shop API. */
export function reply(
  data: unknown,
  {
    status = 0,
    http = 200,
    headers = {},
    user,
    ...messages
  }: { status?: number; http?: number; headers?: Record<string, string>; user?: unknown } & Partial<Messages> = {},
): Response {
  const { errors = [], infos = [], warnings = [] } = messages;
  const body = {
    response: {
      status,
      errors,
      infos,
      warnings,
      errorsMessage: errors,
      infosMessage: infos,
      warningsMessage: warnings,
    },
    data,
    ...(user ? { user } : {}),
  };
  return new Response(JSON.stringify(body), {
    status: http,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** Lets everything that can happen without an answer or a timer happen. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};
