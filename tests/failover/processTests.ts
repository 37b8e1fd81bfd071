import path from 'node:path';
import { runToEnd } from '../../demo/run/processes.ts';

const repository = path.join(import.meta.dirname, '../..');
const vitest = path.join(repository, 'node_modules/vitest/vitest.mjs');

/** The tests of several API processes: killed at marked points (SRV-01), keys (SRV-11), races (SRV-13), wrong clocks (TIME-09). */
const files = [
  ...['sigkill', 'processes', 'wrongClock'].map((name) => `tests/operations/${name}.test.ts`),
  'tests/demo/server/idempotency.test.ts',
];

/** Runs them once more on a whole cluster; absent where all passed, else what they said. */
export const failureOfProcessTests = (server: string): Promise<string | undefined> =>
  runToEnd(
    process.execPath,
    [vitest, 'run', '--project=server', '--project=operations', '--maxWorkers', '1', ...files],
    {
      cwd: repository,
      env: { TEST_DATABASE_URL: server, NO_COLOR: '1' },
    },
  ).then(
    () => undefined,
    (failure: Error) => failure.message,
  );
