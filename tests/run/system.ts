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

/** Debian package → is what it brings there already? */
const packages: Packages = {
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
  chromium: () => findChromium() !== null,
  [chromiumShell]: () => findProgram(chromiumShell) !== null,
  'fonts-liberation': () => globSync('/usr/share/fonts/**/LiberationSans-Regular.ttf').length > 0,
  postgresql: () => findPostgres() !== null,
  pgbouncer: () => findPgBouncer() !== null,
  'nginx-light': () => findNginx() !== null,
  'php-fpm': () => findPhpFpm() !== null,
  'clamav-daemon': () => findProgram('clamd') !== null,
  'firefox-esr': () => findFirefox() !== null,
  'webkit2gtk-driver': () => findWebKit() !== null,
  xvfb: () => findXvfb() !== null,
};

/** Debian package → is something there that does the same, if more slowly? */
const standIns: Packages = { [chromiumShell]: () => findChromium() !== null };

/** The same for what `npm run test:failover` needs besides. */
const clusterPackages: Packages = {
  postgresql: () => findPostgres() !== null,
  'python3-etcd': () => answers('/usr/bin/python3', '-c', 'import etcd'),
  patroni: () => findProgram('patroni') !== null,
  'etcd-server': () => findProgram('etcd') !== null,
  haproxy: () => findProgram('haproxy') !== null,
};

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
  what: 'tests' | 'cluster' = 'tests',
): Promise<void> {
  const wanted = what === 'tests' ? packages : clusterPackages;
  const missing = Object.keys(wanted).filter((name) => !wanted[name]?.());
  if (!missing.length) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !answers('apt-get', '--version')) {
    const needed = missing.filter((name) => !standIns[name]?.());
    if (needed.length > 0)
      say(
        `Mancano ${needed.join(', ')}: le prove che ne hanno bisogno saranno saltate. Su Debian: sudo apt-get install ${needed.join(' ')}`,
      );
    return;
  }
  say(`Installo con apt i pacchetti di sistema che mancano: ${missing.join(', ')}…`);
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
    return reason === null || standIns[name]?.() ? [] : [`${name} (${reason})`];
  });
  if (failed.length > 0)
    say(`apt-get non ha installato ${failed.join(', ')}: le prove che ne hanno bisogno saranno saltate.`);
}
