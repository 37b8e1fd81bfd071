import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlices } from '../../core/browser/storage.ts';
import { aCart } from '../carts.ts';
import { network, reply } from '../network.ts';
import '../repetitions.ts';
import { createDevice, memoryStorage, testSpesa } from '../testBrowser.ts';

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);

const full = (limit: number): Storage => {
  const storage = memoryStorage();
  return new Proxy(storage, {
    get: (target, name) =>
      name === 'setItem'
        ? (key: string, value: string) => {
            if (Object.keys(storage).length >= limit && storage.getItem(key) === null)
              throw new DOMException('full', 'QuotaExceededError');
            storage.setItem(key, value);
          }
        : Reflect.get(target, name),
  });
};

describe('storage', () => {
  it('STO-01 a storage that throws is replaced by memory, and nobody is thrown at', () => {
    const slices = createSlices(() => {
      throw new DOMException('denied', 'SecurityError');
    }, '1');
    slices.write('a', 'x');
    expect([slices.blocked, slices.read('a', readText)]).toEqual([true, 'x']);
    slices.remove('a');
    slices.clear();
    expect(slices.read('a', readText)).toBeUndefined();
  });

  it('STO-02 a full storage drops the least valuable slices first, then keeps in memory', () => {
    const storage = full(3);
    const slices = createSlices(
      () => storage,
      '1',
      (name) => name.startsWith('answer:'),
    );
    slices.write('answer:1', 'x');
    slices.write('cart', 'c');
    slices.write('shop', 's');
    slices.write('user', 'u');
    slices.write('client', 'i');
    expect(['cart', 'shop', 'user', 'client'].map((name) => slices.read(name, readText))).toEqual(['c', 's', 'u', 'i']);
    expect(slices.read('answer:1', readText)).toBeUndefined();
  });

  it('STO-03 whatever stands in a slice, the page opens, the bad slice is dropped and the others stay', async () => {
    const inLocal = ['app', 'labels', 'credentials', 'user', 'client', 'writes', 'shop'];
    const junk = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom(
        'null',
        '[]',
        '"x"',
        '{',
        '{"__proto__":{"polluted":1}}',
        'NaN',
        '1e999',
        '{"cart":{"cartId":"x"},"revision":"y"}',
        '{"session":1,"account":[],"epoch":"z"}',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...inLocal, 'cart', 'answers', 'buying'), junk, async (slice, text) => {
        const device = createDevice();
        const page = memoryStorage();
        (inLocal.includes(slice) ? device.local : page).setItem(`spesa:1:${slice}`, text);
        device.local.setItem('spesa:1:kept', '"still here"');
        const { spesa, browser } = testSpesa(network(() => reply(aCart())).fetch, { device, page });
        browser.show();
        await spesa.cart.load();
        expect(spesa.cart.current()?.cartId).toBe(1);
        expect(device.local.getItem('spesa:1:kept')).toBe('"still here"');
        expect(Object.prototype).not.toHaveProperty('polluted');
      }),
    );
  });
});
