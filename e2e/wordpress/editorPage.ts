import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { sitePassword } from '../../demo/wordpress/site.ts';

interface ParsedBlock {
  name: string;
  isValid: boolean;
  innerBlocks: ParsedBlock[];
}

/** The global of WordPress' admin page, as far as the tests ask it. */
interface AdminPage {
  React: { createElement(type: unknown, ...rest: unknown[]): unknown };
  spesaEditor: { choices: { form: { value: string }[] } };
  wp: {
    data: {
      select(store: string): Record<string, () => unknown>;
      dispatch(store: string): Record<string, (...given: unknown[]) => unknown>;
    };
    apiFetch(request: { path: string }): Promise<{ name: string; content: string }[]>;
    blocks: {
      createBlock(name: string, attributes: object): { clientId: string };
      parse(content: string): ParsedBlock[];
      getBlockTypes(): { name: string; example?: { attributes?: object } }[];
    };
  };
}

/** The block editor with a new post, as the shop's editor sees it. */
export interface EditorPage {
  canvas: FrameLocator;
  blockNames(): Promise<string[]>;
  /** Puts a block with the attributes of its example, and these, at the end of the page and selects it. */
  insert(name: string, attributes?: object): Promise<Locator>;
  /** Makes the page of these blocks. */
  fill(blocks: readonly { name: string; attributes: object }[]): Promise<void>;
  /** Selects the first block of that name. */
  select(name: string): Promise<void>;
  /** From now on counts how often a block of the shop is rendered; the answer tells how often since it was asked last. */
  countRenders(): Promise<() => Promise<number>>;
  /** The numbers of so many products that the shop sells. */
  productIds(count: number): Promise<string[]>;
  /** The number of one of the site's forms. */
  firstForm(): Promise<number>;
  /** Changes the selected block, as another script of the page could. */
  change(attributes: object): Promise<void>;
  /** The attributes of the selected block. */
  attributes(): Promise<Record<string, unknown>>;
  /** Our patterns with the blocks that WordPress would not take as they are written. */
  invalidPatterns(): Promise<string[]>;
  /** Publishes the page and gives its address. */
  publish(): Promise<string>;
}

/** The same of the shop's site, for its editor; a new page first shows the patterns to start from. */
export async function openEditor(page: Page, type: 'post' | 'page' = 'post'): Promise<EditorPage> {
  await page.goto('/wp-login.php');
  // WordPress' own script takes the focus to the name a moment after the page has come.
  await expect(async () => {
    await page.fill('#user_login', 'editor');
    await page.fill('#user_pass', sitePassword);
    expect(await page.inputValue('#user_login')).toBe('editor');
  }).toPass();
  await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
  await page.goto(`/wp-admin/post-new.php?post_type=${type}`);
  return openOn(page);
}

/** The editor that this page of the dashboard shows, the guides of its first visit closed. */
export async function openOn(page: Page): Promise<EditorPage> {
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  const title = canvas.locator('.editor-post-title__input');
  // Before the editor stands it reads what the user preferred, over what is set here.
  await title.waitFor();
  await page.evaluate(() => {
    const { data } = (window as unknown as AdminPage).wp;
    for (const scope of ['core/edit-post', 'core'])
      data.dispatch('core/preferences').set!(scope, 'welcomeGuide', false);
  });
  await expect(page.locator('.components-guide')).toHaveCount(0);
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
    async insert(name, attributes = {}) {
      const id = await page.evaluate(
        ([wanted, given]) => {
          const { wp } = window as unknown as AdminPage;
          const example = wp.blocks.getBlockTypes().find((type) => type.name === wanted)?.example?.attributes ?? {};
          const block = wp.blocks.createBlock(wanted, { ...example, ...given });
          wp.data.dispatch('core/block-editor').insertBlock!(block);
          wp.data.dispatch('core/block-editor').selectBlock!(block.clientId);
          return block.clientId;
        },
        [name, attributes] as const,
      );
      return canvas.locator(`[data-block="${id}"]`);
    },
    fill: (blocks) =>
      page.evaluate((wanted) => {
        const { blocks: types, data } = (window as unknown as AdminPage).wp;
        const made = wanted.map(({ name, attributes }) => types.createBlock(name, attributes));
        data.dispatch('core/block-editor').resetBlocks!(made);
      }, blocks),
    select: (name) =>
      page.evaluate((wanted) => {
        const { data } = (window as unknown as AdminPage).wp;
        const blocks = data.select('core/block-editor').getBlocks!() as { name: string; clientId: string }[];
        data.dispatch('core/block-editor').selectBlock!(blocks.find((block) => block.name === wanted)!.clientId);
      }, name),
    async countRenders() {
      // The editor's script makes the element of a block by WordPress' React, once for each render of the block.
      await page.evaluate(() => {
        const admin = window as unknown as AdminPage & { rendered: number };
        const make = admin.React.createElement;
        admin.rendered = 0;
        admin.React.createElement = (type, ...rest) => {
          if (typeof type === 'string' && type.startsWith('spesa-')) admin.rendered += 1;
          return make(type, ...rest);
        };
      });
      return () =>
        page.evaluate(() => {
          const admin = window as unknown as { rendered: number };
          const { rendered } = admin;
          admin.rendered = 0;
          return rendered;
        });
    },
    productIds: (count) =>
      page.evaluate(async (wanted) => {
        const all: string[] = [];
        for (let at = 1; all.length < wanted; at += 1) {
          const answer = await fetch(`/ebsn/api/products?page_size=50&page=${at}`);
          const { data } = (await answer.json()) as { data: { products: { productId: number }[] } };
          if (data.products.length === 0) break;
          all.push(...data.products.map(({ productId }) => String(productId)));
        }
        return all.slice(0, wanted);
      }, count),
    firstForm: () => page.evaluate(() => Number((window as unknown as AdminPage).spesaEditor.choices.form[0]!.value)),
    change: (attributes) =>
      page.evaluate((given) => {
        const { data } = (window as unknown as AdminPage).wp;
        const id = data.select('core/block-editor').getSelectedBlockClientId!();
        data.dispatch('core/block-editor').updateBlockAttributes!(id, given);
      }, attributes),
    attributes: () =>
      page.evaluate(() => {
        const block = (window as unknown as AdminPage).wp.data.select('core/block-editor').getSelectedBlock!();
        return (block as { attributes: Record<string, unknown> }).attributes;
      }),
    invalidPatterns: () =>
      page.evaluate(async () => {
        const { apiFetch, blocks } = (window as unknown as AdminPage).wp;
        const patterns = await apiFetch({ path: '/wp/v2/block-patterns/patterns' });
        const wrong = (list: readonly ParsedBlock[]): string[] =>
          list.flatMap(({ name, isValid, innerBlocks }) => [...(isValid ? [] : [name]), ...wrong(innerBlocks)]);
        const ours = patterns.filter(({ name }) => name.startsWith('spesa/'));
        if (ours.length < 10) return ['fewer than ten'];
        return ours.flatMap(({ name, content }) => wrong(blocks.parse(content)).map((block) => `${name}: ${block}`));
      }),
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
