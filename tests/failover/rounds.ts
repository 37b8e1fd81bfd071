import { setTimeout as wait } from 'node:timers/promises';
import { readBooks } from '../demo/server/books.ts';
import { createAnswers } from './answers.ts';
import { openCluster } from './cluster/cluster.ts';
import { sendShopping } from './customers/crowd.ts';
import type { Fault, Scene } from './faults/fault.ts';
import { faults } from './faults/faults.ts';
import { failureOfProcessTests } from './processTests.ts';
import { goBack, noteMoment, takeBase, type Moment } from './rehearsal.ts';
import { startApis } from './shop/apis.ts';
import { openBank } from './shop/bank.ts';
import { createShop, prepareShop, withShop } from './shop/prepare.ts';
import { keep, tableOf, type Outcome } from './table.ts';
import { judge } from './verdict.ts';

interface Wish {
  runs: number;
  customers: number;
  /** Names of faults, and `process-tests`; absent: all. */
  only: string[] | undefined;
}

/** ms of ordinary shopping before a fault and after it was mended. */
const calm = 5_000;
const processes = 3;
/** Answers that nobody may get, whatever is broken. */
const forbidden = ['500', '503 bare'];

/** Opens everything, breaks everything once a round, and says how it ended; true if anything was wrong. */
export async function rehearse(
  { runs, customers, only }: Wish,
  say: (sentence: string) => void,
  atTheEnd: (close: () => Promise<unknown>) => void,
): Promise<boolean> {
  const cluster = await openCluster();
  atTheEnd(() => cluster.stop());
  const chosen = faults.filter(({ name }) => only?.includes(name) ?? true);
  const bank = await openBank();
  atTheEnd(() => bank.close());
  await createShop(cluster.url('postgres'));
  const url = cluster.url('spesa').replace('postgres@', 'spesa@');
  const apis = await startApis(processes, {
    DATABASE_URL: url,
    PROVIDER_API: bank.origin,
    PROVIDER_KEY: bank.key,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  atTheEnd(async () => {
    await apis.stop();
    keep('api.log', apis.said());
  });
  const { people, products } = await prepareShop(url, customers);
  const before = await withShop(url, readBooks);
  const answers = createAnswers();
  const crowd = sendShopping(people, products, apis.origins, answers);
  atTheEnd(() => crowd.end());
  say(`Tre nodi, ${processes} processi dell’API, ${customers} clienti.`);
  const baseSeconds = await takeBase(cluster);
  say(`Copia di base presa in ${baseSeconds.toFixed(1)} s mentre si compra.`);

  async function writes(more: number): Promise<void> {
    const wanted = answers.writes() + more;
    for (const end = performance.now() + 120_000; answers.writes() < wanted; await wait(100))
      if (performance.now() > end) throw new Error(`In due minuti meno di ${more} scritture.`);
  }

  async function go(fault: Fault, round: number): Promise<Outcome> {
    await writes(30);
    await wait(calm);
    const scene: Scene = { cluster, apis, writes, turn: round };
    const from = answers.now();
    const struck = await fault.strike(scene);
    const unmended = await struck.mend().then(
      () => [],
      (failure: Error) => [failure.message],
    );
    await wait(calm);
    const met = answers.between(from, answers.now());
    await crowd.halt();
    const verdict = await withShop(url, (db) => judge(db, bank, crowd.ledgers, before));
    const wrong = [...unmended, ...verdict.wrong, ...((await struck.wrong?.()) ?? [])];
    const unfit = forbidden.flatMap((kind) =>
      met.kinds[kind] ? [`${met.kinds[kind]}× ${kind}: ${answers.rowsOf(kind).join(', ')}`] : [],
    );
    const orders = crowd.ledgers.reduce((sum, ledger) => sum + ledger.orders.size, 0);
    const { name, title } = fault;
    return {
      fault: name,
      title,
      round,
      ...met,
      leaderAfter: struck.leaderAfter,
      orders,
      money: verdict.money,
      wrong,
      unfit,
    };
  }

  const outcomes: Outcome[] = [];
  let moment: Moment | undefined;
  for (let round = 0; round < runs; round += 1)
    for (const fault of chosen) {
      const why = fault.impossible?.(cluster);
      if (why !== undefined) {
        say(`${fault.title}: saltato, ${why}`);
        continue;
      }
      const outcome = await go(fault, round).catch((failure: Error) => failure);
      if (outcome instanceof Error) {
        say(`  ✗ ${fault.title}: ${outcome.message}\n\n${tableOf(outcomes)}`);
        return true;
      }
      outcomes.push(outcome);
      if (outcomes.length === Math.ceil((runs * chosen.length) / 2)) moment = await noteMoment(cluster, crowd.ledgers);
      crowd.goOn();
      const { writeGap, writes: many, orders, wrong, unfit } = outcome;
      say(`${fault.title}: ${writeGap.toFixed(1)} s senza scritture, ${many} scritture, ${orders} ordini in tutto`);
      for (const each of [...wrong, ...unfit]) say(`  ✗ ${each}`);
      keep('failover.json', JSON.stringify({ outcomes }, null, 2));
    }

  await writes(60);
  await crowd.halt();
  const returned = moment && (await goBack(cluster, moment, crowd.ledgers, people, before));
  if (returned) {
    say(
      `Ritorno a ${moment?.at}: ${returned.seconds.toFixed(1)} s, ${returned.then} ordini di allora, nessuno dei ${returned.since} venuti dopo.`,
    );
    for (const each of returned.wrong) say(`  ✗ ${each}`);
  }
  const repeats = only?.includes('process-tests') ?? true;
  const failed = repeats ? await failureOfProcessTests(cluster.url('postgres')) : undefined;
  if (repeats)
    say(failed ? `  ✗ Le prove con più processi: ${failed}` : 'Le prove con più processi, sul cluster: passate.');
  const result = { customers, processes, baseSeconds, outcomes, returned };
  say(`\n${tableOf(outcomes)}\n\n${keep('failover.json', JSON.stringify(result, null, 2))}`);
  return (
    outcomes.some(({ wrong }) => wrong.length > 0) ||
    forbidden.some((kind) => answers.rowsOf(kind).length > 0) ||
    (returned?.wrong.length ?? 0) > 0 ||
    failed !== undefined
  );
}
