import { describe, expect, it } from 'vitest';
import { definitions, generated, stale } from '../widgets/manifest/generate.ts';

describe('the generated files', async () => {
  const widgets = await definitions();

  it('are what the definitions say; npm run generate writes them', async () => {
    expect(await stale(await generated(widgets))).toEqual([]);
  });

  it('name every page that a page widget fills', () => {
    const pages = widgets.filter(({ kind }) => kind === 'page');
    expect(pages.filter(({ page }) => !page).map(({ tag }) => tag)).toEqual([]);
    expect(new Set(pages.map(({ page }) => page)).size).toBe(pages.length);
  });
});
