import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { tolerant } from '../../core/schema/tolerant.ts';
import { readConfig } from '../../core/config.ts';
import { showMessages } from '../../core/flows/showMessages.ts';
import * as commonTexts from '../../core/labels/it/common.ts';
import { overlay } from '../../core/labels/text.ts';
import { textOfCode } from '../../core/labels/textOfCode.ts';
import { network } from '../network.ts';
import { testSpesa } from '../testBrowser.ts';

const poison =
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1},"toString":"x","good":"y"}';
const given = () => JSON.parse(poison) as Record<string, unknown>;
const clean = (value: object) => {
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect((value as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
};

describe('keys that are names of the language', () => {
  it('XSS-15 in metadata they are left out, the others stay', () => {
    const read = tolerant(v.object({ metadata: v.record(v.string(), v.unknown()) }))({ metadata: given() })!;
    clean(read.metadata);
    expect(Object.keys(read.metadata).sort()).toEqual(['good', 'toString']);
  });

  it('XSS-15 in a product’s infos they do no harm', async () => {
    const text = `{"response":{"status":0,"errors":[]},"data":{"page":{"selPage":1,"totPages":1,"totItems":1,"itemsPerPage":24},"facets":[],"products":[{"productId":1,"name":"Pane","available":1,"__proto__":{"polluted":1},"productInfos":${poison}}]}}`;
    const { spesa } = testSpesa(network(() => new Response(text)).fetch);
    const { data } = await spesa.client.call(catalogue.products, {});
    clean(data.products[0]!);
    clean(data.products[0]!.productInfos);
  });

  it('XSS-15 in the configuration they are left out', () => {
    const config = readConfig(given());
    clean(config);
    clean(readConfig(JSON.parse('{"pages":{"__proto__":{"polluted":1},"home":"/"}}')).pages);
    expect(readConfig(JSON.parse('{"pages":{"home":"/negozio"}}')).pages.home).toBe('/negozio');
  });

  it('XSS-15 in the labels they are texts at most', () => {
    overlay({ ...given(), 'cart.__proto__': 'x' });
    clean({});
    for (const code of ['constructor', '__proto__', 'toString']) expect(textOfCode(code)).toBeUndefined();
    expect(commonTexts.retry()).toBe('Riprova');
  });

  it('XSS-15 a message’s code finds no text and no popup there', () => {
    const { spesa } = testSpesa(network().fetch, { config: { popupCodes: JSON.parse('["ok"]') as string[] } });
    for (const code of ['__proto__', 'constructor', 'toString'])
      showMessages(spesa, { errors: [{ code, message: `testo di ${code}` }], infos: [], warnings: [] });
    expect(spesa.toasts.store.getState().list.map(({ kind, text }) => [kind, text])).toEqual(
      ['__proto__', 'constructor', 'toString'].map((code) => ['error', `testo di ${code}`]),
    );
  });
});
