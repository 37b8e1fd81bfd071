import { expect, test } from 'vitest';
import { proposed } from '../../wp-plugin/editor/proposed.ts';
import widgets from '../../wp-plugin/generated/widgets.json' with { type: 'json' };
import type { EditorWidget } from '../../wp-plugin/editor/toAttributes.ts';

const controlOf = (block: string, name: string) =>
  (widgets as EditorWidget[]).find((one) => one.name === block)!.controls.find((control) => control.name === name)!;
const category = controlOf('spesa/product-slider', 'categoryId');

test('a chosen category proposes its own name as the title of a block that has none', () => {
  const change = { before: '', now: 'Freschi › Latte e formaggi' };
  expect(proposed(category, { heading: '' }, change)).toEqual({ heading: 'Latte e formaggi' });
});

test('the proposal goes with its category, and what somebody wrote stays', () => {
  const change = { before: 'Freschi › Latte e formaggi', now: 'Frutta e verdura' };
  expect(proposed(category, { heading: 'Latte e formaggi' }, change)).toEqual({ heading: 'Frutta e verdura' });
  expect(proposed(category, { heading: 'Latte e formaggi' }, { ...change, now: '' })).toEqual({ heading: '' });
  expect(proposed(category, { heading: 'Dal banco' }, change)).toEqual({});
  expect(proposed(category, { heading: '' }, change)).toEqual({});
});

test('a block without a title gets none, and the category of banners says nothing of their title', () => {
  const change = { before: '', now: 'Frutta e verdura' };
  expect(proposed(category, {}, change)).toEqual({});
  expect(proposed(controlOf('spesa/banner-list', 'slug'), { heading: '' }, change)).toEqual({});
});
