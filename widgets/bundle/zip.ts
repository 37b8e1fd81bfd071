import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { headed, signed, type Origin } from './origin.ts';
import { billOfMaterials, licenceNotice, packageAt } from './packages.ts';

/** The day that every file of the archive bears, by this machine's clock: the first that an archive can name. */
const someDay = (): Date => new Date(1980, 0, 1);
const ENGINES = ['preact', 'react'];

/** Belongs to a site: no source of what is built, nothing hidden. */
const isShipped = (file: string): boolean =>
  !file.startsWith('editor/') && !file.split('/').some((part) => part.startsWith('.'));

/** The plugin's version, as its header says. */
function versionOf(folder: string): string {
  const version = /^ \* Version: +(\S+)$/m.exec(readFileSync(join(folder, 'spesa.php'), 'utf8'))?.[1];
  if (!version) throw new Error('spesa.php names no version.');
  return version;
}

/** Everything that the archive holds, by its path there: the built plugin, the licences of what it contains, and its bill of materials. */
function pluginFiles(root: string): Record<string, Uint8Array> {
  const folder = join(root, 'wp-plugin');
  const names = ENGINES.flatMap(
    (engine) => JSON.parse(readFileSync(join(folder, 'dist', engine, 'packages.json'), 'utf8')) as string[],
  );
  const packages = [...new Set(names)].sort().map((name) => packageAt(root, name));
  const files = globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter(isShipped);
  const origin = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Origin;
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const made = {
    'spesa.php': strToU8(headed(text('spesa.php'), origin)),
    'readme.txt': strToU8(signed(text('readme.txt'), origin)),
    'licences.txt': strToU8(licenceNotice(packages)),
    'sbom.cdx.json': strToU8(billOfMaterials(versionOf(folder), packages)),
  };
  const all = { ...Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file))])), ...made };
  return Object.fromEntries(
    Object.entries(all)
      .map(([file, bytes]): [string, Uint8Array] => [`spesa/${file}`, bytes])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The built plugin as WordPress takes it: byte for byte the same for the same files, on every machine and day. */
export const zipPlugin = (root: string): Uint8Array =>
  zipSync(pluginFiles(root), { level: 9, mtime: someDay(), os: 3 });
