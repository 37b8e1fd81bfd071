import { defineConfig } from '@playwright/test';
import path from 'node:path';

/**
 * Firefox and WebKit, each with a shop of its own; the gallery's examples in the long run alone. The runner gives tests, places and reports; the browsers are the machine's own,
 * steered by engine.ts, since Playwright has only patched ones of its own.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  ...(process.env['SPESA_LONG'] !== '1' && { testIgnore: /gallery/ }),
  outputDir: path.join(import.meta.dirname, '../../test-results/engines'),
  globalSetup: path.join(import.meta.dirname, '../openShops.ts'),
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  reporter: 'list',
  projects: ['firefox', 'webkit'].map((name) => ({ name, workers: 1 })),
});
