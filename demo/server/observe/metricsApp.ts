import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

/** `/metrics` alone, for a port that only the one who watches the shop reaches. */
export const metricsApp = ({ text }: Pick<Metrics, 'text'>): Hono =>
  new Hono().get('/metrics', async (request) =>
    request.text(await text(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    }),
  );
