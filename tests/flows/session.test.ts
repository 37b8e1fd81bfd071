import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cart as calls } from '../../core/api/endpoints/cart.ts';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { readyToShop } from '../../core/flows/readyToShop.ts';
import { addToCart } from '../../core/flows/addToCart.ts';
import { reportFailure } from '../../core/flows/reportFailure.ts';
import { showMessages } from '../../core/flows/showMessages.ts';
import { signIn, signOut } from '../../core/flows/signIn.ts';
import type { ChainAnswer } from '../../core/stores/dialogs.ts';
import type { Cart } from '../../core/schema/cart.ts';
import { aCart, aProduct } from '../carts.ts';
import { network, reply, settle } from '../network.ts';
import type { Spesa } from '../../core/spesa.ts';
import { createDevice, memoryStorage, testSpesa } from '../testBrowser.ts';

describe('a session that ends', () => {
  it('SES-01 ten calls answered 419 are one toast, one cleared state and one prompt', async () => {
    const net = network();
    const { spesa } = testSpesa(net.fetch);
    spesa.cart.adopt(aCart());
    const ten = Array.from({ length: 10 }, () => spesa.client.call(calls.view, {}).catch(() => {}));
    await settle();
    for (const sent of net.waiting()) {
      sent.answer(reply({}, { http: 419, status: 5 }));
      await settle();
    }
    await Promise.all(ten);
    expect(spesa.toasts.store.getState().list).toMatchObject([
      { kind: 'error', count: 1, text: 'La sessione è scaduta, si prega di rieffettuare il login per continuare.' },
    ]);
    expect(spesa.dialogs.store.getState().levels).toMatchObject([{ name: 'login' }]);
    expect([spesa.cart.current(), spesa.session.isLoggedIn()]).toEqual([null, false]);
  });

  it('a visitor who was nobody is told nothing', async () => {
    const { spesa } = testSpesa(network(() => reply({}, { http: 419 })).fetch);
    await spesa.cart.load().catch(() => {});
    expect(spesa.toasts.store.getState().list).toEqual([]);
    expect(spesa.dialogs.store.getState().levels).toEqual([]);
  });

  it('SES-03 a 419 to a call of the session before leaves the one that a login has opened since', async () => {
    const net = network();
    const { spesa } = testSpesa(net.fetch);
    const late = spesa.cart.run(calls.add, { items: [{ productId: 1, quantity: 1 }] }).catch((error: unknown) => error);
    await settle();
    const login = signIn(spesa, { login: 'a', password: 'b' });
    await settle();
    net.sent[1]!.answer(reply(aCart(), { headers: { 'X-Ebsn-Session': 'new' } }));
    await login;
    net.sent[0]!.answer(reply({}, { http: 419, status: 5 }));
    await settle();
    net.sent[2]!.answer(reply(aCart()));
    expect(await late).toMatchObject({ reason: 'uncertain' });
    expect([net.sent[2]!.path, net.sent[2]!.headers.get('X-Ebsn-Session')]).toEqual(['/cart/view', 'new']);
    expect([spesa.session.isLoggedIn(), spesa.dialogs.store.getState().levels]).toEqual([true, []]);
  });

  it.each([
    ['an add', (spesa: Spesa) => spesa.cart.run(calls.add, { items: [{ productId: 1, quantity: 1 }] })],
    ['a refused add', (spesa: Spesa) => spesa.cart.run(calls.add, { items: [{ productId: 1, quantity: 1 }] })],
    ['a read', (spesa: Spesa) => spesa.cart.load()],
  ])('SES-04 what answers %s that was under way at the logout is dropped, in both tabs', async (name, begin) => {
    const device = createDevice();
    const net = network(({ path }) =>
      path === '/auth/login'
        ? reply(aCart([], { cartId: 7 }), { headers: { 'X-Ebsn-Session': 's' } })
        : path === '/auth/logout'
          ? reply({}, { headers: { 'X-Ebsn-Session': '' } })
          : undefined,
    );
    const page = memoryStorage();
    const one = testSpesa(net.fetch, { device, page });
    const two = testSpesa(net.fetch, { device });
    await signIn(one.spesa, { login: 'a', password: 'b' });
    const under = [one, two].map(({ spesa }) => begin(spesa).catch((error: unknown) => error));
    await settle();
    await signOut(one.spesa);
    for (let late = net.waiting()[0]; late; late = net.waiting()[0]) {
      late.answer(reply(aCart([], { cartId: 7 }), { status: name.includes('refused') ? 6 : 0 }));
      await settle();
    }
    await Promise.all(under);
    expect([one.spesa.cart.current(), two.spesa.cart.current()]).toEqual([null, null]);
    expect(JSON.stringify({ ...page, ...device.local })).not.toContain('"cartId":7');
  });

  it('SES-03 SES-05 a cart of the session before does not replace the one that a login has brought, and what still waits is not sent in the new one', async () => {
    const net = network(({ path, headers }) =>
      path === '/auth/login'
        ? reply(aCart([], { cartId: 7 }), { headers: { 'X-Ebsn-Session': 'new' } })
        : path === '/cart/view' && headers.get('X-Ebsn-Session') === 'new'
          ? reply(aCart([], { cartId: 7 }))
          : undefined,
    );
    const { spesa } = testSpesa(net.fetch);
    const first = spesa.cart.run(calls.add, { items: [{ productId: 1, quantity: 1 }] });
    await settle();
    net.waiting()[0]!.answer(reply(aCart([], { cartId: 3 }), { headers: { 'X-Ebsn-Session': 'old' } }));
    await first;
    const late = spesa.cart.run(calls.add, { items: [{ productId: 2, quantity: 1 }] });
    const queued = spesa.cart
      .run(calls.add, { items: [{ productId: 3, quantity: 1 }] })
      .catch((error: unknown) => error);
    await settle();
    await signIn(spesa, { login: 'a', password: 'b' });
    net.waiting()[0]!.answer(reply(aCart([], { cartId: 3 })));
    await late;
    expect(await queued).toMatchObject({ reason: 'uncertain' });
    expect(net.sent.filter(({ path }) => path === '/cart/add')).toHaveLength(2);
    expect(spesa.cart.current()?.cartId).toBe(7);
  });

  it('SES-04 logout clears everything though the call fails, and other tabs follow', async () => {
    const device = createDevice();
    const net = network(({ path }) =>
      path === '/auth/login'
        ? reply(aCart(), { headers: { 'X-Ebsn-Session': 's' } })
        : new Response('', { status: 500 }),
    );
    const one = testSpesa(net.fetch, { device });
    const two = testSpesa(net.fetch, { device });
    await signIn(one.spesa, { login: 'a', password: 'b' });
    two.spesa.cart.adopt(aCart());
    await signOut(one.spesa);
    await settle();
    expect([one.spesa.cart.current(), two.spesa.cart.current()]).toEqual([null, null]);
    expect([...Object.keys(device.local)].map((key) => device.local.getItem(key)).join()).not.toContain(
      '"session":"s"',
    );
  });
});

