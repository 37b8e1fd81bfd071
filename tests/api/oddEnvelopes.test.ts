import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../repetitions.ts';
import { cart } from '../../core/api/endpoints/cart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import type { ApiError } from '../../core/api/error.ts';
import { failureText } from '../../core/flows/reportFailure.ts';
import { messageText, showMessages } from '../../core/flows/showMessages.ts';
import * as errorTexts from '../../core/labels/it/errors.ts';
import type { Message } from '../../core/schema/envelope.ts';
import { aCart, aLine } from '../carts.ts';
import { testSpesa } from '../testBrowser.ts';

/** A shop that answers this to everything. */
const shopOf = (answer: unknown) => testSpesa(() => Promise.resolve(Response.json(answer))).spesa;

const known = Object.values(errorTexts)
  .filter(({ italian }) => !/\{\w+\}/.test(italian))
  .map(({ key, italian }) => ({ code: key.replace('errors.', ''), text: italian }));
const unknownCode = fc.stringMatching(/^[a-z]{3,9}\.[a-z]{3,9}$/);
const html = fc.constantFrom('<b>No</b>', '<img src=x onerror=alert(1)>', 'a & b', 'Prezzo <5 €');

/** A text of the server, however it is written, and what people read of it. */
const written = fc.oneof(
  html.map((text) => ({ given: text, shown: text })),
  fc.record({ code: unknownCode, message: html }).map((given) => ({ given, shown: given.message })),
  fc
    .tuple(fc.constantFrom(...known), fc.constantFrom({}, { message: 'di loro' }))
    .map(([{ code, text }, more]) => ({ given: { code, ...more }, shown: text })),
  unknownCode.map((code) => ({ given: { code, message: null }, shown: errorTexts.generic() })),
  html.map((text) => ({ given: { error: text, code: null }, shown: text })),
);

/** Several texts in one level, as a list, a list that PHP wrote as a map, one alone, or with nothings between. */
const level = fc.oneof(
  written.map((one) => ({ given: one.given as unknown, shown: [one.shown] })),
  fc
    .tuple(
      fc.array(written, { minLength: 1, maxLength: 4 }),
      fc.constantFrom<(list: unknown[]) => unknown>(
        (list) => list,
        (list) => ({ ...list }),
        (list) => [null, ...list, {}, 7],
      ),
    )
    .map(([list, form]) => ({ given: form(list.map(({ given }) => given)), shown: list.map(({ shown }) => shown) })),
  fc.constantFrom(null, undefined, '', [], {}, 0).map((given) => ({ given, shown: [] as string[] })),
);

describe('the texts of an answer', () => {
  test('BAD-02 errors as a list, one alone, a text or nothing are read, as text: ours for a code we know, else theirs, else the generic one', () =>
    fc.assert(
      fc.asyncProperty(level, level, async (errors, errorsMessage) => {
        const spesa = shopOf({ response: { status: 7, errors: errors.given, errorsMessage: errorsMessage.given } });
        const refusal = await spesa.client.call(cart.view, {}).catch((error: ApiError) => error as never);
        const { messages, reason } = refusal as ApiError;
        expect(reason).toBe('rejected');
        const shown = [...errors.shown, ...errorsMessage.shown];
        expect(new Set(messages.errors.map(messageText))).toEqual(new Set(shown));
        expect(shown.length > 0 ? shown : [errorTexts.generic()]).toContain(failureText(refusal as ApiError));
        showMessages(spesa, messages);
        const toasts = spesa.toasts.store.getState().list.map(({ text }) => text);
        expect(toasts.every((text) => text !== '' && shown.includes(text))).toBe(true);
        expect(toasts.length > 0).toBe(shown.length > 0);
      }),
    ));

  test('BAD-02 a text of the server is a text of the toast, never markup', () => {
    const spesa = shopOf({});
    const hostile: Message = { code: 'x', message: '<img src=x onerror=alert(1)>' };
    showMessages(spesa, { errors: [hostile], infos: [], warnings: [] });
    expect(spesa.toasts.store.getState().list).toMatchObject([{ kind: 'error', text: hostile.message }]);
  });
});

const response = { status: 0, errors: [], infos: [], warnings: [] };
const places = [
  ['data', (data: object) => ({ response, data })],
  ['data.data', (data: object) => ({ response, data: { data } })],
  ['bare', (data: object) => ({ response, ...data })],
] as const;

describe('the fields of an answer', () => {
  test.each(places)('BAD-03 are found where they stand: %s', async (_, wrap) => {
    const lines = [aLine(1, 10, 2), aLine(2, 11, 1)];
    const spesa = shopOf(wrap({ ...aCart(lines) }));
    expect((await spesa.client.call(cart.view, {})).data).toMatchObject({ cartId: 1, cartItems: lines });
    const list = { products: [lines[0]!.product], page: { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 24 } };
    const products = (await shopOf(wrap(list)).client.call(catalogue.products, { q: 'latte' })).data;
    expect(products).toMatchObject(list);
  });

  test('BAD-03 a list with holes written as a map is a list, an empty map written as a list is a map', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 6 }),
        fc.constantFrom(...places.map(([, wrap]) => wrap)),
        async (ids, wrap) => {
          const lines = ids.toSorted((a, b) => a - b).map((id) => aLine(id + 1, id + 10, 1));
          const cartItems = Object.fromEntries(lines.map((line) => [String(line.itemId), line]));
          const spesa = shopOf(wrap({ ...aCart(), cartItems, cartInfos: [] }));
          const { data } = await spesa.client.call(cart.view, {});
          expect([data.cartItems, data.cartInfos]).toEqual([lines, {}]);
        },
      ),
    ));

  test('BAD-03 what stands nowhere is malformed: nothing is invented', async () => {
    for (const answer of [
      { response },
      { response, data: [] },
      { response, data: { data: { cart: 1 } } },
      { response, data: 'ok' },
    ])
      await expect(shopOf(answer).client.call(cart.view, {})).rejects.toMatchObject({ reason: 'malformed' });
  });
});
