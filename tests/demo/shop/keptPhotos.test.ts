import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKeptPhotos } from '../../../demo/server/http/keptPhotos.ts';
import { photoVersion } from '../../../demo/shop/photos/version.ts';
import { pause } from '../../waits.ts';

let folder: string;
let running: number;
let most: number;
let painted: string[];

async function paint(svg: string): Promise<Buffer> {
  most = Math.max(most, ++running);
  await pause(5);
  running--;
  painted.push(svg);
  if (svg === 'broken') throw new Error('Non si dipinge.');
  return Buffer.from(`picture of ${svg}`);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
  running = most = 0;
  painted = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('kept pictures', () => {
  test('a picture is painted once, however many ask for it at once, and not again by the next process', async () => {
    const bring = createKeptPhotos(folder, paint);
    const pictures = await Promise.all([bring('a'), bring('a'), bring('a')]);
    expect(pictures.map(String)).toEqual(Array(3).fill('picture of a'));
    expect(String(await createKeptPhotos(folder, paint)('a'))).toBe('picture of a');
    expect(painted).toEqual(['a']);
  });

  test('at most two are painted at a time, and all are', async () => {
    const bring = createKeptPhotos(folder, paint);
    const names = Array.from({ length: 12 }, (_, at) => String(at));
    expect((await Promise.all(names.map(bring))).map(String)).toEqual(names.map((name) => `picture of ${name}`));
    expect(most).toBe(2);
  });

  test('one that failed neither holds the others up nor is remembered', async () => {
    const bring = createKeptPhotos(folder, paint);
    const answers = await Promise.allSettled(['broken', 'broken too', 'a', 'b'].map(bring));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    await expect(bring('broken')).rejects.toThrow('Non si dipinge.');
    expect(painted.filter((svg) => svg === 'broken')).toHaveLength(2);
  });

  test('pictures of other versions go with the first that is kept', async () => {
    mkdirSync(path.join(folder, 'older'));
    writeFileSync(path.join(folder, 'older/a.webp'), '');
    await createKeptPhotos(folder, paint)('a');
    expect(readdirSync(folder)).toEqual([photoVersion]);
  });

  test('where nothing can be written they are painted all the same', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(String(await createKeptPhotos(path.join(file, 'below'), paint)('a'))).toBe('picture of a');
  });
});
