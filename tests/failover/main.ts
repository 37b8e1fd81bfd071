import { parseArgs } from 'node:util';
import { stopOnSignals } from '../../demo/run/processes.ts';
import { findCluster, installSystemPackages } from '../run/system.ts';
import { rehearse } from './rounds.ts';

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`);

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '1' },
      customers: { type: 'string', default: '50' },
      only: { type: 'string' },
    },
  });
  await installSystemPackages(say, 'cluster');
  if (!findCluster()) throw new Error('Senza PostgreSQL, Patroni, etcd e HAProxy non si prova niente.');
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse())
      await close().catch((failure: Error) => say(`Nel chiudere: ${failure.message}`));
  };
  stopOnSignals(stop, 130);
  try {
    const wrong = await rehearse(
      { runs: Number(values.runs), customers: Number(values.customers), only: values.only?.split(',') },
      say,
      (close) => void closing.push(close),
    );
    return wrong ? 1 : 0;
  } finally {
    await stop();
  }
}

try {
  process.exit(await run());
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
}