const asCart = (has: { login: boolean; address: boolean; slot: boolean }): Cart =>
  aCart([], {
    user: { userId: has.login ? 7 : -1 },
    shippingAddress: { addressId: has.address ? 5 : -1, autoAssigned: !has.address },
    timeslot: { timeslotId: has.slot ? 9 : -1, autoAssigned: !has.slot },
  });

describe('the chain', () => {
  it('CART-13 a whole chain ends in exactly one add, a cancel at any point in none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 4 }),
        fc.record({ bypassAddress: fc.boolean(), bypassTimeslot: fc.boolean(), anonymousCart: fc.boolean() }),
        async (cancelAt, config) => {
          const has = { login: false, address: false, slot: false };
          const net = network(({ path }) => (path === '/cart/add' ? reply(aCart()) : reply(asCart(has))));
          const { spesa } = testSpesa(net.fetch, { config });
          let shown = 0;
          let cancelled = false;
          spesa.dialogs.store.subscribe(({ levels }) => {
            const level = levels.at(-1);
            if (!level?.name) return;
            if (shown++ === cancelAt) {
              cancelled = true;
              return spesa.dialogs.answer(level.id, undefined);
            }
            const answers: Record<string, () => ChainAnswer> = {
              login: () => ((has.login = true), 'done'),
              address: () => ((has.address = true), config.bypassTimeslot ? 'done' : 'setTimeslot'),
              timeslot: () => ((has.slot = true), 'done'),
            };
            queueMicrotask(() => spesa.dialogs.answer(level.id, answers[level.name!]!()));
          });
          const done = await addToCart(spesa, aProduct(), 1000);
          expect(done).toBe(!cancelled);
          expect(net.sent.filter(({ path }) => path === '/cart/add')).toHaveLength(cancelled ? 0 : 1);
          expect(spesa.dialogs.store.getState().levels).toEqual([]);
        },
      ),
      { numRuns: 20, seed: 7 },
    );
  });

  it('needing a timeslot may lead back to the address, then to the store', async () => {
    const has = { login: true, address: true, slot: false };
    const { spesa } = testSpesa(network(() => reply(asCart(has))).fetch);
    spesa.cart.adopt(asCart(has));
    const seen: string[] = [];
    const path: ChainAnswer[] = ['setAddress', 'setStore', 'setTimeslot', 'done'];
    spesa.dialogs.store.subscribe(({ levels }) => {
      const level = levels.at(-1);
      if (!level?.name) return;
      seen.push(level.name);
      if (path.length === 1) has.slot = true;
      queueMicrotask(() => spesa.dialogs.answer(level.id, path.shift()));
    });
    expect(await readyToShop(spesa)).toBe(true);
    expect(seen).toEqual(['timeslot', 'address', 'store', 'timeslot']);
  });
});

