import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs';

interface Entry {
  name: string;
  /** Absent: a folder. */
  content?: Uint8Array;
}

const read = new Map<string, readonly Entry[]>();

function readFolder(folder: string): readonly Entry[] {
  const entries = globSync('**', { cwd: folder, withFileTypes: true }).map((entry): Entry => {
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(folder.length);
    return entry.isDirectory() ? { name } : { name, content: readFileSync(file) };
  });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A database's files in memory, at first a copy of those in a folder, which a process reads once. */
export class FolderInMemory extends EmscriptenBuiltinFilesystem {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override initialSyncFs(): Promise<void> {
    const entries = read.get(this.#folder) ?? readFolder(this.#folder);
    read.set(this.#folder, entries);
    const { FS } = this.pg!.Module;
    for (const { name, content } of entries)
      if (content) FS.writeFile(PGlite.paths.PGDATA + name, new Uint8Array(content), { mode: 0o600, canOwn: true });
      else FS.mkdirTree(PGlite.paths.PGDATA + name, 0o700);
    return Promise.resolve();
  }
}
