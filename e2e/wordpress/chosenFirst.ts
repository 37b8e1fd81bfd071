import type { EditorPage } from './editorPage.ts';

/** What an editor chooses first, where a block is nothing without it. */
const choices: Readonly<Record<string, object>> = {
  'spesa/product': { productId: 20001 },
  'spesa/product-tabs': { categories: '2,3', slug: 'home' },
  'spesa/slides': { slider: 'home' },
  'spesa/page': { slug: 'chi-siamo' },
};

export const chosenFirst = async (editor: EditorPage, name: string): Promise<object | undefined> =>
  name === 'spesa/form' ? { formId: await editor.firstForm() } : choices[name];
