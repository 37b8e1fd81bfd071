import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { findChromium } from '../tests/run/system.ts';

const inCi = ['1', 'true'].includes(process.env['CI'] ?? '');
const executablePath = process.env['CHROMIUM'] ?? findChromium() ?? '/usr/bin/chromium';
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Every spec on Preact, those marked @react on React too; global set-up opens one shop for each. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(import.meta.dirname, '../test-results'),
  globalSetup: path.join(import.meta.dirname, 'openShops.ts'),
  workers: 1,
  fullyParallel: false,
  forbidOnly: inCi,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: quiet },
  },
  projects: [
    { name: 'preact', use: { baseURL: process.env['SPESA_E2E_PREACT'] } },
    { name: 'react', use: { baseURL: process.env['SPESA_E2E_REACT'] }, grep: /@react/ },
  ],
});
