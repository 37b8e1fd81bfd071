import { desktop, expect, test } from '../../fixtures.ts';
import { openEditor } from '../../wordpress/editorPage.ts';

test.use({ viewport: desktop, actionTimeout: 20_000 });

interface Block {
  clientId: string;
  name: string;
  isValid: boolean;
}

/** The global of the editor's page, as far as this spec asks it. */
interface Admin {
  wp: {
    blocks: { switchToBlockType(block: Block, name: string): Block[] | null };
    data: {
      select(store: string): { getBlocks(): Block[] };
      dispatch(store: string): { replaceBlock(id: string, blocks: Block[]): unknown };
    };
  };
}

test('blocks of WordPress and of the shop become others in the editor, by its own switcher too, and each is taken as it is written', async ({
  page,
}) => {
  const editor = await openEditor(page);
  await editor.fill([
    { name: 'core/latest-posts', attributes: { postsToShow: 4 } },
    { name: 'core/image', attributes: { url: '/wp-includes/images/media/default.png', alt: 'Pane' } },
    { name: 'core/search', attributes: { placeholder: 'Che cosa?' } },
    { name: 'spesa/product-slider', attributes: { heading: 'Frutta', promo: true } },
    { name: 'core/shortcode', attributes: { text: '[spesa-product-slider heading="Olio" promo]' } },
  ]);
  const become = ['article-slider', 'static-image', 'search-box', 'product-tabs'].map((name) => `spesa/${name}`);
  await page.evaluate((names) => {
    const { blocks, data } = (window as unknown as Admin).wp;
    const there = data.select('core/block-editor').getBlocks();
    names.forEach((name, at) => {
      const made = blocks.switchToBlockType(there[at]!, name);
      if (!made) throw new Error(`${there[at]!.name} does not become ${name}`);
      data.dispatch('core/block-editor').replaceBlock(there[at]!.clientId, made);
    });
  }, become);
  await editor.select('core/shortcode');
  await page.locator('.block-editor-block-toolbar .block-editor-block-switcher button').click();
  await page.getByRole('menuitem', { name: 'Slider prodotti' }).click();
  const there = () =>
    page.evaluate(() =>
      (window as unknown as Admin).wp.data
        .select('core/block-editor')
        .getBlocks()
        .map(({ name, isValid }) => [name, isValid]),
    );
  await expect.poll(there).toEqual([...become, 'spesa/product-slider'].map((name) => [name, true]));
  expect(await editor.attributes()).toMatchObject({ heading: 'Olio', promo: true });
});
