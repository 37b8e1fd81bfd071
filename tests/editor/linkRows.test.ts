import { describe, expect, test } from 'vitest';
import { linkLines } from '../../core/rules/loyalty.ts';
import { links } from '../../wp-plugin/editor/linkRows.ts';

describe('the links of a block as fields', () => {
  test.each(['Catalogo premi | /premi\nVolantini | /leaflets', 'Il blog | https://example.it/?a=1&b=2#c'])(
    'stay what they are, and what the elements read: %s',
    (text) => {
      expect(links.textOf(links.rowsOf(text))).toBe(text);
      expect(linkLines(text)).toEqual(links.rowsOf(text));
    },
  );

  test('are written so that the elements read them', () => {
    const text = links.textOf([
      { text: 'Premi | e\nregali', address: '/premi?tipo=a|b' },
      { text: '', address: '' },
      { text: 'Volantini', address: ' /leaflets ' },
    ]);
    expect(linkLines(text)).toEqual([
      { text: 'Premi e regali', address: '/premi?tipo=a%7Cb' },
      { text: 'Volantini', address: '/leaflets' },
    ]);
  });

  test('wait for what is missing: a text for its address, an address for its text', () => {
    for (const row of [
      { text: 'Premi', address: '' },
      { text: '', address: '/premi' },
    ]) {
      expect(links.rowsOf(links.textOf([row]))).toEqual([row]);
      expect(linkLines(links.textOf([row]))).toEqual([]);
    }
  });
});
