import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sheetsOf, sheetText } from '../../../widgets/bundle/sheets.ts';

const root = join(import.meta.dirname, '../../..');
const sheets = sheetsOf(root);
const sheet = (fileName: string) => sheets.find((one) => one.fileName === fileName)!;

test('a sheet of a folder without an element goes before each sheet that imports it, once', () => {
  expect(sheet('css/spesa-cart-page.css').sources).toEqual(['widgets/cart/contents/contents.css', 'widgets/cart/cart-page/cart-page.css']);
  expect(sheet('css/shell.css').sources.filter((file) => file.endsWith('contents.css'))).toHaveLength(1);
  expect(sheets.map(({ fileName }) => fileName)).not.toContain('css/spesa-contents.css');
});

test('the finished sheet holds the imported rules and asks the browser for nothing', () => {
  const text = sheetText(root, sheet('css/spesa-cart-page.css'));
  expect(text).toContain('.spesa .cart-line');
  expect(text).not.toContain('@import');
});
