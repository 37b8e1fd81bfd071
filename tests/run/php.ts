import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { missingFromPhp } from '../../demo/wordpress/native.ts';
import { makeSite } from '../../demo/wordpress/serve.ts';
import { repository } from '../../demo/wordpress/site.ts';
import { fromJunit, reports } from './report.ts';
import { copySharedSite, prepareSharedSite } from './site.ts';
import { nothing, show, skippedBecause, type Say, type Tally } from './suite.ts';

const folders = ['wp-plugin/**/*.php', 'demo/wordpress/**/*.php', 'tests/php/**/*.php'];

const compiles = ['opcache.enable_cli=1', 'display_errors=1', 'log_errors=0'].flatMap((setting) => ['-d', setting]);

/** Every PHP file of the project compiles. */
export async function lintPhp(say: Say): Promise<Tally> {
  if (missingFromPhp().includes('php')) return skippedBecause('PHP is missing');
  const files = globSync(folders, { cwd: repository });
  const { stdout, stderr } = spawnSync('php', [...compiles, 'tests/php/lint.php'], {
    cwd: repository,
    input: files.join('\n'),
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) {
    say(stdout + stderr);
    return { ...nothing, failed: 1 };
  }
  const broken = Object.entries(JSON.parse(stdout) as Record<string, string>);
  for (const [file, fault] of broken) say(`${file}: ${fault}\n`);
  return { ...nothing, passed: files.length - broken.length, failed: broken.length };
}

/** PHPUnit on a real WordPress that is made for it: all but the tests that visit whole sites or wait, or those of that group alone. */
export async function phpUnit(say: Say, group?: 'visit'): Promise<Tally> {
  const missing = missingFromPhp();
  if (missing.length) return skippedBecause(`${missing.join(', ')} is missing`);
  if (spawnSync('phpunit', ['--version']).status !== 0) return skippedBecause('PHPUnit is missing');
  const tests = path.join(repository, 'tests/php');
  const site = path.join(repository, group ? `.cache/test/site-${group}` : '.cache/test/site');
  await prepareSharedSite('php');
  copySharedSite(site);
  await makeSite({ site, engine: 'php' });
  const report = group ? `phpunit-${group}.xml` : 'phpunit.xml';
  const code = await show(
    say,
    'phpunit',
    [
      '--bootstrap',
      path.join(tests, 'bootstrap.php'),
      '--do-not-cache-result',
      '--log-junit',
      path.join(reports, report),
      ...(group ? ['--group', group] : ['--exclude-group', 'visit']),
      tests,
    ],
    { WP_DIR: site, NODE: process.execPath },
  );
  return fromJunit(report, code);
}
