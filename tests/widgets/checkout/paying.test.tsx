import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { placeOrder } from '../../../core/flows/placeOrder.ts';
import { signIn } from '../../../core/flows/signIn.ts';
import { allowOpenOrders } from '../../demo/server/buying.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { createDevice, testSpesa, type Device } from '../../testBrowser.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { answer, place, type Stage } from '../stage.ts';

const plain = plainShop(2);
const user = userEvent.setup({ delay: null });
const law = 'Ordina con obbligo di pagare';
let page: Stage;
let element: HTMLElement;

async function open(tag: 'spesa-payment' | 'spesa-checkout' = 'spesa-payment', device?: Device): Promise<void> {
  await plain.shop.db.updateTable('shop_order').set({ status: 10 }).where('status', '=', 1).execute();
  page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: [{ productId: plain.id(0), quantity: 5 }],
    config: { paymentOrigins: ['http://provider.test'] },
    ...(device && { device }),
  });
  element = await place(tag);
}
beforeAll(() => allowOpenOrders(plain.shop, 100));
beforeEach(() => void history.replaceState(null, '', '/'));
afterEach(() => {
  page.intercept(undefined);
  vi.useRealTimers();
});
const orderButton = () => within(element).findByRole<HTMLButtonElement>('button', { name: law });
const choose = async (name: RegExp) => user.click(await within(element).findByRole('radio', { name }));
const alert = () => within(element).findByRole('alert');
const placed = async () =>
  (await plain.shop.db.selectFrom('shop_order').select('order_id').where('status', '=', 3).execute()).length;
/** The next call to this path is answered 419, as after the session’s end. */
const expireOnce = (path: string) => {
  let times = 0;
  page.intercept((url) =>
    url.pathname.endsWith(path) && times++ === 0 ? new Response('{}', { status: 419 }) : undefined,
  );
};
async function logInAgain(): Promise<void> {
  const form = within(await dialogPart('form'));
  await user.type(form.getByLabelText(/^E-mail/), 'anna@example.it');
  await user.type(form.getByLabelText(/^Password/), 'spesa-demo');
  await user.click(form.getByRole('button', { name: 'Entra' }));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
}

