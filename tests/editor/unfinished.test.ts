import { expect, test, vi } from 'vitest';
import type { LawBlock } from '../../wp-plugin/editor/lawText.ts';

vi.mock('@wordpress/i18n', () => ({
  __: (text: string) => text,
  sprintf: (text: string, ...values: unknown[]) =>
    values.reduce<string>((all, value) => all.replace('%s', String(value)), text),
}));
const { unfinished } = await import('../../wp-plugin/editor/unfinished.ts');

const block = (name: string, attributes: object = {}, innerBlocks: LawBlock[] = []): LawBlock => ({
  clientId: name,
  name,
  attributes: { ...attributes },
  innerBlocks,
});
const waits = (name: string, attributes: LawBlock['attributes']) =>
  name === 'spesa/leaflet' && !attributes['leafletId'] ? 'Volantino' : undefined;
const bound = (productId?: number) => ({
  metadata: { bindings: { content: { source: 'spesa/product', args: { key: 'name', productId } } } },
});
const placeholder = 'Due righe.';

test.each<[string, LawBlock[], string[]]>([
  [
    'a choice that was not made',
    [block('spesa/leaflet')],
    ['«Volantino» non mostra niente: manca la scelta di che cosa mostrare.'],
  ],
  ['a choice that was made', [block('spesa/leaflet', { leafletId: 7 })], []],
  [
    'a choice inside another block',
    [block('core/group', {}, [block('spesa/leaflet')])],
    ['«Volantino» non mostra niente: manca la scelta di che cosa mostrare.'],
  ],
  [
    'an empty paragraph of a pattern',
    [block('core/paragraph', { placeholder, content: ' ' })],
    ['«Due righe.»: questo testo manca ancora. Scrivilo, o togli il blocco.'],
  ],
  [
    'an empty heading of a pattern',
    [block('core/heading', { placeholder })],
    ['«Due righe.»: questo testo manca ancora. Scrivilo, o togli il blocco.'],
  ],
  ['a paragraph that was written', [block('core/paragraph', { placeholder, content: 'Mele' })], []],
  ['an empty paragraph that nobody asked for', [block('core/paragraph', { content: '' })], []],
  ['the placeholder of a search field', [block('core/search', { placeholder })], []],
  [
    'two blanks of one text',
    [block('core/paragraph', { content: 'Scrivi a [e-mail] o <b>chiama [numero di telefono]</b>.' })],
    ['Da compilare: [e-mail], [numero di telefono].'],
  ],
  ['a shortcode with attributes', [block('core/paragraph', { content: '[mappa citta="Genova"] [my_cart][/b]' })], []],
  ['a block of a shortcode', [block('core/shortcode', { text: '[mappa]' })], []],
  ['an ellipsis and a footnote in brackets', [block('core/paragraph', { content: 'Mele […] rosse [1].' })], []],
  [
    'a bound block without its product',
    [block('core/heading', bound())],
    ['Questo blocco non mostra niente: manca il suo prodotto, in «Prodotto del negozio».'],
  ],
  ['a bound block with its product', [block('core/heading', { ...bound(9), placeholder })], []],
  ['a bound block on the page of a product', [block('spesa/product-page'), block('core/heading', bound())], []],
])('%s', (_, blocks, texts) => {
  expect(unfinished(blocks, waits).map(({ text }) => text)).toEqual(texts);
});
