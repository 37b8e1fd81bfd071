import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { photoVersion } from '../../shop/photos/version.ts';

const AT_ONCE = 2;

/** Lets at most `most` tasks run at a time; the others wait for their turn. */
function inTurns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < most) running++;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name !== photoVersion) await rm(path.join(folder, name), { recursive: true, force: true });
}

/** Paints a drawing once, two at a time, and keeps the picture in `folder` until the drawings' version changes; a folder that cannot be written keeps nothing. */
export function createKeptPhotos(folder: string, paint: (svg: string) => Promise<Buffer>) {
  const own = path.join(folder, photoVersion);
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = inTurns(AT_ONCE);
  let swept: Promise<void> | undefined;

  async function keep(file: string, picture: Buffer): Promise<void> {
    await mkdir(own, { recursive: true });
    await (swept ??= sweep(folder));
    const half = `${file}.${process.pid}`;
    await writeFile(half, picture);
    await rename(half, file);
  }

  async function bring(file: string, svg: string): Promise<Buffer> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const picture = await inTurn(() => paint(svg));
    await keep(file, picture).catch(() => undefined);
    return picture;
  }

  return (svg: string): Promise<Buffer> => {
    const file = path.join(own, `${createHash('sha256').update(svg).digest('hex')}.webp`);
    let picture = underWay.get(file);
    if (!picture) underWay.set(file, (picture = bring(file, svg).finally(() => underWay.delete(file))));
    return picture;
  };
}
