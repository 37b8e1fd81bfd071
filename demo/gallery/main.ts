import { serve } from '@hono/node-server';
import { createGallery } from './app.ts';
import { openBehind } from './open.ts';

/** Serves every example of every element on PORT (8070), with its documentation. */
async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? 8070);
  const behind = await openBehind(port);
  const server = serve({ fetch: createGallery(behind).fetch, port, hostname: '127.0.0.1' }, () =>
    console.info(`Galleria degli elementi: http://localhost:${port}`),
  );
  server.on('error', (failure: NodeJS.ErrnoException) => {
    console.error(
      failure.code === 'EADDRINUSE' ? `La porta ${port} è occupata: scegline un'altra con PORT.` : failure.message,
    );
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      server.close();
      void behind.close().then(() => process.exit(0));
    });
}

main().catch((failure: Error) => {
  console.error(failure.message);
  process.exit(1);
});
