import type { Locator } from '@playwright/test';
import type { SeenAs } from '../../../wp-plugin/editor/seenAs.ts';
import { expect, test } from '../../fixtures.ts';
import { openEditor } from '../../wordpress/editorPage.ts';

/** A block that each state concerns, the state's name in the toolbar, and by what one knows it. */
const samples: Readonly<Record<Exclude<SeenAs, 'phone'>, readonly [name: string, block: string, there: RegExp]>> = {
  visitor: ['Chi non ha fatto l’accesso', 'user-menu', /Accedi/],
  customer: ['Cliente', 'user-menu', /Ciao, /],
  member: ['Cliente con carta e punti', 'loyalty-card', /Numero della carta/],
  noStore: ['Senza negozio né indirizzo', 'timeslot-picker', /Dove ti portiamo la spesa/],
  otherStore: ['Un altro negozio', 'product-slider', /€/],
  empty: ['Carrello vuoto', 'cart-page', /Il carrello è vuoto/],
  full: ['Carrello pieno', 'cart-button', /\d prodotti.*€/],
  slotExpired: ['Fascia scaduta', 'cart-page', /non è più disponibile/],
  soldOut: ['Prodotti esauriti', 'product-slider', /non disponibile/i],
  slow: ['Linea lenta', 'leaflets', /Caricamento in corso/],
  offline: ['Senza rete', 'product-slider', /Non riusciamo a collegarci al negozio/],
};

test('a block is seen in each state by its own sign, from a recording alone; nothing of it stays', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const editor = await openEditor(page);
  await page.route('**/ebsn/api/**', (route) => route.abort());
  const blocks = new Map<string, Locator>();
  const see = async (name: string, block: string) => {
    const known = blocks.get(block);
    if (known) await editor.select(`spesa/${block}`);
    else blocks.set(block, await editor.insert(`spesa/${block}`));
    await page.getByRole('button', { name: 'Vedi come…' }).click();
    await page
      .getByRole('menuitem', { name, exact: true })
      .or(page.getByRole('menuitemradio', { name, exact: true }))
      .click();
    await blocks.get(block)!.scrollIntoViewIfNeeded();
    return blocks.get(block)!;
  };
  const shown = (block: Locator, name: string) => block.frameLocator('iframe').locator(`spesa-${name}`);

  const visited = await see(samples.visitor[0], 'product-slider');
  const prices = shown(visited, 'product-slider').locator('.product-card .price');
  await expect(prices.first()).toContainText('€');
  const here = await prices.allInnerTexts();
  for (const [name, block, there] of Object.values(samples)) {
    const seen = await see(name, block);
    await expect(seen.locator('figcaption')).toHaveText(`Visto come: ${name} (dati di esempio)`);
    await expect(shown(seen, block), name).toContainText(there);
    if (name === samples.otherStore[0]) expect(await prices.allInnerTexts()).not.toEqual(here);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('seen-as')))).toEqual([]);

  const slider = await see('Sul telefono', 'product-slider');
  await expect(slider.frameLocator('iframe').locator('.product-card__name').first()).toBeVisible();
  expect((await slider.locator('iframe').boundingBox())!.width).toBeLessThanOrEqual(392);
  for (const block of ['product-slider', 'cart-button']) await see('Com’è adesso', block);
  await expect(slider.locator('iframe')).toHaveCount(0);

  await page.locator('.editor-preview-dropdown__toggle').click();
  await page.getByRole('menuitem', { name: 'Vedi come…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vedi come…' });
  await dialog.getByRole('radio', { name: 'Carrello pieno' }).check();
  await page.keyboard.press('Escape');
  for (const block of ['product-slider', 'cart-button'])
    await expect(blocks.get(block)!.locator('figcaption')).toHaveText('Visto come: Carrello pieno (dati di esempio)');
  await expect(blocks.get('product-slider')!.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'it');
});
