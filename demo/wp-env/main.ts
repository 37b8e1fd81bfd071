import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { stopOnSignals } from '../run/processes.ts';
import { repository } from '../wordpress/site.ts';
import { chooseRuntime, openWpEnv } from './open.ts';

/** Builds what is stale and opens WordPress by wp-env on PORT (8888), with the reference API on the port after the next one's. */
async function main(): Promise<void> {
  const { status } = spawnSync(process.execPath, [path.join(repository, 'build.mjs'), '--if-stale'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('wp-env ha bisogno del pacchetto: correggi gli errori qui sopra.');
  const site = Number(process.env['PORT'] ?? 8888);
  const opened = await openWpEnv({
    site,
    api: site + 2,
    home: path.join(repository, '.cache/wp-env'),
    runtime: chooseRuntime(),
    fresh: process.argv.includes('--fresh'),
    say: console.info,
  });
  console.info(
    `WordPress: ${opened.site}/wp-admin/ (admin, password)\nAPI del negozio: ${opened.api}\nCtrl-C ferma tutto.`,
  );
  stopOnSignals(opened.stop);
  setInterval(() => {}, 60_000);
}

main().catch((failure: Error) => {
  console.error(failure.message);
  process.exit(1);
});
