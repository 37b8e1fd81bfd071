import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { readTar, tarOfDeb } from './archives.ts';
import type { Core } from './coreFiles.ts';
import { download, verify } from './download.ts';
import { chooseRelease, series } from './versions.ts';

interface Package {
  Version: string;
  Filename: string;
  SHA256: string;
  Depends: string;
  Recommends: string;
}

type Index = Map<string, Package>;
/** Absolute path on an imaginary host → its bytes, or where it points. */
type Host = Map<string, { data?: Buffer; link?: string }>;

const suites = ['forky', 'sid', 'stable', 'oldstable'];
const packageFields = ['Version', 'Filename', 'SHA256', 'Depends', 'Recommends'] as const;
const installedAt = '/usr/share/wordpress/';
const certificates = 'wp-includes/certificates/ca-bundle.crt';

/** A core put together from the `wordpress` package and those its links point into, each checked: InRelease → Packages.gz → .deb. */
export async function fromDebian(wanted: string, locale: string): Promise<Core> {
  const mirror = mirrorOfThisHost();
  if (!mirror) throw new Error('nessun archivio Debian fra quelli di apt.');
  const { suite, version, index, indexes } = await findRelease(mirror, wanted);
  const host: Host = new Map();
  await Promise.all(packagesOf(index).map((name) => unpack(mirror, required(index, name), host)));
  await addTranslation(mirror, indexes, locale, host);
  const files = filesOf(host);
  undoPatches(files);
  return { files, version, source: `Debian ${suite}` };
}

/** The Debian mirror in the apt sources of this host, or an empty text. */
function mirrorOfThisHost(): string {
  const targets = spawnSync('apt-get', ['indextargets', '--format', '$(REPO_URI)'], { encoding: 'utf8' }).stdout ?? '';
  const found = process.env['DEBIAN_MIRROR'] ?? targets.split('\n').find((uri) => /\/debian\/?$/.test(uri)) ?? '';
  return found.replace(/\/$/, '');
}

async function findRelease(mirror: string, wanted: string) {
  const offered: { suite: string; version: string; index: Index }[] = [];
  const indexes = new Map<string, Index>();
  for (const suite of suites) {
    const index = await readIndex(mirror, suite).catch(() => new Map() as Index);
    indexes.set(suite, index);
    const version = index.get('wordpress')?.Version.match(/^(?:\d+:)?(\d+(?:\.\d+)+)/)?.[1];
    if (version) offered.push({ suite, version, index });
    if (version === wanted || (version && series(version) === wanted)) break;
  }
  const release = chooseRelease(wanted, offered);
  if (!release) throw new Error(`${mirror} non ha WordPress ${wanted} o più nuovo.`);
  return { ...release, indexes };
}

async function readIndex(mirror: string, suite: string): Promise<Index> {
  const release = (await download(`${mirror}/dists/${suite}/InRelease`)).toString();
  checkSignature(release, suite);
  const name = 'main/binary-all/Packages.gz';
  const packed = await download(`${mirror}/dists/${suite}/${name}`);
  verify(`${suite} ${name}`, 'sha256', packed, release.match(new RegExp(`^ ([0-9a-f]{64}) +\\d+ ${name}$`, 'm'))?.[1]);
  const index: Index = new Map();
  for (const stanza of gunzipSync(packed).toString().split('\n\n')) {
    const field = (key: string): string => stanza.match(new RegExp(`^${key}: (.*)$`, 'm'))?.[1] ?? '';
    const found = Object.fromEntries(packageFields.map((key) => [key, field(key)])) as unknown as Package;
    if (field('Package')) index.set(field('Package'), found);
  }
  return index;
}

