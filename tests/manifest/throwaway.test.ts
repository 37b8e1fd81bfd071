import { describe, expect, it } from 'vitest';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { defineWidget, type Widget } from '../../widgets/element/defineWidget.ts';
import { choice, flag, number, text } from '../../widgets/element/field.ts';
import { blockJson } from '../../widgets/manifest/blockJson.ts';
import { customElements } from '../../widgets/manifest/customElements.ts';
import { docsTable } from '../../widgets/manifest/docsTable.ts';
import { editorJson } from '../../widgets/manifest/editorJson.ts';
import { jsxTypes } from '../../widgets/manifest/jsxTypes.ts';
import { llmsText } from '../../widgets/manifest/llms.ts';
import { serverJson } from '../../widgets/manifest/serverJson.ts';
import { toAttributes, type Control } from '../../wp-plugin/editor/toAttributes.ts';

const before = { heading: text({ label: 'Titolo' }) };
const after = { ...before, maxWeight: number({ label: 'Peso massimo', help: 'in chili', default: 3, min: 1, max: 9 }) };

const throwaway = (attributes: Widget['attributes']) =>
  defineWidget({
    tag: 'spesa-throw-away',
    title: 'Da buttare',
    description: 'Solo per questa prova.',
    attributes,
    events: { 'spesa-thing-thrown': 'Buttato.' },
    prefetch: [{ endpoint: catalogue.products, input: { page_size: 4 }, template: 'product-list' }],
    view: async () => ({ default: () => null }),
  });

const declared = (widget: Parameters<typeof customElements>[0][number]) => {
  const found = customElements([widget], []).modules[0]!.declarations.find((one) => 'tagName' in one);
  if (!found || !('tagName' in found)) throw new Error('The element is not declared.');
  return found;
};

describe('a throw-away widget: one line in its definition adds an attribute', () => {
  const [old, grown] = [throwaway(before), throwaway(after)];

  it('to block.json', () => {
    expect(blockJson(old).attributes).not.toHaveProperty('maxWeight');
    expect(blockJson(grown).attributes).toEqual({
      heading: { type: 'string', default: '' },
      maxWeight: { type: 'number', default: 3 },
      anchor: { type: 'string' },
    });
  });

  it('to the inspector', () => {
    expect(editorJson(old).controls.map(({ name }) => name)).toEqual(['heading']);
    expect(editorJson(grown).controls[1]).toEqual({
      name: 'maxWeight',
      attribute: 'max-weight',
      type: 'number',
      control: 'number',
      label: 'Peso massimo',
      help: 'in chili',
      default: 3,
      min: 1,
      max: 9,
    });
  });

  it('to custom-elements.json', () => {
    const { attributes, members } = declared(grown);
    expect(members[1]).toMatchObject({ kind: 'field', name: 'maxWeight', attribute: 'max-weight', reflects: true });
    expect(attributes[1]).toEqual({
      name: 'max-weight',
      fieldName: 'maxWeight',
      type: { text: 'number' },
      default: '3',
      description: 'Peso massimo. in chili',
    });
    expect(declared(old).attributes).toHaveLength(1);
  });

  it('to the types of JSX and to llms.txt', () => {
    expect(jsxTypes([old])).not.toContain('max-weight');
    expect(jsxTypes([grown])).toContain("/** Peso massimo. in chili */\n        'max-weight'?: number | string;");
    expect(llmsText([grown])).toContain(
      '### spesa-throw-away\n\nSolo per questa prova.\n\n- attributes: heading (text), max-weight (number)\n- events: spesa-thing-thrown\n',
    );
  });

  it('to the table of the README', () => {
    expect(docsTable([old])).not.toContain('max-weight');
    expect(docsTable([grown])).toContain('`max-weight` (`3`)');
  });

  it('to what PHP reads', () => {
    expect(serverJson([old]).widgets['spesa/throw-away']!.attributes).not.toHaveProperty('maxWeight');
    expect(serverJson([grown]).widgets['spesa/throw-away']!.attributes.maxWeight).toEqual({
      attribute: 'max-weight',
      type: 'number',
      default: 3,
      min: 1,
      max: 9,
    });
  });

  it('to the attributes of the element in the editor', () => {
    const values = { heading: 'Ciao', maxWeight: 5 };
    expect(toAttributes(editorJson(old).controls as Control[], values)).toEqual({ heading: 'Ciao' });
    expect(toAttributes(editorJson(grown).controls as Control[], values)).toEqual({
      heading: 'Ciao',
      'max-weight': '5',
    });
  });

  it('and its tag, name and event stand where tools look for them', () => {
    expect(declared(grown)).toMatchObject({
      tagName: 'spesa-throw-away',
      name: 'SpesaThrowAway',
      events: [{ name: 'spesa-thing-thrown' }],
    });
    expect(blockJson(grown)).toMatchObject({ name: 'spesa/throw-away', apiVersion: 3 });
  });
});

describe('toAttributes', () => {
  const controls = editorJson(
    throwaway({
      heading: text({ label: 'Titolo', default: 'Offerte' }),
      promo: flag({ label: 'Promo' }),
      size: choice({
        label: 'Misura',
        default: 'small',
        options: [
          { value: 'small', label: 'S' },
          { value: 'large', label: 'L' },
        ],
      }),
    }),
  ).controls as Control[];

  it('writes a set flag bare and leaves an unset one and defaults out', () => {
    expect(toAttributes(controls, { heading: 'Offerte', promo: true, size: 'small' })).toEqual({ promo: '' });
    expect(toAttributes(controls, { promo: false })).toEqual({});
  });

  it('keeps an emptied text that has a default', () => {
    expect(toAttributes(controls, { heading: '', size: 'large' })).toEqual({ heading: '', size: 'large' });
  });

  it('knows nothing of attributes that are not declared', () => {
    expect(toAttributes(controls, { onclick: 'alert(1)', className: 'x' })).toEqual({});
  });
});
