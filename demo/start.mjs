// npm start, npm run dev, npm run reset: installs what is missing, then goes on under the project's own Node.
import { ensureInstalled, handOver, main } from './run/install.mjs';
import { reset } from './run/reset.mjs';

await main(async () => {
  const asked = process.argv.slice(2);
  if (asked.includes('--reset')) return reset();
  await ensureInstalled((sentence) => console.log(sentence));
  await handOver('demo/run/main.ts', asked);
});