describe('[spesa-payment] two tabs on the way to the order', () => {
  /** The same customer's other tab, which orders. */
  async function elsewhere(device?: Device): Promise<number> {
    const { spesa } = testSpesa(plain.shop.fetch, { ...(device && { device }) });
    if (device) await spesa.cart.load();
    else await signIn(spesa, { login: 'anna@example.it', password: 'spesa-demo' });
    return (await placeOrder(spesa, { paymentTypeId: 22 }, spesa.cart.current()!.grossTotal)).orderId;
  }
  const seesOrder = async (id: number) => {
    const title = await within(element).findByRole('heading', { name: 'Hai già ordinato questa spesa' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect([scrollX, scrollY], 'the page is seen from its top').toEqual([0, 0]);
    expect(element.textContent).toContain(`È l’ordine ${id}`);
    const link = within(element).getByRole('link', { name: 'Vedi l’ordine' });
    expect(link.getAttribute('href')).toBe(`/profile/orders/${id}`);
    expect(within(element).queryByRole('button', { name: law })).toBeNull();
  };

  test.each(['spesa-payment', 'spesa-checkout'] as const)(
    'PAY-03 the tab that comes second learns of the order from the first, and leads to it [%s]',
    async (tag) => {
      const device = createDevice();
      await open(tag, device);
      await waitFor(() => expect(element.querySelector('.bill')).toBeTruthy());
      scrollTo(0, 900);
      await seesOrder(await elsewhere(device));
      expect(page.asked('/checkout/buy')).toEqual([]);
    },
  );

  test('PAY-03 tabs that cannot speak to each other: the second press makes no second order, and leads to the first', async () => {
    await open();
    await choose(/alla consegna/);
    await orderButton();
    const id = await elsewhere();
    const count = await placed();
    scrollTo(0, 900);
    await user.click(await orderButton());
    await seesOrder(id);
    expect(await placed()).toBe(count);
    expect(page.browser.went).toEqual([]);
  });

  test('PAY-03 what was put into the cart since is not ordered by the old press: the order is named, with a way to it', async () => {
    await open();
    await choose(/alla consegna/);
    await orderButton();
    const id = await elsewhere();
    const count = await placed();
    const me = testSpesa(plain.shop.fetch).spesa;
    await signIn(me, { login: 'anna@example.it', password: 'spesa-demo' });
    const { cart } = await import('../../../core/api/endpoints/cart.ts');
    await me.client.call(cart.add, { items: [{ productId: plain.id(1), quantity: 6 }] });
    await user.click(await orderButton());
    const said = await alert();
    expect(said.textContent).toContain(`Questa spesa è già stata ordinata: è l’ordine ${id}.`);
    expect(within(said).getByRole('link', { name: 'Vai ai tuoi ordini' })).toBeTruthy();
    expect(await placed()).toBe(count);
  });

  test('an empty cart that nobody has ordered says only that there is nothing', async () => {
    plain.shop.clock.offset += 40 * 60_000;
    page = await shopPage(plain.shop, { as: 'anna', ready: true });
    element = await place('spesa-payment');
    await within(element).findByText('Non c’è niente da ordinare');
    plain.shop.clock.offset = 0;
  });
});

describe('[spesa-payment] the session ends on the way', () => {
  test('SES-02 419 on prepare: after the login the bill is the server’s, and nothing was ordered', async () => {
    await open();
    await orderButton();
    element.remove();
    expireOnce('/checkout/prepare');
    const count = await placed();
    element = await place('spesa-payment');
    await logInAgain();
    expect(await orderButton()).toBeTruthy();
    expect(page.asked('/checkout/prepare').length).toBeGreaterThanOrEqual(2);
    expect([page.asked('/checkout/buy'), await placed()]).toEqual([[], count]);
  });

  test('SES-02 419 on buy: it is not sent again by itself; cart and total are read anew, and only another press orders them', async () => {
    await open();
    await choose(/alla consegna/);
    await orderButton();
    const count = await placed();
    await plain.shop.db
      .updateTable('price')
      .set({ list: 1100, paid: 1100 })
      .where('product_id', '=', plain.id(0))
      .execute();
    expireOnce('/checkout/buy');
    await user.click(await orderButton());
    await logInAgain();
    await waitFor(() => expect(element.querySelector('.bill')!.textContent).toContain('55,00\u00a0€'));
    await orderButton();
    expect([page.asked('/checkout/buy').length, await placed(), page.browser.went]).toEqual([1, count, []]);
    await choose(/alla consegna/);
    await user.click(await orderButton());
    await waitFor(() => expect(page.browser.went).toHaveLength(1));
    expect([page.asked('/checkout/buy').length, await placed()]).toEqual([2, count + 1]);
    await plain.shop.db
      .updateTable('price')
      .set({ list: 1000, paid: 1000 })
      .where('product_id', '=', plain.id(0))
      .execute();
  });

  /** The customer has bought by card and is on the way back from the card's page, which the payment page has not read yet. */
  async function comeBack(): Promise<void> {
    await open();
    const { data } = await page.spesa.client.call(checkout.buy, { payment_type_id: 12 });
    element.remove();
    history.replaceState(null, '', `/payment?order_id=${data.orderId}`);
  }

  test('SES-02 419 on the way back from the card’s page: no failure is claimed; after the login the order is asked for, and nothing is bought', async () => {
    await comeBack();
    expireOnce('/order/view');
    page.requests.length = 0;
    element = await place('spesa-payment');
    await within(element).findByText(/entra e ti diciamo com’è andato il pagamento/);
    expect(element.textContent).not.toMatch(/non è riuscito|addebitato/);
    await logInAgain();
    await within(element).findByText('Stiamo aspettando la conferma del pagamento…');
    expect(page.asked('/checkout/buy')).toEqual([]);
    expect(page.asked('/order/view').length).toBeGreaterThanOrEqual(2);
  });

  test('SES-02 who does not log in at once is not told of a failure, and may go on later', async () => {
    await comeBack();
    expireOnce('/order/view');
    element = await place('spesa-payment');
    await dialogPart('form');
    await user.click(within(topDialog()).getAllByRole('button', { name: 'Chiudi' })[0]!);
    await user.click(await within(element).findByRole('button', { name: 'Accedi' }));
    await logInAgain();
    await within(element).findByText('Stiamo aspettando la conferma del pagamento…');
  });

  test('a shop that does not answer on the way back is no failed payment either: it can be asked again', async () => {
    await comeBack();
    page.intercept((url) => (url.pathname.endsWith('/order/view') ? new Response('', { status: 503 }) : undefined));
    element = await place('spesa-payment');
    await within(element).findByText('Non sappiamo ancora com’è andato il pagamento');
    expect(element.textContent).not.toContain('addebitato');
    page.intercept(undefined);
    await user.click(within(element).getByRole('button', { name: 'Riprova' }));
    await within(element).findByText('Stiamo aspettando la conferma del pagamento…');
  });
});

describe('[spesa-payment] the card’s site', () => {
  /** Pays with a new card, on a clock of the test's own, and gives the button that was pressed. */
  async function leave(): Promise<HTMLElement> {
    await open();
    await choose(/nuova carta/);
    const button = await orderButton();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.click(button);
    await waitFor(() => expect(page.browser.went).toHaveLength(1));
    return button;
  }

  test('PAY-12 a page that is still here after the press was kept from the card’s site: it is said within ten seconds, and another way to pay is free', async () => {
    const button = await leave();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(button.hasAttribute('aria-busy')).toBe(true);
    expect(within(element).queryByRole('alert')).toBeNull();
    await vi.advanceTimersByTimeAsync(6_000);
    vi.useRealTimers();
    expect((await alert()).textContent).toContain('Il sito del gestore delle carte non si apre');
    expect(button.hasAttribute('aria-busy')).toBe(false);
    await choose(/alla consegna/);
    expect(within(element).queryByRole('alert')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(page.browser.went).toHaveLength(2));
    expect(page.browser.went[1]).toMatch(/\?new=1$/);
  });

  test('PAY-12 who comes back by the browser’s button is told of no block afterwards', async () => {
    const button = await leave();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(within(element).queryByRole('alert')).toBeNull();
  });
});

test('PAY-19 [spesa-payment] gifts that pay for everything: no way to pay is asked for, it is said why, and one press orders', async () => {
  await open();
  await orderButton();
  element.remove();
  page.intercept(undefined);
  const real = await page.spesa.client.call(checkout.prepare, {});
  page.intercept((url) =>
    url.pathname.endsWith('/checkout/prepare')
      ? answer({ ...real.data, prebilledAmount: 0, cart: { ...real.data.cart, grossTotal: 0 } })
      : undefined,
  );
  element = await place('spesa-payment');
  await within(element).findByText(/I tuoi buoni coprono tutta la spesa/);
  expect(within(element).queryByRole('radio')).toBeNull();
  expect((await orderButton()).disabled).toBe(false);
});

test('LAW-01 [spesa-payment] the button bears the words of the law alone, whatever way to pay is chosen, and no text of the site or the server changes them', async () => {
  await open();
  for (const way of await within(element).findAllByRole('radio')) {
    await user.click(way);
    expect((await orderButton()).textContent).toBe(law);
  }
  const others = within(element)
    .getAllByRole('button')
    .filter((each) => each.textContent !== law);
  expect(
    others.map(({ textContent }) => textContent).filter((text) => /ordin|pag|acquist|conferm/i.test(text)),
  ).toEqual([]);
});
