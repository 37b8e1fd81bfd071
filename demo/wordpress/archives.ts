import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, inflateRawSync } from 'node:zlib';

export interface TarEntry {
  name: string;
  kind: 'file' | 'link';
  /** Where a link points, as written. */
  target: string;
  data: Buffer;
}

const block = 512;

/** Reads a tar (ustar, GNU long names, pax paths): its files and symbolic links. */
export function* readTar(tar: Buffer): Generator<TarEntry> {
  const field = (from: number, length: number): string => {
    const bytes = tar.subarray(from, from + length);
    const end = bytes.indexOf(0);
    return bytes.toString('utf8', 0, end < 0 ? length : end);
  };
  let nextName = '';
  let nextTarget = '';
  for (let at = 0; at + block <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(field(at + 124, 12).trim() || '0', 8);
    const type = String.fromCharCode(tar[at + 156] || 0x30);
    const data = tar.subarray(at + block, at + block + size);
    const prefix = field(at + 257, 5) === 'ustar' && tar[at + 262] === 0 ? field(at + 345, 155) : '';
    const name = nextName || (prefix ? `${prefix}/` : '') + field(at, 100);
    const target = nextTarget || field(at + 157, 100);
    at += block + Math.ceil(size / block) * block;
    if (type === 'L') nextName = data.toString('utf8').replace(/\0.*$/s, '');
    else if (type === 'K') nextTarget = data.toString('utf8').replace(/\0.*$/s, '');
    else if (type === 'x') {
      for (const [, key, value] of data.toString('utf8').matchAll(/^\d+ (path|linkpath)=(.*)$/gm)) {
        if (key === 'path') nextName = value ?? '';
        else nextTarget = value ?? '';
      }
    } else if (type !== 'g') {
      nextName = nextTarget = '';
      if (type === '0' || type === '2') yield { name, kind: type === '0' ? 'file' : 'link', target, data };
    }
  }
}

const unpackers: [string, ...string[]][] = [['xz', '-dc'], ['bsdtar', '-cf', '-', '--format=ustar', '@-']];

/** The tar of a Debian package's files; needs dpkg-deb, xz or bsdtar. */
export function tarOfDeb(deb: Buffer): Buffer {
  const dpkg = spawnSync('dpkg-deb', ['--fsys-tarfile', '/dev/stdin'], { input: deb, maxBuffer: 1 << 30 });
  if (dpkg.status === 0) return dpkg.stdout;
  for (let at = 8; at < deb.length; ) {
    const name = deb.toString('latin1', at, at + 16).trim();
    const size = Number(deb.toString('latin1', at + 48, at + 58));
    const body = deb.subarray(at + 60, at + 60 + size);
    at += 60 + size + (size % 2);
    if (!name.startsWith('data.tar')) continue;
    if (name.includes('.gz')) return gunzipSync(body);
    for (const [tool, ...args] of unpackers) {
      const run = spawnSync(tool, args, { input: body, maxBuffer: 1 << 30 });
      if (run.status === 0 && run.stdout.length) return run.stdout;
    }
    throw new Error('Per aprire un pacchetto Debian serve xz: installa xz-utils (o bsdtar) e riprova.');
  }
  throw new Error('Il pacchetto Debian scaricato non contiene file.');
}

/** Unpacks a zip (stored or deflated entries) into a folder. */
export function unzip(file: string, folder: string): void {
  const zip = readFileSync(file);
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\x05\x06')) + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [method, packed, local] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const [nameLength, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const body = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    if (!name.endsWith('/')) {
      const bytes = zip.subarray(body, body + packed);
      writeInside(folder, name, method === 8 ? inflateRawSync(bytes) : bytes);
    }
    at += 46 + nameLength + extra + comment;
  }
}

/** Writes `folder/name`; refuses a name that leads out of the folder. */
export function writeInside(folder: string, name: string, data: Buffer): void {
  const file = path.resolve(folder, name);
  if (!file.startsWith(path.resolve(folder) + path.sep)) throw new Error(`Nome di file non ammesso in un archivio: ${name}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
}
