import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const answers = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function phpHas(extension: string): boolean {
  return answers('php', '-r', `exit(extension_loaded('${extension}') ? 0 : 1);`);
}

type Packages = Record<string, () => boolean>;

/** Chromium without a window: the same pages for two thirds of the processor time. */
const chromiumShell = 'chromium-headless-shell';

/** Debian package → is what it brings there already? What `npm test` needs. */
const testPackages: Packages = {
  'php-cli': () => answers('php', '-v'),
  'php-sqlite3': () => phpHas('pdo_sqlite'),
  'php-mysql': () => phpHas('mysqli'),
  'php-xml': () => phpHas('dom'),
  'php-mbstring': () => phpHas('mbstring'),
  'php-gd': () => phpHas('gd'),
  'php-intl': () => phpHas('intl'),
  'php-curl': () => phpHas('curl'),
  'php-zip': () => phpHas('zip'),
  phpunit: () => answers('phpunit', '--version'),
  [chromiumShell]: () => findChromium() !== null,
  'fonts-liberation': () => globSync('/usr/share/fonts/**/LiberationSans-Regular.ttf').length > 0,
  postgresql: () => findPostgres() !== null,
};

/** What `npm run test:long` needs besides. */
const longPackages: Packages = {
  ...testPackages,
  chromium: () => findWholeChromium() !== null,
  pgbouncer: () => findPgBouncer() !== null,
  'nginx-light': () => findNginx() !== null,
  'php-fpm': () => findPhpFpm() !== null,
  'clamav-daemon': () => findProgram('clamd') !== null,
  'firefox-esr': () => findFirefox() !== null,
  'webkit2gtk-driver': () => findWebKit() !== null,
  xvfb: () => findXvfb() !== null,
};

/** The same for what `npm run test:failover` needs besides. */
const clusterPackages: Packages = {
  postgresql: () => findPostgres() !== null,
  'python3-etcd': () => answers('/usr/bin/python3', '-c', 'import etcd'),
  patroni: () => findProgram('patroni') !== null,
  'etcd-server': () => findProgram('etcd') !== null,
  haproxy: () => findProgram('haproxy') !== null,
};

const packagesOf = { tests: testPackages, long: longPackages, cluster: clusterPackages };

/** Are PostgreSQL, Patroni, etcd and HAProxy all there? */
export const findCluster = (): boolean => Object.values(clusterPackages).every((isThere) => isThere());

/** The first of these programs that the machine has, or null. */
function findProgram(...names: string[]): string | null {
  const script = names.map((name) => `command -v ${name}`).join(' || ');
  return spawnSync('sh', ['-c', script], { encoding: 'utf8' }).stdout.trim() || null;
}

/** Chromium as people have it, or null. */
export const findWholeChromium = (): string | null => findProgram('chromium', 'chromium-browser', 'google-chrome');

/** The browser of the browser tests, or null: without a window where that is there, in the long run as people have it. */
export const findChromium = (): string | null =>
  (process.env['SPESA_LONG'] === '1' ? null : findProgram(chromiumShell)) ?? findWholeChromium();

/** PgBouncer, or null. */
export const findPgBouncer = (): string | null => findProgram('pgbouncer');

/** php-fpm, whose name tells its version, or null. */
export const findPhpFpm = (): string | null => globSync('/usr/sbin/php-fpm*')[0] ?? findProgram('php-fpm');

/** nginx, or null. */
export const findNginx = (): string | null => findProgram('nginx');

/** Firefox, or null. */
export const findFirefox = (): string | null => findProgram('firefox-esr', 'firefox');

/** The screen in memory that WebKitGTK's browser draws on, or null. */
export const findXvfb = (): string | null => findProgram('Xvfb');

/** WebKitGTK's own small browser with the driver that steers it, or null. */
export function findWebKit(): { driver: string; browser: string } | null {
  const driver = findProgram('WebKitWebDriver');
  const [browser] = globSync('/usr/{lib/*,libexec,lib}/webkit2gtk-4.1/MiniBrowser');
  return driver && browser ? { driver, browser } : null;
}

/** The folder with `initdb` and `postgres`, the newest first, or null. */
export function findPostgres(): string | null {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort(
    (a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]),
  );
  return folders.find((folder) => existsSync(`${folder}/initdb`)) ?? null;
}

/** Installs with apt what the tests need and this machine lacks, naming it; only as root, elsewhere it says what to install. */
export async function installSystemPackages(
  say: (sentence: string) => void,
  what: keyof typeof packagesOf = 'tests',
): Promise<void> {
  const wanted = packagesOf[what];
  const missing = Object.keys(wanted).filter((name) => !wanted[name]?.());
  if (!missing.length) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !answers('apt-get', '--version')) {
    say(
      `Missing: ${missing.join(', ')}. The tests that need them are skipped. On Debian: sudo apt-get install ${missing.join(' ')}`,
    );
    return;
  }
  say(`Installing the missing system packages with apt: ${missing.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  const install = (...names: string[]): string | null => {
    const { status, stderr, error } = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...names],
      {
        encoding: 'utf8',
        env,
      },
    );
    return status === 0 ? null : (error?.message ?? stderr.trim().split('\n').at(-1) ?? '');
  };
  if (install(...missing) === null) return;
  // One package that this Debian does not have keeps apt from installing any of the others.
  const failed = missing.flatMap((name) => {
    const reason = install(name);
    return reason === null || wanted[name]?.() ? [] : [`${name} (${reason})`];
  });
  if (failed.length > 0) say(`apt-get did not install ${failed.join(', ')}: the tests that need them are skipped.`);
}
