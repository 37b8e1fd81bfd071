// npm run test:failover: three PostgreSQL nodes and three API processes, of which one after another breaks while people shop. Options: --runs 5, --customers 50, --only name[,name].
import { ensureInstalled, handOver, main } from '../../demo/run/install.mjs';

await main(async () => {
  await ensureInstalled((sentence) => console.log(sentence));
  await handOver('tests/failover/main.ts', process.argv.slice(2));
});
