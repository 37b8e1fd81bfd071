import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readTar, unzip, writeInside } from '../../../demo/wordpress/archives.ts';
import { verify } from '../../../demo/wordpress/download.ts';
import { chooseRelease, compareVersions } from '../../../demo/wordpress/versions.ts';

const offered = ['6.8.7', '7.0.2', '7.1', '7.1.4', '7.1.3', '7.2'].map((version) => ({ version }));

describe('which release is taken', () => {
  test.each([
    ['7.1.3', '7.1.3'],
    ['7.1', '7.1.4'],
    ['7.1.9', '7.1.4'],
    ['7.0', '7.0.2'],
    ['6.9', '7.0.2'],
  ])('of those offered, %s gives %s', (wanted, given) => {
    expect(chooseRelease(wanted, offered)?.version).toBe(given);
  });

  test('nothing older than the wanted series is taken', () => {
    expect(chooseRelease('7.3', offered)).toBeUndefined();
  });

  test('versions are compared as numbers', () => {
    expect(['7.10', '7.9', '7.1', '7.1.3'].sort(compareVersions)).toEqual(['7.1', '7.1.3', '7.9', '7.10']);
  });
});

function tarEntry(name: string, data: string, type = '0', target = ''): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(Buffer.byteLength(data).toString(8).padStart(11, '0'), 124);
  header.write(type, 156);
  header.write(target, 157);
  const body = Buffer.alloc(Math.ceil(Buffer.byteLength(data) / 512) * 512);
  body.write(data);
  return Buffer.concat([header, body]);
}

describe('archives', () => {
  test('a tar gives files, links, and names too long for its header', async () => {
    const long = `${'cartella/'.repeat(14)}file.php`;
    const tar = Buffer.concat([
      tarEntry('./a.php', 'uno'),
      tarEntry('b', '', '2', '../c'),
      tarEntry('././@LongLink', long, 'L'),
      tarEntry('x', 'due'),
      Buffer.alloc(1024),
    ]);
    expect((await readTar(tar)).map(({ name, kind, target, data }) => [name, kind, target, data.toString()])).toEqual([
      ['./a.php', 'file', '', 'uno'],
      ['b', 'link', '../c', ''],
      [long, 'file', '', 'due'],
    ]);
  });

  test('a zip is unpacked, and a name that leads out of the folder is refused', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'spesa-zip-'));
    const zip = zipSync({ 'd/': new Uint8Array(), 'd/a.txt': strToU8('ciao') });
    writeFileSync(path.join(folder, 'x.zip'), zip);
    unzip(path.join(folder, 'x.zip'), path.join(folder, 'out'));
    expect(readFileSync(path.join(folder, 'out/d/a.txt'), 'utf8')).toBe('ciao');
    expect(() => writeInside(path.join(folder, 'out'), '../fuori.txt', Buffer.from('x'))).toThrow('non ammesso');
    rmSync(folder, { recursive: true });
  });

  test('bytes that are not those published are refused', () => {
    const sha256 = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
    expect(() => verify('pacco', 'sha256', Buffer.from('hello'), sha256)).not.toThrow();
    expect(() => verify('pacco', 'sha256', Buffer.from('hellO'), sha256)).toThrow('non corrisponde');
    expect(() => verify('pacco', 'sha256', Buffer.from('hello'), undefined)).toThrow('non corrisponde');
  });
});
