import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browser, inCi } from '../settings.ts';

const e2e = path.join(import.meta.dirname, '..');
const folder = (name: string) => ({ name, workers: 1, testDir: path.join(import.meta.dirname, name) });

/**
 * The rest of the browser's tests, a folder to a project, each with a place of its own and one test after another;
 * `react` is a shop on React for the tests marked @react. Each project alone: `--project=looks`.
 * Where nobody watches, a test that fails may try once more; the end of the run names those that needed it ("flaky").
 */
export default defineConfig({
  ...browser,
  testDir: e2e,
  outputDir: path.join(e2e, '../test-results/long'),
  workers: 2,
  retries: inCi ? 1 : 0,
  timeout: 180_000,
  projects: [
    ...['elements', 'looks', 'account', 'buying', 'editor', 'wordpress', 'gallery'].map(folder),
    { name: 'react', workers: 1, testIgnore: [/\/gallery\//, /\/engines\//], grep: /@react/ },
  ],
});
