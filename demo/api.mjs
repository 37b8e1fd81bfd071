// npm run api: the shop API alone; options and environment in demo/server/arguments.ts.
import { ensureInstalled, handOver, main } from './run/install.mjs';

await main(async () => {
  await ensureInstalled((sentence) => console.log(sentence));
  await handOver('demo/server/main.ts', process.argv.slice(2));
});
