// The shop API, and below /bare a route of the same server that does nothing but give the bytes of the same answer.
import { createAdaptorServer } from '@hono/node-server';
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
app.all('/bare/*', async (request) => {
  const { method, url, raw } = request.req;
  const body = method === 'POST' ? await request.req.text() : undefined;
  const known = answers.get(url);
  if (known) return request.body(known, 200, { 'Content-Type': 'application/json' });
  const answer = await app.request(url.replace('/bare', ''), {
    method,
    headers: raw.headers,
    ...(body !== undefined && { body }),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  answers.set(url, bytes);
  return request.body(bytes, 200, { 'Content-Type': 'application/json' });
});

const server = createAdaptorServer({ fetch: app.fetch });
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  void database.close().finally(() => process.exit(0));
});
