import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { sitePassword } from '../../demo/wordpress/site.ts';

/** The global of WordPress' admin page, as far as the tests ask it. */
interface AdminPage {
  wp: {
    data: {
      select(store: string): Record<string, () => unknown>;
      dispatch(store: string): Record<string, (...given: unknown[]) => unknown>;
    };
    blocks: {
      createBlock(name: string, attributes: object): { clientId: string };
      getBlockTypes(): { name: string; example?: { attributes?: object } }[];
    };
  };
}

/** The block editor with a new post, as the shop's editor sees it. */
export interface EditorPage {
  canvas: FrameLocator;
  blockNames(): Promise<string[]>;
  /** Puts a block with the attributes of its example at the end of the page and selects it. */
  insert(name: string): Promise<Locator>;
  /** Publishes the page and gives its address. */
  publish(): Promise<string>;
}

export async function openEditor(page: Page): Promise<EditorPage> {
  await page.goto('/wp-login.php');
  await page.fill('#user_login', 'editor');
  await page.fill('#user_pass', sitePassword);
  await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
  await page.goto('/wp-admin/post-new.php');
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  const title = canvas.locator('.editor-post-title__input');
  await title.fill('Pagina di prova');

  return {
    canvas,
    blockNames: () =>
      page.evaluate(() =>
        (window as unknown as AdminPage).wp.blocks
          .getBlockTypes()
          .map(({ name }) => name)
          .filter((name) => name.startsWith('spesa/')),
      ),
    async insert(name) {
      const id = await page.evaluate((wanted) => {
        const { wp } = window as unknown as AdminPage;
        const example = wp.blocks.getBlockTypes().find((type) => type.name === wanted)?.example?.attributes ?? {};
        const block = wp.blocks.createBlock(wanted, example);
        wp.data.dispatch('core/block-editor').insertBlock!(block);
        wp.data.dispatch('core/block-editor').selectBlock!(block.clientId);
        return block.clientId;
      }, name);
      return canvas.locator(`[data-block="${id}"]`);
    },
    async publish() {
      await page.locator('.editor-post-publish-panel__toggle, .editor-post-publish-button__button').first().click();
      await page.locator('.editor-post-publish-panel .editor-post-publish-button').first().click();
      await page.waitForFunction(
        () => (window as unknown as AdminPage).wp.data.select('core/editor').isCurrentPostPublished!() === true,
      );
      const address = await page.evaluate(
        () => (window as unknown as AdminPage).wp.data.select('core/editor').getPermalink!() as string,
      );
      expect(address).toMatch(/^http/);
      return address;
    },
  };
}
