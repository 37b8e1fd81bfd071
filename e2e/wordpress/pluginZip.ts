import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';
import { repository, sitePassword } from '../../demo/wordpress/site.ts';
import { zipPlugin } from '../../widgets/bundle/zip.ts';

const folder = path.join(repository, '.cache/test/zips');

function written(name: string, bytes: Uint8Array): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

/** The plugin's archive as it is now. */
export const currentZip = (): string => written('spesa.zip', zipPlugin(repository));

/** The version and the folder of chunks of an older build. */
export const older = { version: '0.0.9', build: '0ld0ld000ld0', chunks: '0ld0c0de' };

/** The same as an older build would be: other names of its chunks, an older version, a file that is no more. */
export function olderZip(): string {
  const files = unzipSync(zipPlugin(repository));
  const text = (name: string): string => Buffer.from(files[name]!).toString();
  const manifest = JSON.parse(text('spesa/dist/preact/manifest.json')) as {
    version: string;
    tags: Record<string, { js: string[] }>;
  };
  const chunks = Object.values(manifest.tags)[0]!.js[0]!.split('/')[0]!;
  const aged = Object.entries(files).flatMap(([name, bytes]): [string, Uint8Array][] => {
    if (name.startsWith('spesa/dist/react/') || /\.br$/.test(name)) return [];
    if (!name.startsWith('spesa/dist/') || name.endsWith('/')) return [[name, bytes]];
    const changed = text(name).replaceAll(chunks, older.chunks).replaceAll(manifest.version, older.build);
    return [[name.replaceAll(chunks, older.chunks), Buffer.from(changed)]];
  });
  const main = text('spesa/spesa.php')
    .replace(/^( \* Version: +)\S+$/m, `$1${older.version}`)
    .replace(/(define\( 'SPESA_VERSION', ')[^']+/, `$1${older.version}`);
  return written(
    'spesa-older.zip',
    zipSync({
      ...Object.fromEntries(aged),
      'spesa/spesa.php': Buffer.from(main),
      'spesa/includes/Former.php': Buffer.from('<?php\nnamespace Spesa;\n\nfinal class Former {}\n'),
    }),
  );
}

/** Goes into the dashboard as the one who administers the site. */
export async function logIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/wp-login.php`);
  await page.fill('#user_login', 'admin');
  await page.fill('#user_pass', sitePassword);
  await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
}

/** Uploads an archive by WordPress' own form. */
export async function upload(page: Page, site: string, zip: string): Promise<void> {
  await page.goto(`${site}/wp-admin/plugin-install.php?tab=upload`);
  await page.locator('#pluginzip').setInputFiles(zip);
  await page.locator('#install-plugin-submit').click();
}

/** The same, and switches the plugin on. */
export async function install(page: Page, site: string, zip: string): Promise<void> {
  await upload(page, site, zip);
  await Promise.all([
    page.waitForURL(/plugins\.php|spesa/),
    page.locator('a.button-primary', { hasText: /Att|Act/ }).click(),
  ]);
}
