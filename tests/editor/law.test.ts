import { describe, expect, it, vi } from 'vitest';
import { contrast } from '../../wp-plugin/editor/contrast.ts';
import type { LawContext } from '../../wp-plugin/editor/law.ts';
import type { LawBlock } from '../../wp-plugin/editor/lawText.ts';

vi.mock('@wordpress/i18n', () => ({
  __: (text: string) => text,
  sprintf: (text: string, ...values: unknown[]) =>
    values.reduce<string>((all, value) => all.replace(/%(?:\d\$)?s/, String(value)), text),
}));
const { findings } = await import('../../wp-plugin/editor/law.ts');

/** A theme that writes in dark on sand. */
const context: LawContext = { painted: () => ({ text: 'rgb(17, 17, 17)', ground: '#f5e6b8' }), today: '2026-11-24' };
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
    ['Salame a 1,20 € all’etto', false],
    ['Mele a 1,99 € al banco', true],
    ['Consegna a 4,90 €', false],
    ['Apriamo alle 8,30', false],
    ['Mele a 1,99 €, consegna gratis', true],
    ['Consegna a 3,90 €, gratis sopra i 50 €', false],
    ['Spendi 50 € e ricevi un buono', false],
    ['Il buono vale, per ogni cliente, 5 €', false],
  ])('LAW-04 «%s» names a price of goods without its unit price: %s', (content, wrong) => {
    expect(found(text(content))).toEqual(wrong ? ['unitPrice'] : []);
  });

  it.each([
    ['-30 % su tutta la frutta', true],
    ['−30%', true],
    ['Sconto del 20 %', true],
    ['il 15 % di sconto', true],
    ['-33,5%', true],
    ['Sconti fino al 50 %', true],
    ['Risparmi il 30 %', true],
    ['Ribassi dal 10 al 40 %', true],
    ['100 % succo', false],
    ['dal 10 al 30 maggio', false],
  ])('LAW-05 «%s» announces a reduction typed by hand: %s', (content, wrong) => {
    expect(found(text(content))).toEqual(wrong ? ['reduction'] : []);
  });

  it('cells of a table and the heading of what opens are read too', () => {
    const cells = [{ cells: [{ content: 'Mele' }, { content: '1,99 €' }] }];
    expect(found(block('core/table', { head: [], body: cells, foot: [] }))).toEqual(['unitPrice']);
    expect(found(block('core/details', { summary: 'Sconto del 20 %' }))).toEqual(['reduction']);
  });

  it('LAW-05 a leaflet that is chosen has an end, and a press gives it one', () => {
    const [finding] = findings([block('spesa/leaflet', { leafletId: 3 })], context);
    expect(finding!.mends).toEqual([
      {
        label: 'Togli dopo il 08/12/2026',
        done: 'Il blocco si vede fino al 08/12/2026.',
        attributes: { spesaUntil: '2026-12-08T23:59' },
      },
    ]);
    expect(found(block('spesa/leaflet', { leafletId: 3, spesaUntil: '2026-12-08T23:59' }))).toEqual([]);
    expect(found(block('spesa/leaflet', {}), block('core/file', { href: '/volantino-12.pdf' }))).toEqual([
      'leafletEnd',
    ]);
  });

  it.each([
    ['core/button', { url: '/uploads/volantino-48.pdf', text: 'Sfoglia' }, true],
    ['core/button', { url: '/uploads/2026/48.pdf', text: 'Il <strong>volantino</strong>' }, true],
    ['core/image', { url: '/a.jpg', href: '/leaflet.PDF?x=1', alt: 'x' }, true],
    ['spesa/static-image', { image: '/a.jpg', link: '/prospekt.pdf', alt: 'x' }, true],
    ['core/button', { url: '/volantini/', text: 'I volantini' }, false],
    ['core/button', { url: '/statuto.pdf', text: 'Lo statuto' }, false],
    ['core/button', { url: '/volantino.pdf', text: 'Sfoglia', spesaUntil: '2026-12-08T23:59' }, false],
  ])('LAW-05 %s %j leads to the file of a leaflet without an end: %s', (name, attributes, wrong) => {
    expect(found(block(name, attributes))).toEqual(wrong ? ['leafletEnd'] : []);
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
    expect(finding!.mends[0]!.attributes).toEqual({ alt: 'Il banco del pane' });
    expect(found(block('spesa/static-image', { image: '/a.jpg' }))).toEqual(['alternative']);
    expect(found(block('core/image', { url: '/a.jpg', alt: 'Pane' }), block('core/image', {}))).toEqual([]);
  });

  it.each([
    ['<p>Pane</p><img src="/a.jpg">', true],
    ['<img class="x"\n data-alt="x" src="/a.jpg" />', true],
    ['<img src="/a.jpg" alt="Il banco"><IMG ALT="" src="/b.jpg">', false],
  ])('LAW-11 a picture in HTML written by hand, %s, has no alternative text: %s', (content, wrong) => {
    expect(found(block('core/html', { content }))).toEqual(wrong ? ['alternative'] : []);
  });

  it.each([
    'Click here',
    'Read more',
    'To see all tap here!',
    'hier klicken',
    'Mehr erfahren',
    'Klicken Sie hier',
    'clicca qui',
    'Clicca qui!',
    'qui',
    'leggi di più',
    'per sapere tutto clicca qui',
  ])('LAW-11 the link «%s» does not say where it leads', (words) => {
    expect(found(text(`Le offerte: <a href="/o">${words}</a>`))).toEqual(['linkText']);
    expect(found(block('core/button', { text: words }))).toEqual(['linkText']);
  });

  it('LAW-11 a link that says where it leads is none of ours', () => {
    expect(found(text('Vedi <a href="/o">le offerte della settimana</a>, qui sotto'))).toEqual([]);
  });

  it('LAW-11 letters stand out from their ground by 4.5:1, whichever of the two the block sets, and a press mends it', () => {
    expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
    const pale = { ...context, painted: () => ({ text: 'rgb(187, 187, 187)', ground: 'rgb(245, 230, 184)' }) };
    for (const colours of [
      { textColor: 'mist' },
      { backgroundColor: 'sand' },
      { style: { color: { text: '#bbb' } } },
    ]) {
      const [finding] = findings([block('core/paragraph', { content: 'Testo', ...colours })], pale);
      expect(finding).toMatchObject({ rule: 'contrast', clientId: 'core/paragraph' });
      expect(finding!.mends[0]!.attributes).toEqual({ textColor: undefined, style: { color: { text: '#000000' } } });
    }
    const inside = block('core/group', { backgroundColor: 'sand' }, [block('core/paragraph', { content: 'Testo' })]);
    expect(findings([inside], pale).map(({ clientId }) => clientId)).toEqual(['core/group']);
    expect(found(inside)).toEqual([]);
    expect(findings([inside], { ...pale, painted: () => undefined })).toEqual([]);
  });

  it('LAW-22 a link to the closed ODR platform is taken out by a press, its words stay', () => {
    const content = 'Controversie: <a href="https://ec.europa.eu/consumers/odr/">piattaforma ODR</a>.';
    const [finding] = findings([text(content)], context);
    expect(finding!.mends[0]!.attributes).toEqual({ content: 'Controversie: piattaforma ODR.' });
    expect(found(text('Controversie: piattaforma ODR.'))).toEqual([]);
  });

  it.each([
    ...['Prodotti sostenibili', 'Una linea green', 'Amici dell’ambiente', 'Sacchetto biodegradabile', 'a impatto zero'],
    ...['Rispettoso del clima', 'ecocompatibile', 'la scelta verde', 'emissioni nette zero', 'rispetta l’ambiente'],
    ...[
      'environmentally friendly',
      'climate-neutral',
      'good for the planet',
      'Sustainable fish',
      'net-zero',
      'bio-based',
    ],
    ...[
      'umweltfreundliche Verpackung',
      'Ökologisch!',
      'klimaneutral',
      'CO2-neutral',
      'nachhaltiger Fang',
      'Die grüne Wahl',
    ],
  ])('LAW-23 «%s» is a green claim that needs proof', (content) => {
    expect(found(text(content))).toEqual(['green']);
  });

  it.each([
    'Mele biologiche dell’Alto Adige, greenhouse',
    'Insalata verde e green tea',
    'aus ökologischem Anbau, grüne Bohnen',
    'Organic green apples, Grüner Veltliner',
  ])('LAW-23 «%s», regulated by itself or a colour, is no such claim', (content) => {
    expect(found(text(content))).toEqual([]);
  });

  it('a mend takes out the words in question alone, whatever tags stand between them, and says what it took', () => {
    const [price] = findings([text('Mele Golden a <strong>1,99</strong>&nbsp;€ <em>al banco</em>')], context);
    expect(price!.mends).toEqual([
      {
        label: 'Togli «1,99 €» e metti sotto i prodotti',
        done: 'Tolto «1,99 €»: scegli i prodotti nel blocco qui sotto.',
        attributes: { content: 'Mele Golden a <em>al banco</em>' },
        below: { name: 'spesa/product', attributes: {} },
      },
    ]);
    const [reduction] = findings([text('-30 % su tutta la <a href="/f">frutta</a>')], context);
    expect(reduction!.mends.map(({ attributes, below }) => [attributes['content'], below!.name])).toEqual([
      ['su tutta la <a href="/f">frutta</a>', 'spesa/product-slider'],
      ['su tutta la <a href="/f">frutta</a>', 'spesa/product'],
    ]);
    const [claim] = findings([text('Una linea green di detersivi')], context);
    expect(claim!.mends[0]!.attributes).toEqual({ content: 'Una linea di detersivi' });
    const cells = [
      {
        cells: [
          { content: 'Mele', tag: 'td' },
          { content: 'ora 1,99 €', tag: 'td' },
        ],
      },
    ];
    const [cell] = findings([block('core/table', { head: [], body: cells, foot: [] })], context);
    expect(cell!.mends[0]!.attributes).toMatchObject({ body: [{ cells: [{ content: 'Mele' }, { content: 'ora' }] }] });
  });

  it('every finding has a mend: a press or a sentence that says what to write', () => {
    const all = findings(
      [text('Mele 1,99 € -30 % green <a href="https://ec.europa.eu/odr">clicca qui</a> Nutri-Score')],
      context,
    );
    expect(all.map(({ rule }) => rule)).toEqual(['unitPrice', 'reduction', 'nutriScore', 'linkText', 'odr', 'green']);
    for (const { mends, text: sentence } of all) expect(mends.length > 0 || /scrivi|togli/.test(sentence)).toBe(true);
    for (const { done } of all.flatMap(({ mends }) => mends)) expect(done).toMatch(/\.$/);
  });
});