describe('messages', () => {
  const one = { code: '', message: 'testo' };
  const levels = [[], [one]];
  it.each(
    levels.flatMap((errors) =>
      levels.flatMap((infos) =>
        levels.flatMap((warnings) => [0, 4].map((status) => ({ errors, infos, warnings, status }))),
      ),
    ),
  )(
    'CART-10 success is told only for status 0 and three empty lists: $status $errors.length $infos.length $warnings.length',
    async (messages) => {
      const net = network(() => reply(aCart(), messages));
      const { spesa } = testSpesa(net.fetch, { config: { anonymousCart: true } });
      await addToCart(spesa, aProduct(), 1000).catch(() => {});
      const { list } = spesa.toasts.store.getState();
      const silent = messages.errors.length + messages.infos.length + messages.warnings.length === 0;
      expect(list.some(({ text }) => text.startsWith('Aggiunto: '))).toBe(messages.status === 0 && silent);
    },
  );

  it('codes on the popup list are notices to be closed', () => {
    const { spesa } = testSpesa(network().fetch, { config: { popupCodes: ['cart.closed'] } });
    showMessages(spesa, { errors: [{ code: 'cart.closed', message: 'Chiuso' }], infos: [], warnings: [] });
    expect(spesa.toasts.store.getState().list).toMatchObject([{ kind: 'notice', ms: 0 }]);
  });

  it('a popup that only informs is shown once a day on a device, a fault every time (ruling 32)', () => {
    const device = createDevice();
    const config = { popupCodes: ['shop.news', 'cart.closed'] };
    const said = (code: string, kind: 'infos' | 'errors', days = 0) => {
      const { spesa, browser } = testSpesa(network().fetch, { device, config });
      browser.offset = days * 86_400_000;
      showMessages(spesa, { errors: [], infos: [], warnings: [], [kind]: [{ code, message: 'Testo' }] });
      return spesa.toasts.store.getState().list.length;
    };
    const days = [said('shop.news', 'infos'), said('shop.news', 'infos'), said('shop.news', 'infos', 1)];
    expect(days).toEqual([1, 0, 1]);
    expect([said('cart.closed', 'errors'), said('cart.closed', 'errors')]).toEqual([1, 1]);
  });

  it('minAcq is told in the server’s words, which bring the number; without any, in ours', async () => {
    const texts = async (errors: object[]) => {
      const { spesa } = testSpesa(network(() => reply({}, { status: 2, errors: errors as never })).fetch);
      const refused = await spesa.client.call(calls.update, { items: [] }).catch((error: unknown) => error);
      await reportFailure(spesa, refused, calls.update.failure);
      return spesa.toasts.store.getState().list.map(({ text }) => text);
    };
    expect(await texts([{ code: 'minAcq', message: 'Almeno 3 confezioni.' }])).toEqual(['Almeno 3 confezioni.']);
    const [own, ...more] = await texts([]);
    expect([own?.includes('{'), more]).toEqual([false, []]);
  });

  it('SLOT-10 what an order that waits for its payment forbids leads to that order’s page, and stays until closed', async () => {
    const locked = { code: 'timeslot.locked', message: 'L’ordine 260001 aspetta il pagamento.', orderId: 260001 };
    const net = network(() => reply({}, { status: 4, errors: [locked] }));
    const { spesa, browser } = testSpesa(net.fetch);
    const refused = spesa.client.call(delivery.selectTimeslot, { sel_date: '2026-11-24', timeslot_id: 1 });
    await reportFailure(spesa, await refused.catch((error: unknown) => error));
    const [toast] = spesa.toasts.store.getState().list;
    expect(toast).toMatchObject({ kind: 'error', ms: 0, text: locked.message, action: { label: 'Vai all’ordine' } });
    toast!.action!.run();
    expect(browser.went).toEqual(['/profile/orders/260001']);
  });

  it('CART-11 at most five toasts, equal ones counted, errors outlast others', () => {
    const { spesa } = testSpesa(network().fetch);
    const { toasts } = spesa;
    toasts.show({ kind: 'error', text: 'errore' });
    for (let n = 0; n < 7; n++) toasts.show({ kind: 'success', text: `t${n}` });
    for (let n = 0; n < 20; n++) toasts.show({ kind: 'success', text: 't6' });
    const { list } = toasts.store.getState();
    expect(list).toHaveLength(5);
    expect(list[0]).toMatchObject({ kind: 'error' });
    expect(list.at(-1)).toMatchObject({ text: 't6', count: 21 });
  });
});
