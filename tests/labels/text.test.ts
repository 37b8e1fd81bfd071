import { execFileSync } from 'node:child_process';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';

const bare = async () => {
  vi.resetModules();
  return { ...(await import('../../core/labels/text.ts')), ...(await import('../../core/labels/textOfCode.ts')) };
};
afterEach(() => vi.resetModules());

test('a text gives its words with the slots filled, and is known by its key', async () => {
  const { text } = await bare();
  const limit = text('cart.limit', 'Da {from} a {to}, {from} compreso');
  expect(limit({ from: 1, to: '10' })).toBe('Da 1 a 10, 1 compreso');
  expect([limit.key, limit.italian]).toEqual(['cart.limit', 'Da {from} a {to}, {from} compreso']);
  expect(text('cart.open', 'Apri')()).toBe('Apri');
});

test('a value is not read for slots, nor is a slot filled with what every object has', async () => {
  const { text } = await bare();
  expect(text('a.b', '{a} {b}')({ a: '{b}', b: '$&' })).toBe('{b} $&');
  expect(text('a.c', '{toString}')({} as { toString: string })).toBe('{toString}');
});

test('the compiler asks for the slots of the text, no more and no less', async () => {
  const { text } = await bare();
  expectTypeOf(text('a.none', 'Apri')).parameters.toEqualTypeOf<[]>();
  expectTypeOf(text('a.one', '{n} pz')).parameters.toEqualTypeOf<[values: { n: string | number }]>();
  expectTypeOf(text('a.two', '{a} e {b}, {a}')).parameters.toEqualTypeOf<
    [values: Record<'a' | 'b', string | number>]
  >();
});

test('one or many by the number, both with it', async () => {
  const { text, plural } = await bare();
  const counted = [0, 1, 2].map((n) => plural(n, text('a.one', 'un pezzo'), text('a.many', '{n} pezzi')));
  expect(counted).toEqual(['0 pezzi', 'un pezzo', '2 pezzi']);
});

test('a site’s text stands over the bundled one, unless it is empty, no text, or has lost a slot', async () => {
  const { text, overlay } = await bare();
  overlay({ 'a.whole': 'Al massimo {n}', 'a.lost': 'Al massimo', 'a.empty': '', 'a.number': 7, 'a.none': null });
  const shown = ['whole', 'lost', 'empty', 'number', 'none', 'other'].map((name) =>
    text(`a.${name}`, '{n} pz')({ n: 3 }),
  );
  expect(shown).toEqual(['Al massimo 3', '3 pz', '3 pz', '3 pz', '3 pz', '3 pz']);
});

test('a message code finds our text or the site’s, but none that waits for values (§8)', async () => {
  const { overlay, textOfCode } = await bare();
  overlay({ 'errors.generic': 'Riprova.', 'errors.ofThisSite': 'Siamo in ferie.' });
  expect(['generic', 'ofThisSite', 'emptyCart', 'minAcq', 'unknown', ''].map(textOfCode)).toEqual([
    'Riprova.',
    'Siamo in ferie.',
    'Non è stato possibile svuotare il carrello.',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a bundle holds the texts that it shows and no others', async () => {
  const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();
  const entry = `import * as cartTexts from '${root}/core/labels/it/cart.ts'; export const said = () => cartTexts.short();`;
  const bundle = await rollup({
    input: 'entry',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? entry : null) },
      esbuild({ target: 'es2022' }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const keys = [...output[0].code.matchAll(/'cart\.\w+'|"cart\.\w+"/g)].map(([key]) => key.slice(1, -1));
  expect(keys).toEqual(['cart.short']);
});
