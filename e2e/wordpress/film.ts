import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { format } from 'prettier';
import sharp from 'sharp';
import { repository } from '../../demo/wordpress/site.ts';
import { expect } from '../fixtures.ts';
import { watchQuiet } from '../quiet.ts';

/** What a person does until the next picture: so many presses, fields written into, and seconds until the page has come. */
export interface Step {
  name: string;
  words: string;
  presses: number;
  fields: number;
  seconds: number;
}

/** `npm run film` keeps the pictures and writes the page about them. */
export const isFilmed = process.env['SPESA_FILM'] === '1';

const folder = path.join(repository, 'docs/film');
const filmPage = `${folder}.md`;
const small = { width: 960, quality: 62 };

/** Counts what a person does, and takes a picture of each page that comes. */
export async function film(page: Page) {
  const steps: Step[] = [];
  const quiet = await watchQuiet(page);
  let presses = 0;
  let fields = 0;
  let began = performance.now();
  if (isFilmed) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  return {
    steps,
    press: async (what: Locator) => {
      await expect(what).toBeEnabled();
      presses += 1;
      await what.click();
    },
    write: async (what: Locator, text: string) => {
      fields += 1;
      await what.fill(text);
    },
    /** Opens a list, or the computer's own window of files, and takes one. */
    take: async (choose: () => Promise<unknown>) => {
      presses += 2;
      await choose();
    },
    /** The page after what was done; `words` say what that was. */
    picture: async (name: string, words: string) => {
      await quiet();
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      steps.push({ name, words, presses, fields, seconds });
      const file = `${String(steps.length).padStart(2, '0')}-${name}`;
      if (isFilmed)
        await sharp(await page.screenshot({ animations: 'disabled' }))
          .resize({ width: small.width, withoutEnlargement: true })
          .webp({ quality: small.quality })
          .toFile(path.join(folder, `${file}.webp`));
      presses = fields = 0;
      began = performance.now();
    },
  };
}

/** Writes the page that shows the pictures with their presses and seconds. */
export async function writeFilm(steps: readonly Step[], circumstances: string): Promise<void> {
  const files = readdirSync(folder).sort();
  const sum = (of: 'presses' | 'fields' | 'seconds') => steps.reduce((all, step) => all + step[of], 0);
  const rows = steps.map(
    ({ name, words, presses, fields, seconds }, at) =>
      `| [${name}](film/${files[at]}) | ${words} | ${presses} | ${fields} | ${seconds.toFixed(1)} |`,
  );
  const pictures = steps.map(({ words }, at) => `![${words.replaceAll(/[*`]/g, '')}](film/${files[at]})`);
  const text = `# From the zip to a shop

An empty WordPress, as its own installation leaves it, becomes a shop with real data: **${sum('presses')} presses, ${sum('fields')} field written, ${Math.round(sum('seconds'))} seconds** of waiting for pages. ${circumstances}

| Picture | What is done | Presses | Fields written | Seconds until the page is there and still |
|---|---|---:|---:|---:|
${rows.join('\n')}

A choice from a list and a file from the computer count as two presses. \`npm run film\` does it again and writes this page.

${pictures.join('\n\n')}
`;
  writeFileSync(filmPage, await format(text, { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' }));
}
