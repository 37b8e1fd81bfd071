import type { Locator } from '@playwright/test';
import { hasSamples, type SeenAs } from '../../../wp-plugin/editor/seenAs.ts';
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

const captionOf = (name: string, state: SeenAs): string =>
  `Visto come: ${name}${hasSamples(state) ? ' Dati di esempio: qui conta l’aspetto dello stato, non la scelta del blocco.' : ''}`;

test('a block is seen in each state by its own sign, without the shop, and on a phone with its own goods; nothing of it stays', async ({
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
  for (const [state, [name, block, there]] of Object.entries(samples)) {
    const seen = await see(name, block);
    await expect(seen.locator('figcaption')).toHaveText(captionOf(name, state as SeenAs));
    await expect(shown(seen, block), name).toContainText(there);
    if (name === samples.otherStore[0]) expect(await prices.allInnerTexts()).not.toEqual(here);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('seen-as')))).toEqual([]);

  await page.unroute('**/ebsn/api/**');
  const slider = await see('Com’è adesso', 'product-slider');
  await editor.change({ categoryId: undefined, promo: true });
  const names = slider.locator('.product-card__name');
  await expect(names.first()).toBeVisible();
  await expect(slider.locator('[aria-busy=true]')).toHaveCount(0);
  const own = await names.allTextContents();
  await see('Sul telefono', 'product-slider');
  const phone = shown(slider, 'product-slider');
  await expect(phone.locator('.product-card__name').first()).toBeVisible();
  expect(await phone.locator('.product-card__name').allTextContents()).toEqual(own);
  expect(await phone.evaluate(() => innerWidth)).toBe(390);
  await expect(slider.locator('figcaption')).toHaveText('Visto come: Sul telefono');
  await see('Linea lenta', 'product-slider');
  await expect(phone.locator('[aria-busy="true"], .skeleton').first()).toBeAttached();
  await expect(phone.locator('.product-card__name')).toHaveText(own);
  for (const block of ['product-slider', 'cart-button']) await see('Com’è adesso', block);
  await expect(slider.locator('iframe')).toHaveCount(0);

  await page.locator('.editor-preview-dropdown__toggle').click();
  await page.getByRole('menuitem', { name: 'Vedi come…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vedi come…' });
  await dialog.getByRole('radio', { name: 'Carrello pieno' }).check();
  await page.keyboard.press('Escape');
  for (const block of ['product-slider', 'cart-button'])
    await expect(blocks.get(block)!.locator('figcaption')).toHaveText(captionOf('Carrello pieno', 'full'));
  await expect(blocks.get('product-slider')!.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'it');
});
