import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The pictures of readme.txt, in the order of its captions. */
export const screenshots = ['docs/home.png', 'docs/film/03-connected.webp', 'docs/film/05-pages.webp'] as const;

/** Writes them as the plugin directory wants them in its assets folder: beside the plugin and not in it, or each site would carry them. */
export async function writeScreenshots(root: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [at, file] of screenshots.entries())
    await sharp(join(root, file))
      .png({ palette: true })
      .toFile(join(folder, `screenshot-${at + 1}.png`));
}
