import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Writes beside each script and sheet of a folder the same packed with brotli at its best, which a web server may give as it lies there. */
export function packFolder(folder: string): void {
  for (const name of globSync('**/*.{js,css}', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
