import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A place for one node's data. */
export interface Disk {
  folder: string;
  /** Why it cannot be filled; undefined where it is a disk of its own. */
  unlimited: string | undefined;
  fill(): void;
  empty(): void;
  remove(): void;
}

const size = '700m';
const piece = Buffer.alloc(1024 * 1024);

/** A small disk in memory, or, where none may be mounted, a plain folder. */
export function createDisk(folder: string): Disk {
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { encoding: 'utf8' });
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    unlimited: mounted.status === 0 ? undefined : (mounted.error?.message ?? mounted.stderr.trim()),
    fill() {
      const file = openSync(ballast, 'a');
      for (let length = piece.length; length >= 1;) {
        try {
          writeSync(file, piece, 0, length);
        } catch {
          length = Math.floor(length / 16);
        }
      }
      closeSync(file);
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      if (mounted.status === 0) spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
