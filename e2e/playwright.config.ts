import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { findChromium } from '../tests/run/system.ts';

const inCi = ['1', 'true'].includes(process.env['CI'] ?? '');
const executablePath = process.env['CHROMIUM'] ?? findChromium() ?? '/usr/bin/chromium';
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What customers do, and what changes carts and lists. */
const tasks =
  /\/(account|accountJourneys|accountTabs|accountWays|afterwards|catalogue|changes|drawer|earlyCalls|earlyCart|foreignTexts|hostScripts|hostStyles|keyboard|languages|purchase|push|returning|services|slotZones|slow|social|staying|stickyBars|storage|stores|twice|twoTabs|walk)\.spec\.ts$/;
/** What editors do, and what changes settings or posts. */
const wordpress = /\/wordpress\/[^/]+\.spec\.ts$/;
/** Those have a run of their own, in other browsers. */
const engines = /\/engines\//;
const gallery = /\/(gallery|docs)\.spec\.ts$/;

/**
 * Each project has a place of its own (openShops.ts): a shop on Preact for what only looks, one for what changes
 * something, one for what editors do, the gallery, and a shop on React for the specs marked @react. Within a project
 * one test runs after another; the longer ones begin first, so that both workers end together.
 * Where nobody watches, a test that fails may try once more; the end of the run names those that needed it ("flaky").
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(import.meta.dirname, '../test-results'),
  globalSetup: path.join(import.meta.dirname, 'openShops.ts'),
  workers: 2,
  fullyParallel: false,
  forbidOnly: inCi,
  retries: inCi ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: quiet },
  },
  projects: [
    { name: 'looks', workers: 1, testIgnore: [tasks, wordpress, gallery, engines] },
    { name: 'tasks', workers: 1, testMatch: tasks, testIgnore: engines },
    { name: 'wordpress', workers: 1, testMatch: wordpress, testIgnore: engines },
    { name: 'gallery', workers: 1, testMatch: gallery, testIgnore: engines },
    { name: 'react', workers: 1, testIgnore: [gallery, engines], grep: /@react/ },
  ],
});
