import { writeFileSync } from 'node:fs';
import { seenAs } from '../../wp-plugin/editor/seenAs.ts';
import list from '../../wp-plugin/generated/widgets.json' with { type: 'json' };
import { desktop, expect, test } from '../fixtures.ts';
import { isLong } from '../looks.ts';
import { chosenFirst } from './chosenFirst.ts';
import { contactSheet } from './contactSheet.ts';
import { openEditor } from './editorPage.ts';

test.use({ viewport: desktop });
test.setTimeout(60 * 60_000);
test.skip(!isLong, 'each block in each state is looked at in the long run');

test('“Vedi come…” shows something of each block in each state, without the shop’s server', async ({
  page,
  problems,
}, testInfo) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  const editor = await openEditor(page);
  const blank: string[] = [];
  const broken: string[] = [];
  const frames: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  for (const { name, tag } of list) {
    await editor.fill([]);
    const block = await editor.insert(name, await chosenFirst(editor, name));
    const pictures: Buffer[] = [];
    for (const [at] of seenAs.entries()) {
      await page.getByRole('button', { name: 'Vedi come…' }).click();
      await page
        .locator('.components-dropdown-menu__menu [role^="menuitem"]')
        .nth(at + 1)
        .click();
      const element = block.frameLocator('iframe').locator(tag);
      const isLive = await element
        .and(block.frameLocator('iframe').locator('[data-mounted]'))
        .waitFor({ state: 'attached', timeout: 15_000 })
        .then(
          () => true,
          () => false,
        );
      if (!isLive) broken.push(`${name} ${seenAs[at]} is not live`);
      const shown = () =>
        block.locator('.spesa-scene').evaluate((scene) => {
          const page = scene.querySelector('iframe')!.contentDocument!;
          const said = scene.querySelector('.spesa-scene__empty')?.textContent ?? '';
          return (page.body.innerText + said).trim() || (page.images.length ? `${page.images.length} pictures` : '');
        });
      await expect
        .poll(shown, { timeout: 10_000 })
        .not.toBe('')
        .catch(() => {});
      const text = await shown();
      if (!text) blank.push(`${name} ${seenAs[at]}`);
      frames.push(`${name} ${seenAs[at]}: ${text.slice(0, 160).replaceAll(/\s+/g, ' ')}`);
      pictures.push(await block.locator('.spesa-scene').screenshot());
    }
    await contactSheet(pictures, testInfo.outputPath(`${name.replace('spesa/', '')}.png`));
  }
  writeFileSync(testInfo.outputPath('said.txt'), frames.join('\n'));
  expect({ blank, broken }).toEqual({ blank: [], broken: [] });
});
