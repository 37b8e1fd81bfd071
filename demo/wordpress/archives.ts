import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { unpackTar } from 'modern-tar';

export interface TarEntry {
  name: string;
  kind: 'file' | 'link';
  /** Where a link points, as written. */
  target: string;
  data: Buffer;
}

/** The files and symbolic links of a tar. */
export async function readTar(tar: Buffer): Promise<TarEntry[]> {
  const entries = await unpackTar(tar, { filter: ({ type }) => type === 'file' || type === 'symlink' });
  return entries.map(({ header, data = new Uint8Array() }) => ({
    name: header.name,
    kind: header.type === 'symlink' ? 'link' : 'file',
    target: header.linkname ?? '',
    data: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
  }));
}

const xzUnpackers: [string, ...string[]][] = [
  ['xz', '-dc'],
  ['bsdtar', '-cf', '-', '--format=ustar', '@-'],
];

/** The tar of a Debian package's files; needs dpkg-deb, xz or bsdtar. */
export function tarOfDeb(deb: Buffer): Buffer {
  const dpkg = spawnSync('dpkg-deb', ['--fsys-tarfile', '/dev/stdin'], { input: deb, maxBuffer: 1 << 30 });
  if (dpkg.status === 0) return dpkg.stdout;
  for (let at = 8; at < deb.length;) {
    const name = deb.toString('latin1', at, at + 16).trim();
    const size = Number(deb.toString('latin1', at + 48, at + 58));
    const body = deb.subarray(at + 60, at + 60 + size);
    at += 60 + size + (size % 2);
    if (!name.startsWith('data.tar')) continue;
    if (name.includes('.gz')) return gunzipSync(body);
    for (const [tool, ...args] of xzUnpackers) {
      const run = spawnSync(tool, args, { input: body, maxBuffer: 1 << 30 });
      if (run.status === 0 && run.stdout.length) return run.stdout;
    }
    throw new Error('Per aprire un pacchetto Debian serve xz: installa xz-utils (o bsdtar) e riprova.');
  }
  throw new Error('Il pacchetto Debian scaricato non contiene file.');
}

/** Unpacks a zip into a folder. */
export function unzip(file: string, folder: string): void {
  for (const [name, data] of Object.entries(unzipSync(readFileSync(file)))) {
    if (!name.endsWith('/')) writeInside(folder, name, data);
  }
}

/** Writes `folder/name`; refuses a name that leads out of the folder. */
export function writeInside(folder: string, name: string, data: Uint8Array): void {
  const file = path.resolve(folder, name);
  if (!file.startsWith(path.resolve(folder) + path.sep))
    throw new Error(`Nome di file non ammesso in un archivio: ${name}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
}
