// npm run backup: a copy of the shop's data, and back; options in demo/server/backup/main.ts.
import { ensureInstalled, handOver, main } from './run/install.mjs';

await main(async () => {
  await ensureInstalled((sentence) => console.log(sentence));
  await handOver('demo/server/backup/main.ts', process.argv.slice(2));
});
