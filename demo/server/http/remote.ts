import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context as Request } from 'hono';

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** The first half of an IPv6 address: whoever has one has all addresses of that half. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array<string>(missing).fill('0'), ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const socketOf = (request: Request): string => {
  const { incoming } = (request.env ?? {}) as Partial<HttpBindings>;
  return plain(incoming?.socket.remoteAddress ?? 'local');
};

/** The origin that the browser asked; behind a configured proxy its scheme is the one that the proxy says. */
export function askedOrigin(request: Request, proxies: readonly string[]): string {
  const { protocol, host } = new URL(request.req.url);
  const said = proxies.includes(socketOf(request)) ? request.req.header('x-forwarded-proto') : undefined;
  const asked = `${said ?? protocol.slice(0, -1)}://${host}`;
  return URL.canParse(asked) ? new URL(asked).origin : '';
}

/** The caller's address, for limits: of the socket, and behind configured proxies what they say, as many steps back as there are proxies (SEC-20). */
export function remoteOf(request: Request, proxies: readonly string[]): string {
  const passed = (request.req.header('x-forwarded-for') ?? '').split(',').map(plain).filter(Boolean);
  let address = socketOf(request);
  for (let steps = 0; steps < proxies.length && proxies.includes(address) && passed.length > 0; steps += 1)
    address = passed.pop()!;
  return network(address);
}
