import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unzip } from './archives.ts';
import { coreRecord } from './core.ts';

const here = import.meta.dirname;
/** The checkout that this file belongs to. */
export const repository = path.resolve(here, '../..');
export const pluginFolder = path.join(repository, 'wp-plugin');
export const phpFolder = path.join(here, 'php');
/** Both WordPress accounts, `admin` and `editor`, have it. */
export const sitePassword = 'spesa-demo';

/** Names and forms as in the plugin's option `spesa_settings`. */
export type PluginSettings = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Who takes the site's mail, asked by `POST` with the key. */
export interface Outbox {
  url: string;
  key: string;
}

export interface SiteOptions {
  core: string;
  site: string;
  /** Where commands without a request believe to be, as `localhost:8080`. */
  host: string;
  /** The folder below that address, as `/negozio`. */
  below?: string;
  /** Settings of the plugin that hold for this start only. */
  settings: PluginSettings;
  outbox?: Outbox | undefined;
}

const require = createRequire(import.meta.url);

/** Where PHP writes what it complains of: beside the served folder (`wp-config.php`). */
export const phpLog = (site: string): string => path.join(path.dirname(site), `.${path.basename(site)}-debug.log`);

/** Makes or refreshes the folder of a site from a clean core; the database and uploads inside it stay. */
export function prepareSite({ core, site, host, below, settings, outbox }: SiteOptions): void {
  if (coreRecord(site)?.version !== coreRecord(core)?.version) {
    cpSync(core, site, { recursive: true, force: true });
    rmSync(path.join(site, '.sqlite'), { recursive: true, force: true });
  }
  rmSync(path.join(site, 'wp-content/debug.log'), { force: true });
  const values = path.join(site, '.site.json');
  const secret = existsSync(values)
    ? (JSON.parse(readFileSync(values, 'utf8')) as { secret: string }).secret
    : randomBytes(32).toString('hex');
  writeFileSync(values, JSON.stringify({ secret, host, below, password: sitePassword, settings, outbox }));
  cpSync(path.join(phpFolder, 'wp-config.php'), path.join(site, 'wp-config.php'));
}

/** Installs the SQLite drop-in that comes inside the Playground package, and links the plugin: what a native PHP needs. */
export function equipForNativePhp(site: string): void {
  const library = path.join(site, '.sqlite');
  const dropIn = path.join(library, 'plugin-sqlite-database-integration');
  if (!existsSync(dropIn))
    unzip(
      path.join(path.dirname(require.resolve('@wp-playground/cli/package.json')), 'sqlite-database-integration.zip'),
      library,
    );
  const template = readFileSync(path.join(dropIn, 'db.copy'), 'utf8');
  writeFileSync(
    path.join(site, 'wp-content/db.php'),
    template.replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', dropIn).replaceAll('{SQLITE_PLUGIN}', ''),
  );
  const link = path.join(site, 'wp-content/plugins/spesa');
  if (linkTarget(link) === pluginFolder) return;
  rmSync(link, { recursive: true, force: true });
  symlinkSync(pluginFolder, link, 'junction');
}

/** Takes back what a native run left: Playground mounts the plugin and brings its own database drop-in. */
export function equipForPlayground(site: string): void {
  rmSync(path.join(site, 'wp-content/db.php'), { force: true });
  rmSync(path.join(site, 'wp-content/plugins/spesa'), { force: true, recursive: true });
}

/** The PHP files that make the demo site, in order: the installation, then every `provision*.php` of this folder. */
export function siteScripts(): string[] {
  const provisions = readdirSync(here)
    .filter((name) => /^provision.*\.php$/.test(name))
    .sort();
  return [path.join(phpFolder, 'install.php'), ...provisions.map((name) => path.join(here, name))];
}

function linkTarget(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}
