import { describe, expect, it } from 'vitest';
import { addToCart } from '../../core/flows/addToCart.ts';
import { aCart, aProduct } from '../carts.ts';
import { network, reply, settle } from '../network.ts';
import { createDevice, testSpesa } from '../testBrowser.ts';

describe('the application state', () => {
  it('remembers when the shop was last opened, and when something was first put into a cart', async () => {
    const device = createDevice();
    const open = () => testSpesa(network(() => reply(aCart())).fetch, { device, config: { anonymousCart: true } });
    const first = open();
    first.browser.show();
    expect(first.spesa.preferences.current().lastStart).toBeTypeOf('number');
    expect(first.spesa.preferences.current().firstShop).toBeUndefined();
    await addToCart(first.spesa, aProduct(), 1000);
    const { firstShop } = first.spesa.preferences.current();
    expect(firstShop).toBeTypeOf('number');

    const second = open();
    second.browser.offset = 86_400_000;
    second.browser.show();
    await addToCart(second.spesa, aProduct({ productId: 11 }), 1000);
    const later = second.spesa.preferences.current();
    expect(later.firstShop).toBe(firstShop);
    expect(later.lastStart).toBeGreaterThan(firstShop!);
  });

  it('calls under way are counted together', async () => {
    const net = network();
    const { spesa } = testSpesa(net.fetch);
    const view = spesa.cart.load();
    await settle();
    expect(spesa.session.store.getState().pending).toBe(1);
    net.sent[0]!.answer(reply(aCart()));
    await view;
    expect(spesa.session.store.getState().pending).toBe(0);
  });
});
