import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cart as calls } from '../../core/api/endpoints/cart.ts';
import { ApiError } from '../../core/api/error.ts';
import { COALESCE_MS } from '../../core/stores/wishes.ts';
import type { Cart } from '../../core/schema/cart.ts';
import { aCart, aLine } from '../carts.ts';
import { network, reply, settle, type Sent } from '../network.ts';
import { createDevice, memoryStorage, testSpesa } from '../testBrowser.ts';

const stamped = (cart: Cart, revision: number) =>
  reply(cart, { headers: { 'X-Spesa-Revision': String(revision), 'X-Ebsn-Session': 's' } });

/** A server with one cart: adds, updates and deletes lines as asked, and counts. */
function cartServer() {
  const quantities = new Map<number, number>();
  let revision = 0;
  const current = () =>
    aCart([...quantities].map(([productId, quantity]) => aLine(productId + 100, productId, quantity)));
  const act = ({ path, body }: Sent) => {
    const items =
      (body as { items?: { itemId?: number; productId?: number; quantity?: number }[] } | undefined)?.items ?? [];
    for (const { itemId, productId, quantity = 0 } of items) {
      const id = productId ?? itemId! - 100;
      if (path === '/cart/add') quantities.set(id, (quantities.get(id) ?? 0) + quantity);
      if (path === '/cart/update') quantities.set(id, quantity);
      if (path === '/cart/delete') quantities.delete(itemId! - 100);
    }
    if (path !== '/cart/view') revision++;
    return stamped(current(), revision);
  };
  return { act, quantities, current };
}

describe('the cart', () => {
  it('CART-09 a refusal without a cart keeps the one that is shown', async () => {
    const net = network(({ path }) =>
      path === '/cart/view' ? reply(aCart([aLine(1, 10, 2)])) : reply({}, { status: 4 }),
    );
    const { spesa } = testSpesa(net.fetch);
    await spesa.cart.load();
    await expect(spesa.cart.run(calls.add, { items: [{ productId: 11, quantity: 1 }] })).rejects.toBeInstanceOf(
      ApiError,
    );
    expect(spesa.cart.current()?.cartItems).toHaveLength(1);
  });

  it('CART-06 a refusal with a cart shows that cart', async () => {
    const net = network(({ path }) =>
      path === '/cart/view' ? reply(aCart([aLine(1, 10, 2)])) : reply(aCart([]), { status: 3 }),
    );
    const { spesa } = testSpesa(net.fetch);
    await spesa.cart.load();
    await expect(spesa.cart.run(calls.update, { items: [{ itemId: 1, quantity: 3 }] })).rejects.toMatchObject({
      reason: 'rejected',
    });
    expect(spesa.cart.current()?.cartItems).toEqual([]);
  });

  it('CART-08 a failed command does not stop the next', async () => {
    let first = true;
    const net = network(() => (first ? ((first = false), reply({}, { status: 1 })) : reply(aCart([aLine(1, 10, 1)]))));
    const { spesa } = testSpesa(net.fetch);
    const [failed, done] = await Promise.allSettled([
      spesa.cart.run(calls.add, { items: [] }),
      spesa.cart.run(calls.add, { items: [] }),
    ]);
    expect([failed.status, done.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('NET-06 a write without an answer is followed by cart/view', async () => {
    const net = network(({ path }) =>
      path === '/cart/view' ? reply(aCart([aLine(1, 10, 5)])) : new Response('{"resp'),
    );
    const { spesa } = testSpesa(net.fetch);
    await expect(spesa.cart.run(calls.add, { items: [] })).rejects.toMatchObject({ reason: 'uncertain' });
    expect(spesa.cart.current()?.cartItems).toHaveLength(1);
  });

  it('CART-01 whatever the order of the answers, the highest revision is shown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 1 }), async (revisions) => {
        const { spesa } = testSpesa(network().fetch);
        for (const revision of revisions) spesa.cart.adopt(aCart([aLine(1, 10, revision)]), revision);
        expect(spesa.cart.current()?.cartItems?.[0]?.quantity).toBe(Math.max(...revisions));
      }),
      { numRuns: 50, seed: 1 },
    );
  });

  it('CART-01 without revisions one command follows another', async () => {
    const net = network();
    const { spesa } = testSpesa(net.fetch);
    const both = [
      spesa.cart.run(calls.add, { items: [{ productId: 1, quantity: 1 }] }),
      spesa.cart.run(calls.add, { items: [{ productId: 2, quantity: 1 }] }),
    ];
    await settle();
    expect(net.sent).toHaveLength(1);
    net.sent[0]!.answer(reply(aCart([aLine(1, 1, 1)])));
    await settle();
    expect(net.sent).toHaveLength(2);
    net.sent[1]!.answer(reply(aCart([aLine(1, 1, 1), aLine(2, 2, 1)])));
    await Promise.all(both);
    expect(spesa.cart.current()?.cartItems).toHaveLength(2);
  });

  it('CART-02 a view that was sent before a write never undoes it', async () => {
    const net = network();
    const { spesa } = testSpesa(net.fetch);
    const view = spesa.cart.load();
    const add = spesa.cart.run(calls.add, { items: [{ productId: 1, quantity: 1 }] });
    await settle();
    expect(net.sent.map(({ path }) => path)).toEqual(['/cart/view']);
    net.sent[0]!.answer(reply(aCart()));
    await view;
    await settle();
    net.sent[1]!.answer(reply(aCart([aLine(1, 1, 1)])));
    await add;
    expect(spesa.cart.current()?.cartItems).toHaveLength(1);
  });

  it('CART-03 two tabs that add different things agree, and the server has both', async () => {
    const server = cartServer();
    const net = network(server.act);
    const device = createDevice();
    const [one, two] = [testSpesa(net.fetch, { device }), testSpesa(net.fetch, { device })];
    for (let round = 0; round < 20; round++) {
      await Promise.all([
        one.spesa.cart.run(calls.add, { items: [{ productId: round * 2, quantity: 1 }] }),
        two.spesa.cart.run(calls.add, { items: [{ productId: round * 2 + 1, quantity: 1 }] }),
      ]);
    }
    await settle();
    expect(server.quantities.size).toBe(40);
    expect(one.spesa.cart.current()).toEqual(two.spesa.cart.current());
    expect(one.spesa.cart.current()?.cartItems).toHaveLength(40);
  });

  it('is painted from storage as stale, then read', async () => {
    const page = memoryStorage();
    const device = createDevice();
    const net = network(() => stamped(aCart([aLine(1, 10, 1)]), 4));
    await testSpesa(net.fetch, { page, device }).spesa.cart.load();
    const { spesa, browser } = testSpesa(net.fetch, { page, device });
    expect(spesa.cart.store.getState()).toMatchObject({ status: 'stale', revision: 4 });
    browser.show();
    await settle();
    expect(spesa.cart.store.getState().status).toBe('ready');
    expect(net.sent).toHaveLength(2);
  });

  it('a visitor without a session asks for no cart', async () => {
    const net = network();
    const { browser } = testSpesa(net.fetch);
    browser.show();
    await settle();
    expect(net.sent).toEqual([]);
  });

  it('a key goes with a write only after the server has shown a revision', async () => {
    const server = cartServer();
    const net = network(server.act);
    const { spesa } = testSpesa(net.fetch);
    await spesa.cart.run(calls.add, { items: [] });
    await spesa.cart.run(calls.add, { items: [] });
    expect(net.sent.map(({ headers }) => headers.has('Idempotency-Key'))).toEqual([false, true]);
  });
});

