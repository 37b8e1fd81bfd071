import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sheetsOf, sheetText } from '../../../widgets/bundle/sheets.ts';

const root = join(import.meta.dirname, '../../..');
const sheets = sheetsOf(root);
const sheet = (fileName: string) => sheets.find((one) => one.fileName === fileName)!;

test('a sheet of a folder without an element goes before each sheet that imports it, once', () => {
  const { sources } = sheet('css/spesa-cart-page.css');
  expect(sources.at(-1)).toBe('widgets/cart/cart-page/cart-page.css');
  expect(sources.filter((file) => file.endsWith('/cart-line.css'))).toEqual(['widgets/cart/contents/cart-line.css']);
  expect(new Set(sources).size).toBe(sources.length);
  expect(sheet('css/shell.css').sources.filter((file) => file.endsWith('contents.css'))).toHaveLength(1);
  expect(sheets.map(({ fileName }) => fileName)).not.toContain('css/spesa-contents.css');
});

test('what the sheet of every page holds is in no other, so a late sheet overrules nothing', () => {
  const [common, ...others] = sheets;
  expect(common?.fileName).toBe('css/ui.css');
  expect(others.flatMap(({ sources }) => sources).filter((file) => common?.sources.includes(file))).toEqual([]);
});

test('the finished sheet holds the imported rules and asks the browser for nothing', () => {
  const text = sheetText(root, sheet('css/spesa-cart-page.css'));
  expect(text).toContain('.spesa .cart-line');
  expect(text).not.toContain('@import');
});
