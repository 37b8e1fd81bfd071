import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const answers = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function phpHas(extension: string): boolean {
  return answers('php', '-r', `exit(extension_loaded('${extension}') ? 0 : 1);`);
}

/** Debian package → is what it brings there already? */
const packages: Record<string, () => boolean> = {
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
  'fonts-liberation': () => globSync('/usr/share/fonts/**/LiberationSans-Regular.ttf').length > 0,
  postgresql: () => findPostgres() !== null,
};

/** The browser of the browser tests, or null. */
export function findChromium(): string | null {
  const found = spawnSync(
    'sh',
    ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'],
    { encoding: 'utf8' },
  );
  return found.stdout.trim() || null;
}

/** The folder with `initdb` and `postgres`, the newest first, or null. */
export function findPostgres(): string | null {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort(
    (a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]),
  );
  return folders.find((folder) => existsSync(`${folder}/initdb`)) ?? null;
}

/** Installs with apt what the tests need and this machine lacks, naming it; only as root, elsewhere it says what to install. */
export async function installSystemPackages(say: (sentence: string) => void): Promise<void> {
  const missing = Object.keys(packages).filter((name) => !packages[name]?.());
  if (!missing.length) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !answers('apt-get', '--version')) {
    say(
      `Mancano ${missing.join(', ')}: le prove che ne hanno bisogno saranno saltate. Su Debian: sudo apt-get install ${missing.join(' ')}`,
    );
    return;
  }
  say(`Installo con apt i pacchetti di sistema che mancano: ${missing.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  const { status, stderr } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    encoding: 'utf8',
    env,
  });
  if (status !== 0)
    say(
      `apt-get non ci è riuscito (${stderr.trim().split('\n').at(-1) ?? ''}): le prove che ne hanno bisogno saranno saltate.`,
    );
}
