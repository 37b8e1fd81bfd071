import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../demo/wordpress/site.ts';
import { calendarOf } from './calendar.ts';
import { phpUnit } from './php.ts';
import { openPostgres } from './postgres.ts';
import { playwright, vitest } from './runners.ts';
import { add, byExitCode, show, skippedBecause, type Say, type Suite, type Tally } from './suite.ts';
import { build, inChromium, onPostgres } from './suites.ts';
import { findCluster, findFirefox, findWebKit, findXvfb, installSystemPackages } from './system.ts';

/** A suite of the long run and the paths whose change asks for it. */
export interface LongSuite extends Suite {
  paths: RegExp;
}

/** A part that Vitest runs from the folder of the same name. */
const folder = (name: string, title: string, paths: RegExp, more: Partial<Suite> = {}): LongSuite => ({
  name,
  title,
  paths,
  alone: true,
  run: (say) => vitest(say, { report: name, projects: [name] }),
  ...more,
});

/** Operations once more on PostgreSQL: processes are killed there too. */
async function operationsOnPostgres(say: Say): Promise<Tally> {
  const server = await openPostgres(path.join(repository, '.cache/test/operations-postgres'));
  if (!server) return skippedBecause('PostgreSQL is missing');
  try {
    return await vitest(say, {
      report: 'operations-postgres',
      projects: ['operations', 'attacks'],
      args: ['--maxWorkers=1', ...needPostgres('tests/{operations,attacks}/*.test.ts')],
      env: { TEST_DATABASE_URL: server.url },
    });
  } finally {
    await server.stop();
  }
}

/** The tests that PostgreSQL may answer differently from PGlite: those that run in the `kinds` of `cluster.ts`, or ask for the server itself. */
const needPostgres = (files: string): string[] =>
  globSync(files, { cwd: repository }).filter((file) =>
    /import \{[^}]*\bkinds\b|TEST_DATABASE_URL/.test(readFileSync(path.join(repository, file), 'utf8')),
  );

const browser = (name: string, title: string, paths: RegExp): LongSuite => ({
  name: `browser-${name}`,
  title: `Chromium: ${title}`,
  paths,
  needs: ['build-all'],
  alone: true,
  run: (say) => inChromium(say, `browser-${name}`, 'e2e/long/playwright.config.ts', [`--project=${name}`]),
});

/** On each of the two engines that is there; one that is not is named and counted as skipped. */
async function onOtherEngines(say: Say): Promise<Tally> {
  const engines = { firefox: findFirefox() !== null, webkit: findWebKit() !== null && findXvfb() !== null };
  const there = Object.entries(engines).flatMap(([name, is]) => (is ? [name] : []));
  const missing = Object.entries(engines).flatMap(([name, is]) => (is ? [] : [name]));
  const skipped = skippedBecause(`${missing.join(', ')} is missing`);
  if (there.length === 0) return skipped;
  const tally = await playwright(say, {
    report: 'engines',
    config: 'e2e/engines/playwright.config.ts',
    args: there.map((name) => `--project=${name}`),
  });
  return missing.length === 0 ? tally : { ...add(tally, skipped), reason: skipped.reason ?? '' };
}

async function onCluster(say: Say): Promise<Tally> {
  await installSystemPackages((sentence) => say(`${sentence}\n`), 'cluster');
  if (!findCluster()) return skippedBecause('Patroni, etcd or HAProxy is missing');
  return byExitCode(await show(say, process.execPath, ['tests/failover/main.ts']));
}

const server = /^(demo\/(server|provider|shop)|core\/(schema|rules|api))\//;
const shown = /^(widgets|core|demo\/gallery)\//;
const plugin = /^(wp-plugin|demo\/wordpress)\//;

/** What `npm run test:long` runs; each part alone by `--only`, those of a group by its name ("calendar", "browser"). */
export const longSuites: readonly LongSuite[] = [
  { name: 'build-all', title: 'Build of both releases and the editor', paths: /^$/, run: build() },
  folder('operations', 'Kills, outages, two releases, full disks, soak', server),
  {
    name: 'operations-postgres',
    title: 'The same on PostgreSQL',
    paths: server,
    alone: true,
    run: operationsOnPostgres,
  },
  folder('attacks', 'Attacks and malformed input', server),
  {
    name: 'database',
    title: 'Shop API on PostgreSQL',
    paths: server,
    alone: true,
    run: (say) => onPostgres(say, 'database', needPostgres('tests/demo/**/*.test.ts')),
  },
  folder('timings', 'Limits of processor time', /^core\/rules\//),
  folder('release', 'Package, deployment, old WordPress and PHP, conformance', /^(deploy|conform|wp-plugin|demo)\//, {
    needs: ['build-all'],
    run: (say) => vitest(say, { report: 'release', projects: ['release'], args: ['--maxWorkers=1'] }),
  }),
  {
    name: 'widgets-long',
    title: 'Large pages, every state, what a screen reader says',
    paths: shown,
    needs: ['build-all'],
    alone: true,
    run: (say) => vitest(say, { report: 'widgets-long', projects: ['preact-long'] }),
  },
  {
    name: 'react',
    title: 'Elements on React',
    paths: shown,
    needs: ['build-all'],
    alone: true,
    run: async (say) =>
      add(
        await vitest(say, { report: 'react', projects: ['react', 'react-alone'] }),
        await vitest(say, { report: 'react-budgets', projects: ['core'], args: ['tests/budgets.test.ts'] }),
      ),
  },
  {
    name: 'sites',
    title: 'Walks through whole WordPress sites',
    paths: plugin,
    needs: ['build-all'],
    run: (say) => phpUnit(say, 'visit'),
  },
  browser('elements', 'each element in its page', shown),
  browser('looks', 'layout, hostile surroundings, first paint', shown),
  browser('account', 'account journeys', shown),
  browser('buying', 'purchases and changes', shown),
  browser('editor', 'the block editor', plugin),
  browser('wordpress', 'what editors make, outages', plugin),
  browser('gallery', 'every state of every element', shown),
  browser('react', 'the React release', shown),
  {
    name: 'engines',
    title: 'Firefox and WebKit',
    paths: shown,
    needs: ['build-all'],
    alone: true,
    run: onOtherEngines,
  },
  ...(['core', 'server', 'widgets'] as const).map((name): LongSuite => ({
    name: `calendar-${name}`,
    title: `Calendar: ${name} at seven moments`,
    paths: /^(core\/rules\/|demo\/server\/time\/)/,
    alone: true,
    run: calendarOf(name),
  })),
  {
    name: 'failover',
    title: 'Nodes and processes that fail while customers shop',
    paths: /^(deploy|demo\/server\/(database|jobs))\//,
    alone: true,
    run: onCluster,
  },
];
