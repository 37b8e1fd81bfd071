import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { aheadOfMachine, now } from '../tests/moment.ts';
import { findChromium } from '../tests/run/system.ts';

export const inCi = ['1', 'true'].includes(process.env['CI'] ?? '');

const executablePath = process.env['CHROMIUM'] ?? findChromium() ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A faked clock (faketime) is for the tests' own processes: a browser stands still under it. */
const isFaked = /faketime/.test(process.env['LD_PRELOAD'] ?? '');
const browserEnv = { ...process.env, LD_PRELOAD: '' } as Record<string, string>;

/** How far the tests' clock is ahead of the browser's, in ms. */
export const aheadOfBrowser = (): number =>
  isFaked ? now() - Number(execFileSync('date', ['+%s%3N'], { env: browserEnv, encoding: 'utf8' })) : aheadOfMachine();

/** What the short and the long run have in common: each project has a place of its own (openShops.ts). */
export const browser: PlaywrightTestConfig = {
  globalSetup: path.join(import.meta.dirname, 'openShops.ts'),
  fullyParallel: false,
  forbidOnly: inCi,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, ...(isFaked && { env: browserEnv }) },
  },
};