describe('wanted quantities', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const opened = async () => {
    const server = cartServer();
    const net = network(server.act);
    const page = testSpesa(net.fetch);
    page.spesa.cart.adopt(server.current(), 0);
    return { server, net, ...page };
  };
  const pass = async (ms = COALESCE_MS) => {
    await vi.advanceTimersByTimeAsync(ms);
    await settle();
  };

  it('NET-10 thirty quick taps end exact in at most three requests', async () => {
    const { server, net, spesa } = await opened();
    for (let tap = 1; tap <= 30; tap++) {
      void spesa.cart.want({ productId: 10 }, tap * 1000);
      await pass(20);
    }
    await pass();
    expect(net.sent.length).toBeLessThanOrEqual(3);
    expect(server.quantities.get(10)).toBe(30);
    expect(spesa.cart.store.getState().pending).toEqual({});
  });

  it('NET-09 five clicks in one tick are one call', async () => {
    const { net, server, spesa } = await opened();
    for (let click = 0; click < 5; click++) void spesa.cart.want({ productId: 10 }, 1000);
    await pass();
    expect(net.sent).toHaveLength(1);
    expect(server.quantities.get(10)).toBe(1);
  });

  it('the wanted quantity is shown at once, a refusal falls back', async () => {
    const net = network(() =>
      reply(aCart([aLine(110, 10, 2)]), { status: 4, errors: [{ code: 'cart.maxAcq', message: 'Al massimo 2' }] }),
    );
    const { spesa } = testSpesa(net.fetch);
    spesa.cart.adopt(aCart([aLine(110, 10, 2)]));
    const wish = spesa.cart.want({ productId: 10 }, 3000);
    const refused = expect(wish).rejects.toMatchObject({ reason: 'rejected' });
    expect(spesa.cart.quantityOf({ productId: 10 })).toBe(3000);
    await pass();
    await refused;
    expect(spesa.cart.quantityOf({ productId: 10 })).toBe(2000);
  });

  it('a wish changed while a call is under way is brought to the cart after it', async () => {
    const server = cartServer();
    const net = network();
    const { spesa } = testSpesa(net.fetch);
    spesa.cart.adopt(server.current(), 0);
    void spesa.cart.want({ productId: 10 }, 1000);
    await pass();
    void spesa.cart.want({ productId: 10 }, 4000);
    net.sent[0]!.answer(server.act(net.sent[0]!));
    await pass();
    net.sent[1]!.answer(server.act(net.sent[1]!));
    await pass();
    expect(net.sent.map(({ path }) => path)).toEqual(['/cart/add', '/cart/update']);
    expect(server.quantities.get(10)).toBe(4);
  });

  it('0 deletes the line', async () => {
    const { server, net, spesa } = await opened();
    void spesa.cart.want({ productId: 10 }, 1000);
    await pass();
    void spesa.cart.want({ productId: 10 }, 0);
    await pass();
    expect(net.sent.map(({ path }) => path)).toEqual(['/cart/add', '/cart/delete']);
    expect(server.quantities.size).toBe(0);
  });

  it('CART-18 a product with one line is one wish wherever it is made', async () => {
    const { spesa } = await opened();
    spesa.cart.adopt(aCart([aLine(110, 10, 1)]), 1);
    void spesa.cart.want({ productId: 10, itemId: 110 }, 2000);
    expect(spesa.cart.quantityOf({ productId: 10 })).toBe(2000);
    spesa.cart.adopt(aCart([aLine(110, 10, 1), aLine(111, 10, 1)]), 2);
    expect(spesa.cart.wishKey({ productId: 10, itemId: 110 })).not.toBe(
      spesa.cart.wishKey({ productId: 10, itemId: 111 }),
    );
  });

  it('what waits is sent when the page is left', async () => {
    const { server, browser, spesa } = await opened();
    void spesa.cart.want({ productId: 10 }, 2000);
    browser.leave();
    await settle();
    expect(server.quantities.get(10)).toBe(2);
  });
});
