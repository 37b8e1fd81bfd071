import { describe, expect, it, vi } from 'vitest';
import { contrast } from '../../wp-plugin/editor/contrast.ts';
import type { LawBlock } from '../../wp-plugin/editor/law.ts';

vi.mock('@wordpress/i18n', () => ({
  __: (text: string) => text,
  sprintf: (text: string, ...values: unknown[]) =>
    values.reduce<string>((all, value) => all.replace(/%(?:\d\$)?s/, String(value)), text),
}));
const { findings } = await import('../../wp-plugin/editor/law.ts');

const context = {
  palette: { base: '#ffffff', contrast: '#111111', sand: '#f5e6b8', mist: '#bbbbbb' },
  today: '2026-11-24',
};
const block = (name: string, attributes: object, innerBlocks: LawBlock[] = []): LawBlock => ({
  clientId: name,
  name,
  attributes: { ...attributes },
  innerBlocks,
});
const text = (content: string) => block('core/paragraph', { content });
const found = (...blocks: LawBlock[]) => findings(blocks, context).map(({ rule }) => rule);

describe('what the law asks of a page before it is published', () => {
  it.each([
    ['Mele Golden a 1,99 €', true],
    ['Solo € 2,50', true],
    ['Olio a <strong>5,90&nbsp;€</strong>', true],
    ['Mele a 1,99 € (1,99 €/kg)', false],
    ['Latte 1,50 euro, 1,50 euro al litro', false],
    ['Consegna a 4,90 €', false],
    ['Apriamo alle 8,30', false],
  ])('LAW-04 «%s» names a price of goods without its unit price: %s', (content, wrong) => {
    expect(found(text(content))).toEqual(wrong ? ['unitPrice'] : []);
  });

  it.each([
    ['-30 % su tutta la frutta', true],
    ['−30%', true],
    ['Sconto del 20 %', true],
    ['il 15 % di sconto', true],
    ['100 % succo', false],
    ['dal 10 al 30 maggio', false],
  ])('LAW-05 «%s» announces a reduction typed by hand: %s', (content, wrong) => {
    expect(found(text(content))).toEqual(wrong ? ['reduction'] : []);
  });

  it('LAW-05 a leaflet that is chosen has an end, and a press gives it one', () => {
    const [finding] = findings([block('spesa/leaflet', { leafletId: 3 })], context);
    expect(finding!.mends).toEqual([
      { label: 'Togli dopo il 08/12/2026', attributes: { spesaUntil: '2026-12-08T23:59' } },
    ]);
    expect(found(block('spesa/leaflet', { leafletId: 3, spesaUntil: '2026-12-08T23:59' }))).toEqual([]);
    expect(found(block('spesa/leaflet', {}), block('core/file', { href: '/volantino-12.pdf' }))).toEqual([
      'leafletEnd',
    ]);
  });

  it('LAW-08 the Nutri-Score is not shown, be it by name or by picture', () => {
    expect(found(text('Nutri-Score A'), block('core/image', { url: '/nutriscore-b.png', alt: 'x' }))).toEqual([
      'nutriScore',
      'nutriScore',
    ]);
  });

  it('LAW-11 a picture has an alternative text; a caption can become one', () => {
    const [finding] = findings(
      [block('core/image', { url: '/a.jpg', caption: 'Il <em>banco</em> del pane' })],
      context,
    );
    expect(finding!.mends[0]!.attributes).toEqual({ alt: 'Il  banco  del pane' });
    expect(found(block('spesa/static-image', { image: '/a.jpg' }))).toEqual(['alternative']);
    expect(found(block('core/image', { url: '/a.jpg', alt: 'Pane' }), block('core/image', {}))).toEqual([]);
  });

  it.each(['clicca qui', 'Clicca qui!', 'qui', 'leggi di più', 'per sapere tutto clicca qui'])(
    'LAW-11 the link «%s» does not say where it leads',
    (words) => {
      expect(found(text(`Le offerte: <a href="/o">${words}</a>`))).toEqual(['linkText']);
      expect(found(block('core/button', { text: words }))).toEqual(['linkText']);
    },
  );

  it('LAW-11 a link that says where it leads is none of ours', () => {
    expect(found(text('Vedi <a href="/o">le offerte della settimana</a>, qui sotto'))).toEqual([]);
  });

  it('LAW-11 letters stand out from their ground by 4.5:1, also from that of the block around them, and a press mends it', () => {
    expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
    const inner = block('core/paragraph', { content: 'Testo', textColor: 'mist' });
    const [finding] = findings(
      [block('core/group', { style: { color: { background: 'var:preset|color|sand' } } }, [inner])],
      context,
    );
    expect(finding).toMatchObject({ rule: 'contrast', clientId: 'core/paragraph' });
    const { attributes } = finding!.mends[0]!;
    expect(attributes).toEqual({ textColor: undefined, style: { color: { text: '#000000' } } });
    expect(found(block('core/paragraph', { backgroundColor: 'sand', ...attributes }))).toEqual([]);
    expect(found(inner)).toEqual([]);
  });

  it('LAW-22 a link to the closed ODR platform is taken out by a press, its words stay', () => {
    const content = 'Controversie: <a href="https://ec.europa.eu/consumers/odr/">piattaforma ODR</a>.';
    const [finding] = findings([text(content)], context);
    expect(finding!.mends[0]!.attributes).toEqual({ content: 'Controversie: piattaforma ODR.' });
    expect(found(text('Controversie: piattaforma ODR.'))).toEqual([]);
  });

  it.each([
    'Prodotti sostenibili',
    'Una linea green',
    'Amici dell’ambiente',
    'Sacchetto biodegradabile',
    'a impatto zero',
  ])('LAW-23 «%s» is a green claim that needs proof', (content) => {
    expect(found(text(content))).toEqual(['green']);
  });

  it('LAW-23 what is regulated by itself, such as biologico, is no such claim', () => {
    expect(found(text('Mele biologiche dell’Alto Adige, greenhouse'))).toEqual([]);
  });

  it('every finding has a mend: a press or a sentence that says what to write', () => {
    const all = findings(
      [text('Mele 1,99 € -30 % green <a href="https://ec.europa.eu/odr">clicca qui</a> Nutri-Score')],
      context,
    );
    expect(all.map(({ rule }) => rule)).toEqual(['unitPrice', 'reduction', 'nutriScore', 'linkText', 'odr', 'green']);
    for (const { mends, text: sentence } of all) expect(mends.length > 0 || /scrivi|togli/.test(sentence)).toBe(true);
  });
});
