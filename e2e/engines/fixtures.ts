import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findFirefox, findWebKit } from '../../tests/run/system.ts';
import { placeTest } from '../fixtures.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { visitor, type Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

async function open(project: string): Promise<Engine> {
  const firefox = findFirefox();
  const webkit = findWebKit();
  if (project === 'firefox' && firefox) return openFirefox(firefox);
  if (project === 'webkit' && webkit) return openWebKit(webkit);
  throw new Error(`${project} non c’è. Su Debian: sudo apt-get install firefox-esr webkit2gtk-driver xvfb`);
}

/** Inside the page: where a journey ended, for a log without pictures. */
const whatStands = (): string =>
  [
    location.href,
    document.activeElement?.outerHTML.slice(0, 400),
    [...document.querySelectorAll('dialog[open]')].map(({ textContent }) => textContent).join(' | '),
    document.body.innerText.slice(0, 2_000),
  ].join('\n');

/** A test with a fresh browser of its project's engine; it fails on whatever the pages have complained of. */
export const test = placeTest.extend<{ engine: Engine; visitor: Visitor }>({
  engine: async ({}, use, info) => {
    const engine = await open(info.project.name);
    await use(engine);
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('failed.png'), await engine.picture());
      console.log(await engine.inPage(whatStands).catch((error: Error) => error.message));
    }
    const complaints = await engine.complaints().catch((error: Error) => [error.message]);
    await engine.close();
    expect(complaints).toEqual([]);
  },
  visitor: ({ engine, shop }, use) => use(visitor(engine, shop)),
});
