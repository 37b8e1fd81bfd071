import { accessSync, constants, statfsSync } from 'node:fs';

/** In bytes: a write-ahead log that cannot grow by its 16 MB stops the embedded database for good, so writes end before. */
const LEAST = 64 * 1024 * 1024;
const everySecond = 1_000;

function canGrow(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= LEAST;
  } catch {
    return false;
  }
}

/** Watches whether a folder may be written to and its disk has room, a second late at most (SRV-04). */
export function watchRoom(folder: string): { hasRoom(): boolean; end(): void } {
  let room = canGrow(folder);
  const timer = setInterval(() => (room = canGrow(folder)), everySecond).unref();
  return { hasRoom: () => room, end: () => clearInterval(timer) };
}
