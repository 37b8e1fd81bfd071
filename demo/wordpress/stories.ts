import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { raster } from '../shop/photos/raster.ts';
import { stories, storyPhoto } from '../shop/photos/stories.ts';
import { photoVersion } from '../shop/photos/version.ts';

/** Pixels of a picture: an article's or a recipe's, and a slide's. */
const WIDTH = 1_200;
const heightOf = (slug: string): number => (slug.startsWith('slide-') ? WIDTH / 3 : (WIDTH * 2) / 3);

/** Paints what the demo's stories show into `folder` as `{slug}.jpg`, unless the pictures of this version are there. */
export async function paintStories(folder: string): Promise<void> {
  const mark = path.join(folder, 'version');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === photoVersion) return;
  mkdirSync(folder, { recursive: true });
  for (const slug of Object.keys(stories)) {
    const picture = await sharp(await raster(storyPhoto(slug, WIDTH, heightOf(slug))!))
      .jpeg({ quality: 84 })
      .toBuffer();
    const half = path.join(folder, `${slug}.${process.pid}`);
    writeFileSync(half, picture);
    renameSync(half, path.join(folder, `${slug}.jpg`));
  }
  writeFileSync(mark, photoVersion);
}
