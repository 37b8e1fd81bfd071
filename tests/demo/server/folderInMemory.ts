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
  readonly #entries: readonly Entry[];

  constructor(folder: string) {
    super();
    this.#entries = read.get(folder) ?? readFolder(folder);
    read.set(folder, this.#entries);
  }

  override initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module;
    for (const { name, content } of this.#entries)
      if (content) FS.writeFile(PGlite.paths.PGDATA + name, new Uint8Array(content), { mode: 0o600, canOwn: true });
      else FS.mkdirTree(PGlite.paths.PGDATA + name, 0o700);
    return Promise.resolve();
  }
}
