import type { EditorPage } from './editorPage.ts';

const kinds = [
  'product-slider',
  'banner-slider',
  'banner-list',
  'leaflet-slider',
  'service-discovery',
  'category-menu',
];

/** Thirty blocks of the shop under a paragraph, each with what it shows. */
export async function thirtyBlocks(editor: EditorPage): Promise<void> {
  const paragraph = { name: 'core/paragraph', attributes: { content: 'Ciao' } };
  const shop = Array.from({ length: 30 }, (_, at) => ({
    name: `spesa/${kinds[at % kinds.length]!}`,
    attributes: at % kinds.length === 0 ? { heading: 'Prima', categoryId: 2 + (at % 5) } : {},
  }));
  await editor.fill([paragraph, ...shop]);
}
