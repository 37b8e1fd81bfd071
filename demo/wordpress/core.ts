import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeInside } from './archives.ts';
import type { Core } from './coreFiles.ts';
import { fromDebian } from './debian.ts';
import { series } from './versions.ts';
import { fromWordPressOrg } from './wordpressOrg.ts';

export type CoreRecord = Omit<Core, 'files'> & { folder: string };

/** The release the project is made for; a later patch of the same series also serves. */
const wantedWordPress = '7.1';
const locale = 'it_IT';
const theme = 'twentytwentyfive';
const recordName = '.core.json';
const needed = [
  'wp-load.php',
  'wp-includes/version.php',
  'wp-includes/PHPMailer/PHPMailer.php',
  'wp-includes/js/underscore.min.js',
  `wp-content/themes/${theme}/style.css`,
];
const sources = [fromWordPressOrg, fromDebian];

/** A clean core in `folder`: as it is there, else from wordpress.org, else from the Debian mirror of this host. */
export async function getCore(
  folder: string,
  wanted = process.env['WP_VERSION'] ?? wantedWordPress,
): Promise<CoreRecord> {
  const had = coreRecord(folder);
  if (had && (had.version === wanted || series(had.version) === wanted)) return had;
  const { files, version, source } = await firstThatAnswers(wanted);
  keepOneTheme(files);
  const missing = needed.filter((name) => !files.has(name));
  if (missing.length) throw new Error(`In WordPress ${version} da ${source} mancano ${missing.join(', ')}.`);
  const fresh = `${folder}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  for (const [name, data] of files) writeInside(fresh, name, data);
  writeFileSync(path.join(fresh, recordName), JSON.stringify({ version, source }));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return { folder, version, source };
}

/** What a core folder (or a site made from it) says of itself. */
export function coreRecord(folder: string): CoreRecord | null {
  const file = path.join(folder, recordName);
  return existsSync(file) ? { folder, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<Core, 'files'>) } : null;
}

async function firstThatAnswers(wanted: string): Promise<Core> {
  const failures: string[] = [];
  for (const source of sources) {
    try {
      return await source(wanted, locale);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(
    `Non riesco a scaricare WordPress: controlla la rete (serve wordpress.org, o un archivio Debian configurato in apt) e riprova. [${failures.join(' · ')}]`,
  );
}

/** The same tree from either source: the default theme, no bundled plugin. */
function keepOneTheme(files: Map<string, Buffer>): void {
  for (const name of [...files.keys()]) {
    if (/^wp-content\/plugins\/(akismet\/|hello\.php$)/.test(name)) files.delete(name);
    if (/^wp-content\/themes\/[^/]+\//.test(name) && !name.startsWith(`wp-content/themes/${theme}/`))
      files.delete(name);
  }
  for (const folder of ['wp-content', 'wp-content/plugins', 'wp-content/themes'])
    files.set(`${folder}/index.php`, Buffer.from('<?php\n'));
}
