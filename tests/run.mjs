// npm test: installs what is missing, then goes on under the project's own Node. Options: --long, --only name[,name].
import { ensureInstalled, handOver, main } from '../demo/run/install.mjs';

await main(async () => {
  await ensureInstalled((sentence) => console.log(sentence));
  await handOver('tests/run/main.ts', process.argv.slice(2));
});
