import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createHouses } from '../../../demo/provider/identity/houses.ts';
import { freePort } from '../../../demo/run/ports.ts';
import { createIdentity, type IdentitySettings } from '../../../demo/server/identity/createIdentity.ts';
import type { Identity } from '../../../demo/server/identity/identity.ts';
import { openServer } from '../../../demo/server/http/openServer.ts';
import { openShop, type Shop } from './shop.ts';

const form = 'application/x-www-form-urlencoded';
const origin = 'http://shop.test';
const base = `${origin}/ebsn/api`;

export interface Houses {
  settings: IdentitySettings;
  identity: Identity;
  close(): Promise<void>;
}

/** A request without a browser around it, which would hide redirects and cookies and send its origin along. */
const send = (url: URL, { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: string }) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body), 'Content-Type': form };
    const asked = request(url, { agent: false, method, headers: { ...headers, ...length } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    asked.on('error', reject).end(body);
  });

const plainFetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
  const body = init.body ? String(init.body as URLSearchParams) : undefined;
  const { status, text } = await send(new URL(input), {
    ...(init.method && { method: init.method }),
    ...(body && { body }),
  });
  return new Response(text, { status });
};

/** The demo's Google, Facebook and company on a port of their own, and how the shop knows them. */
export async function openHouses(): Promise<Houses> {
  const port = await freePort();
  const { settings, app } = createHouses({ origin: `http://127.0.0.1:${port}`, shop: origin, base });
  const server = await openServer(app, port, '127.0.0.1');
  return {
    settings,
    identity: createIdentity(settings, { shop: origin, base }, plainFetch),
    close: () => server.close(),
  };
}

/** A shop that knows those houses, for one test file: nobody is shut out for trying, and at the end no fault has been logged. */
export function shopWithHouses(): { readonly shop: Shop; readonly houses: Houses } {
  const held = {} as { shop: Shop; houses: Houses };
  beforeAll(async () => {
    held.houses = await openHouses();
    held.shop = await openShop({ identity: held.houses.identity });
  }, 60_000);
  beforeEach(() => held.shop.db.deleteFrom('login_try').execute());
  afterAll(async () => {
    expect(held.shop.log.map(({ row, fault }) => `${row.name} ${String(fault)}`)).toEqual([]);
    await held.shop.close();
    await held.houses.close();
  });
  return held;
}

/** Somebody whom both the houses and the shop know. */
export const anna = { email: 'anna@example.it', firstName: 'Anna', lastName: 'Parodi' };

interface Who {
  email?: string;
  firstName?: string;
  lastName?: string;
  deny?: string;
}

/** A browser of its own at those houses: says who it is, and ends where it is sent back to the shop, by an address or by a form. */
export async function sayWho(url: string, who: Who): Promise<{ back: URL; form?: URLSearchParams }> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  let typed: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { headers, text } = await send(next, {
      headers: { Cookie: cookie },
      ...(typed && { method: 'POST', body: typed.toString() }),
    });
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (headers.location) {
      next = new URL(headers.location, next);
      typed = undefined;
      if (next.origin === origin) return { back: next };
      continue;
    }
    const action = /<form method="post" action="([^"]+)"/.exec(text)?.[1];
    if (!action) throw new Error(`no form at ${next.href}: ${text.slice(0, 300)}`);
    next = new URL(action, next);
    typed = new URLSearchParams();
    for (const [, name = '', value = ''] of text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g))
      typed.set(name, value.replaceAll('&#x2F;', '/').replaceAll('&#x3D;', '=').replaceAll('&amp;', '&'));
    if (next.origin === origin) return { back: next, form: typed };
    for (const [name, value] of Object.entries(who)) typed.set(name, value);
  }
  throw new Error('the houses send in circles');
}
