import { describe, expect, it } from 'vitest';
import { addAllFromOrder } from '../../core/flows/addAllFromOrder.ts';
import { addIngredients } from '../../core/flows/addIngredients.ts';
import { addToCart } from '../../core/flows/addToCart.ts';
import { addListToCart } from '../../core/flows/buyList.ts';
import { buyUsual } from '../../core/flows/buyUsual.ts';
import { chooseTimeslot } from '../../core/flows/chooseDelivery.ts';
import { goOn } from '../../core/flows/goOn.ts';
import { goToCheckout } from '../../core/flows/goToCheckout.ts';
import { GOING_ON } from '../../core/flows/interrupted.ts';
import type { Spesa } from '../../core/spesa.ts';
import { aCart, aProduct } from '../carts.ts';
import { network, reply } from '../network.ts';
import { testSpesa } from '../testBrowser.ts';
import { read, source } from '../trackedFiles.ts';

const product = aProduct();

/** Everything that waits for login, address and slot. */
const waiting: Record<string, ['add' | 'order', (spesa: Spesa) => Promise<unknown>]> = {
  'one product': ['add', (spesa) => addToCart(spesa, product, 1000)],
  'an earlier order': ['add', (spesa) => addAllFromOrder(spesa, { orderId: 1, orderItems: [] })],
  'a list': [
    'add',
    (spesa) => addListToCart(spesa, { listId: 1, name: 'Casa', size: 0, sharingData: { grant: 'OWNER' } }),
  ],
  'what is usually bought': ['add', (spesa) => buyUsual(spesa, [])],
  'a recipe': ['add', (spesa) => addIngredients(spesa, [{ product, wanted: 1000 }])],
  'what a registration interrupted': [
    'add',
    (spesa) => {
      spesa.browser.page.write(GOING_ON, { back: '/', at: 0, productId: 1 });
      return goOn(spesa);
    },
  ],
  'the checkout': ['order', (spesa) => goToCheckout(spesa)],
};
const missing = {
  login: { user: { userId: -1 } },
  address: { shippingAddress: { addressId: -1 } },
  timeslot: { timeslot: { timeslotId: -1 } },
};
const said = {
  add: {
    login: 'Niente è stato aggiunto: prima accedi o registrati.',
    address: 'Niente è stato aggiunto: scegli prima dove e quando.',
    timeslot: 'Niente è stato aggiunto: scegli prima dove e quando.',
  },
  order: {
    login: 'Per ordinare prima accedi o registrati.',
    address: 'Per ordinare scegli prima dove e quando.',
    timeslot: 'Per ordinare scegli prima dove e quando.',
  },
};
const shop = (step: keyof typeof missing) => {
  const cart = aCart([], missing[step]);
  const net = network(({ path }) => reply(path === '/products' ? product : cart));
  const { spesa } = testSpesa(net.fetch);
  spesa.cart.adopt(cart);
  return { spesa, net };
};
const notices = (spesa: Spesa) =>
  spesa.toasts.store
    .getState()
    .list.filter(({ kind }) => kind === 'notice')
    .map(({ text }) => text);

describe('what waits for the delivery choice', () => {
  it.each(
    Object.entries(waiting).flatMap(([name, [what, run]]) =>
      (['login', 'address', 'timeslot'] as const).map((step) => ({ name, what, step, run })),
    ),
  )('$name: leaving at the $step says that it was not done, and why', async ({ what, step, run }) => {
    const { spesa, net } = shop(step);
    spesa.dialogs.store.subscribe(({ levels }) => {
      const level = levels.at(-1);
      if (level?.name) queueMicrotask(() => spesa.dialogs.answer(level.id, undefined));
    });
    await run(spesa);
    expect(notices(spesa)).toEqual([said[what][step]]);
    expect(net.sent.filter(({ path }) => path.startsWith('/cart/add'))).toEqual([]);
  });

  it('the message leaves once a slot is chosen', async () => {
    const { spesa } = shop('timeslot');
    spesa.dialogs.store.subscribe(({ levels }) => {
      const level = levels.at(-1);
      if (level?.name) queueMicrotask(() => spesa.dialogs.answer(level.id, undefined));
    });
    await addToCart(spesa, product, 1000);
    expect(notices(spesa)).toHaveLength(1);
    await chooseTimeslot(spesa, { date: '2027-01-20', timeslotId: 9 });
    expect(notices(spesa)).toEqual([]);
  });

  it('is asked for in one place: others only change it', () => {
    const asking = source.filter((file) => /\breadyToShop\(/.test(read(file)));
    expect(asking.sort()).toEqual([
      'core/flows/readyFor.ts',
      'core/flows/readyToShop.ts',
      'widgets/cart/contents/CartDelivery.tsx',
      'widgets/hooks/useReady.ts',
    ]);
  });
});