/** Refuses a bad signature; an older keyring that lacks the suite's key is no proof of one, and the transport then vouches. */
function checkSignature(release: string, suite: string): void {
  const keyring = [
    '/usr/share/keyrings/debian-archive-keyring.gpg',
    '/usr/share/keyrings/debian-archive-keyring.pgp',
  ].find((file) => existsSync(file));
  if (!keyring) return;
  const run = spawnSync('gpgv', ['--keyring', keyring, '-'], { input: release, encoding: 'utf8' });
  if (!run.error && run.status !== 0 && run.stderr.includes('BAD signature'))
    throw new Error(`${suite}: la firma dell’archivio Debian non è valida.`);
}

/** WordPress itself, the libraries that Debian keeps apart, and the themes. */
function packagesOf(index: Index): string[] {
  const { Depends, Recommends } = required(index, 'wordpress');
  const named = (list: string): string[] => list.split(/[,|]/).map((item) => item.trim().split(/[ (:]/)[0] ?? '');
  return [
    'wordpress',
    ...new Set([
      ...named(Depends).filter((name) => /^(libjs-|libphp-|php-getid3$)/.test(name)),
      ...named(Recommends).filter((name) => name.startsWith('wordpress-theme-')),
    ]),
  ];
}

function required(index: Index, name: string): Package {
  const found = index.get(name);
  if (!found) throw new Error(`nell’archivio Debian manca ${name}.`);
  return found;
}

async function unpack(mirror: string, { Filename, SHA256 }: Package, host: Host): Promise<void> {
  const deb = await download(`${mirror}/${Filename}`);
  verify(Filename, 'sha256', deb, SHA256);
  for (const { name, kind, target, data } of await readTar(tarOfDeb(deb))) {
    const at = path.posix.join('/', name);
    host.set(at, kind === 'file' ? { data } : { link: path.posix.resolve(path.posix.dirname(at), target) });
  }
}

/** Debian gave up its translations with 7.1: the newest suite that still has them is close enough. */
async function addTranslation(mirror: string, indexes: Map<string, Index>, locale: string, host: Host): Promise<void> {
  for (const suite of [...suites].reverse()) {
    const index = indexes.get(suite) ?? (await readIndex(mirror, suite).catch(() => new Map() as Index));
    const found = index.get('wordpress-l10n');
    if (!found) continue;
    await unpack(mirror, found, host);
    break;
  }
  const ours = new RegExp(`(^|-)${locale}\\.(mo|po|l10n\\.php)$|^(.*-)?${locale}-[0-9a-f]{32}\\.json$`);
  for (const name of [...host.keys()]) {
    if (name.includes('/wp-content/languages/') && !ours.test(path.posix.basename(name))) host.delete(name);
  }
}

/** Debian's links replaced by the files they point at; its own configuration left out. */
function filesOf(host: Host): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const name of host.keys()) {
    const inside = name.slice(installedAt.length);
    if (!name.startsWith(installedAt) || inside === 'wp-config.php' || inside === '.htaccess') continue;
    let at = name;
    for (let hops = 0; host.get(at)?.link && hops < 8; hops++) at = host.get(at)?.link ?? at;
    const data =
      host.get(at)?.data ??
      (inside === certificates ? Buffer.from(`${[...rootCertificates].sort().join('\n')}\n`) : undefined);
    if (!data) throw new Error(`nel pacchetto Debian ${inside} punta a ${at}, che non c’è.`);
    files.set(inside, data);
  }
  return files;
}

/** Takes back the two Debian patches that change behaviour: the host's certificates, and upload_path at installation. */
function undoPatches(files: Map<string, Buffer>): void {
  const edit = (name: string, from: RegExp, to: string): void => {
    const text = files.get(name)?.toString();
    if (text) files.set(name, Buffer.from(text.replace(from, to)));
  };
  edit(
    'wp-includes/class-wp-http.php',
    /([(>] ?)'\/etc\/ssl\/certs\/ca-certificates\.crt'/g,
    `$1ABSPATH . WPINC . '/certificates/ca-bundle.crt'`,
  );
  edit(
    'wp-admin/install.php',
    /^\s*\$wpdb->query\("UPDATE \$wpdb->options set option_value = '\$upload_\w+'.*\n/gm,
    '',
  );
}
