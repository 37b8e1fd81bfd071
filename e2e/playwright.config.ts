import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browser } from './settings.ts';

/**
 * What `npm test` asks of a browser, on two shops beside each other, each test once. `e2e/long` has the rest.
 */
export default defineConfig({
  ...browser,
  testDir: path.join(import.meta.dirname, 'smoke'),
  outputDir: path.join(import.meta.dirname, '../test-results/smoke'),
  workers: 2,
  retries: 0,
  timeout: 60_000,
  projects: ['shop', 'site'].map((name) => ({
    name,
    workers: 1,
    testDir: path.join(import.meta.dirname, 'smoke', name),
  })),
});
