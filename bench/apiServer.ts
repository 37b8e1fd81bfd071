// The shop API; below /bare a route of the same server that does nothing but give the bytes of the same answer, below /least one that besides does what no cart call can do without.
import { createHash } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import type { HonoRequest } from 'hono';
import { sql } from 'kysely';
import { createApp } from '../demo/server/app.ts';
import { migrate } from '../demo/server/database/migrations/migrate.ts';
import { openDatabase } from '../demo/server/database/open.ts';
import { createProviderClient } from '../demo/server/payment/provider.ts';

const url = process.env['DATABASE_URL'];
const products = Number(process.env['PRODUCTS'] ?? 0);
const database = await openDatabase(url ? { url } : { memory: true });
await migrate(database.db, { products });
const app = createApp({
  db: database.db,
  listen: database.listen,
  provider: createProviderClient('http://127.0.0.1:9', 'none'),
  log: () => {},
});

const answers = new Map<string, Uint8Array<ArrayBuffer>>();
/** The bytes that the call of this name answered to the first who asked. */
async function bytesOf({ method, url, raw }: HonoRequest, name: string, body?: string): Promise<Response> {
  let bytes = answers.get(url);
  if (!bytes) {
    const init = { method, headers: raw.headers, ...(body !== undefined && { body }) };
    bytes = new Uint8Array(await (await app.request(url.replace(name, ''), init)).arrayBuffer());
    answers.set(url, bytes);
  }
  return new Response(bytes, { headers: { 'Content-Type': 'application/json' } });
}
app.all('/bare/*', async ({ req }) => bytesOf(req, '/bare', req.method === 'POST' ? await req.text() : undefined));

/** The hash by which the database knows the session of a request. */
const sessionOf = ({ raw }: HonoRequest): string =>
  createHash('sha256')
    .update(raw.headers.get('X-Ebsn-Session') ?? '')
    .digest('hex');
/** Any process may have ended the session: it is looked up for every call. */
app.get('/least/*', async ({ req }) => {
  await sql`select * from session_facts(${sessionOf(req)})`.execute(database.db);
  return bytesOf(req, '/least');
});
/** Session and cart are locked, the line and the cart's revision written, in one transaction. */
app.post('/least/*', async ({ req }) => {
  const body = await req.text();
  const { items } = JSON.parse(body) as { items: { productId: number }[] };
  await database.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ cart_id: number }>`select cart.cart_id from session join cart using (session_id)
      where token_hash = ${sessionOf(req)} for update`.execute(transaction);
    const cart = rows[0]?.cart_id ?? 0;
    await sql`update cart_item set quantity = quantity + 1000
      where cart_id = ${cart} and product_id = ${items[0]?.productId ?? 0}`.execute(transaction);
    await sql`update cart set revision = revision + 1 where cart_id = ${cart}`.execute(transaction);
  });
  return bytesOf(req, '/least', body);
});

const server = createAdaptorServer({ fetch: app.fetch });
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  void database.close().finally(() => process.exit(0));
});
