// npm run conform -- <address>: tries the calls of a shop API and says which answer as the elements expect.
import { ensureInstalled, handOver, main } from './demo/run/install.mjs';

await main(async () => {
  await ensureInstalled((sentence) => console.log(sentence));
  await handOver('conform/main.ts', process.argv.slice(2));
});
