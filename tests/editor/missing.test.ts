import { expect, test, vi } from 'vitest';
import widgets from '../../wp-plugin/generated/widgets.json' with { type: 'json' };
import type { EditorWidget, Values } from '../../wp-plugin/editor/toAttributes.ts';

for (const name of ['components', 'block-editor', 'data', 'element']) vi.doMock(`@wordpress/${name}`, () => ({}));
vi.doMock('@wordpress/i18n', () => ({ __: (text: string) => text, sprintf: (text: string) => text }));
const { missing } = await import('../../wp-plugin/editor/States.tsx');

const slider = (widgets as EditorWidget[]).find(({ name }) => name === 'spesa/product-slider')!;
const asking = { metadata: { spesaAsks: 'categoryId' } } as unknown as Values;

test('what a pattern asks for is missing until it is chosen, and its field does not say what it would show empty', () => {
  expect(slider.controls.find(({ name }) => name === 'categoryId')!.help).toContain('tutto il negozio');
  expect(missing(slider, asking).map(({ name, help }) => [name, help])).toEqual([['categoryId', undefined]]);
  expect(missing(slider, { ...asking, categoryId: 2 })).toEqual([]);
  expect(missing(slider, {})).toEqual([]);
});
