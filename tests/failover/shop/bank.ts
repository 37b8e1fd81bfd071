import { Hono } from 'hono';
import { createProvider } from '../../../demo/provider/app.ts';
import { freePort } from '../../../demo/run/ports.ts';
import { openServer } from '../../../demo/server/http/openServer.ts';
import { createProviderClient, type ProviderPayment } from '../../../demo/server/payment/provider.ts';

/** The card provider, which no fault touches. */
export interface Bank {
  origin: string;
  key: string;
  /** Every payment that anybody ever asked it for. */
  payments(): Promise<ProviderPayment[]>;
  close(): Promise<void>;
}

const key = 'key of the provider';

/** Runs the provider in this process and keeps a list of its own of what it was asked for. */
export async function openBank(): Promise<Bank> {
  const port = await freePort();
  const references = new Set<string>();
  const app = new Hono();
  app.post('/api/payments', async (request, next) => {
    references.add(((await request.req.json()) as { reference: string }).reference);
    await next();
  });
  app.route('/', createProvider({ key }));
  const server = await openServer(app, port, '127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const client = createProviderClient(origin, key);
  return {
    origin,
    key,
    async payments() {
      const all: ProviderPayment[] = [];
      for (const reference of references) {
        const found = await client.find(reference);
        if (found) all.push(found);
      }
      return all;
    },
    close: () => server.close(),
  };
}
