import path from 'node:path';
import { besideReport, fromPlaywright, fromVitest, reports } from './report.ts';
import { showNode, type Say, type Tally } from './suite.ts';

interface VitestRun {
  /** The file of the report, without its folder and `.json`. */
  report: string;
  projects: readonly string[];
  /** Files and further arguments. */
  args?: readonly string[];
  env?: Record<string, string>;
}

/** Runs projects of vitest.config.ts. */
export async function vitest(say: Say, { report, projects, args = [], env = {} }: VitestRun): Promise<Tally> {
  const file = path.join(reports, `${report}.json`);
  const words = [
    ...projects.map((project) => `--project=${project}`),
    ...args,
    ...['dot', 'json', './tests/run/unhandled.ts'].map((name) => `--reporter=${name}`),
    `--outputFile.json=${file}`,
  ];
  const code = await showNode(say, 'vitest/vitest.mjs', ['run', ...words], {
    ...env,
    SPESA_UNHANDLED: besideReport(file),
  });
  return fromVitest(`${report}.json`, code);
}

interface PlaywrightRun {
  report: string;
  /** The configuration, as a path from the repository. */
  config: string;
  args?: readonly string[];
  env?: Record<string, string>;
}

/** Runs the tests of one Playwright configuration. */
export async function playwright(say: Say, { report, config, args = [], env = {} }: PlaywrightRun): Promise<Tally> {
  const words = ['test', '--config', config, '--reporter=list,json', ...args];
  const code = await showNode(say, '@playwright/test/cli.js', words, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, `${report}.json`),
  });
  return fromPlaywright(`${report}.json`, code);
}
