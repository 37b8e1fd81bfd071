import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { missingFromPhp } from '../../demo/wordpress/native.ts';
import { makeSite } from '../../demo/wordpress/serve.ts';
import { repository } from '../../demo/wordpress/site.ts';
import { fromJunit, reports } from './report.ts';
import { copySharedSite, prepareSharedSite } from './site.ts';
import { nothing, show, skippedBecause, type Say, type Tally } from './suite.ts';

const folders = ['wp-plugin/**/*.php', 'demo/wordpress/**/*.php', 'tests/php/**/*.php'];

/** Every PHP file of the project parses. */
export async function lintPhp(say: Say): Promise<Tally> {
  if (missingFromPhp().includes('php')) return skippedBecause('manca PHP');
  const tally = { ...nothing };
  for (const file of globSync(folders, { cwd: repository })) {
    const { status, stdout } = spawnSync('php', ['-l', file], { cwd: repository, encoding: 'utf8' });
    if (status === 0) tally.passed += 1;
    else {
      tally.failed += 1;
      say(stdout);
    }
  }
  return tally;
}

/** PHPUnit on a real WordPress that is made for it. */
export async function phpUnit(say: Say): Promise<Tally> {
  const missing = missingFromPhp();
  if (missing.length) return skippedBecause(`manca ${missing.join(', ')}`);
  if (spawnSync('phpunit', ['--version']).status !== 0) return skippedBecause('manca phpunit');
  const tests = path.join(repository, 'tests/php');
  if (!existsSync(path.join(tests, 'bootstrap.php'))) return skippedBecause('non ci sono prove');
  const site = path.join(repository, '.cache/test/site');
  await prepareSharedSite('php');
  copySharedSite(site);
  await makeSite({ site, engine: 'php' });
  const report = 'phpunit.xml';
  const code = await show(
    say,
    'phpunit',
    [
      '--bootstrap',
      path.join(tests, 'bootstrap.php'),
      '--do-not-cache-result',
      '--log-junit',
      path.join(reports, report),
      tests,
    ],
    { WP_DIR: site, NODE: process.execPath },
  );
  return fromJunit(report, code);
}
