import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { checkout } from '../../../../core/api/endpoints/checkout.ts';
import { plainShop } from '../../../demo/server/plainShop.ts';
import { dialogPart, offeredDay, shopPage, topDialog } from '../../shop.ts';
import { answer, place } from '../../stage.ts';
import { startReading, type Reading } from './reader.ts';

const plain = plainShop(4, { stock: 100 });
const user = userEvent.setup({ delay: null });
/** What shoppers get; the words are the same on both engines, the moments at which parts of them arrive are not. */
const spoken = test.runIf(process.env['SPESA_RUNTIME'] === 'preact');
/** How long the slot is held arrives after the rest. */
const held = (element: HTMLElement) => within(element).findByText(/^Il posto è tuo/);
const touch = () => document.dispatchEvent(new Event('pointerover'));
const frozen = (name: string, reading: Reading) =>
  expect(reading.transcript()).toMatchFileSnapshot(`./transcripts/${name}.txt`);
afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const bought = (pieces = 5) => ({ as: 'anna', ready: true, lines: [{ productId: plain.id(0), quantity: pieces }] });

spoken(
  'A11Y-15 [spesa-search-box] search: how many suggestions there are, and the one that the arrows reach',
  async () => {
    const page = await shopPage(plain.shop);
    const found = ['latte', 'latte fresco', 'latte intero'].map((name, id) => ({ type: 'keyword', id, name }));
    page.intercept((url) => (url.pathname.endsWith('/suggest') ? answer({ suggestions: found }) : undefined));
    const element = await place('spesa-search-box');
    touch();
    const field = within(element).getByRole<HTMLInputElement>('combobox');
    const reading = startReading();
    await reading.read('the box', element);
    await reading.hear('"latte" is typed', async () => {
      await user.click(field);
      fireEvent.input(field, { target: { value: 'latte' } });
      await waitFor(() => expect(within(element).getAllByRole('option').length).toBeGreaterThan(2));
    });
    await reading.hear('two steps down', () => user.keyboard('{ArrowDown}{ArrowDown}'));
    await reading.read('the suggestions', within(element).getByRole('listbox'));
    await frozen('search', reading);
  },
);

spoken(
  'A11Y-15 [spesa-product] add: the card, what a press says, and the control that takes the button’s place',
  async () => {
    const page = await shopPage(plain.shop, { as: 'anna', ready: true });
    const element = await place('spesa-product', { 'product-id': String(plain.id(0)) });
    const button = () => element.querySelector<HTMLElement>('[data-press^="add:"]');
    await waitFor(() => expect(button()).not.toBeNull());
    touch();
    const reading = startReading();
    await reading.read('the card', element);
    await reading.hear('added', async () => {
      await user.click(button()!);
      await waitFor(() => expect(page.spesa.cart.quantityOf({ productId: plain.id(0) })).toBe(1000));
      await waitFor(() => expect(document.querySelector('.toast')).not.toBeNull());
    });
    await reading.read('the card with it in the cart', element);
    await frozen('add', reading);
  },
);

spoken('A11Y-15 [spesa-cart-drawer] drawer: its name, a line, codes and totals', async () => {
  const page = await shopPage(plain.shop, bought());
  await place('spesa-cart-drawer');
  const reading = startReading();
  await reading.hear('opened', async () => {
    void page.spesa.dialogs.open('cart', {});
    await waitFor(() => expect(topDialog()?.querySelector('.cart-line')).toBeTruthy());
    await screen.findByRole('region', { name: 'I tuoi vantaggi' });
    await within(topDialog()).findByLabelText('Codice sconto o buono');
  });
  await reading.read('the drawer', topDialog());
  await frozen('drawer', reading);
});

spoken('A11Y-15 [spesa-cart-page] quantity: up, down, typed beyond what there is, and taken out', async () => {
  const page = await shopPage(plain.shop, bought(1));
  const element = await place('spesa-cart-page');
  await waitFor(() => expect(element.querySelector('.cart-line')).not.toBeNull());
  const control = () => within(element.querySelector<HTMLElement>('.cart-line')!);
  const settled = (pieces: number) =>
    waitFor(() => expect(page.spesa.cart.current()?.cartItems?.[0]?.quantity).toBe(pieces));
  const reading = startReading();
  await reading.read('the line', element.querySelector('.cart-line')!);
  await reading.hear('one more', async () => {
    await user.click(control().getByRole('button', { name: /^Aumenta|^Aggiungi/ }));
    await settled(2);
  });
  await reading.hear('a thousand typed', async () => {
    const field = control().getByRole('textbox');
    await user.clear(field);
    await user.type(field, '1000{Enter}');
    await settled(100);
  });
  await reading.hear('taken out', async () => {
    const field = control().getByRole('textbox');
    await user.clear(field);
    await user.type(field, '0{Enter}');
    await dialogPart('.dialog__foot');
  });
  await reading.read('the question', topDialog());
  await frozen('quantity', reading);
});

spoken('A11Y-15 [spesa-login] login with an error: fields, refusal and where the focus goes', async () => {
  await shopPage(plain.shop);
  const element = await place('spesa-login');
  const field = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  await waitFor(() => expect(field('login')).toBeTruthy());
  const enter = () => user.click(within(element).getByRole('button', { name: 'Entra' }));
  const reading = startReading();
  await reading.read('the page', element);
  await reading.hear('sent empty', async () => {
    await enter();
    await waitFor(() => expect(element.querySelector('.error-summary')).not.toBeNull());
  });
  await reading.read('the faults', element.querySelector('form')!);
  await reading.hear('a wrong password', async () => {
    await user.type(field('login'), 'anna@example.it');
    await user.type(field('password'), 'sbagliata');
    await enter();
    await waitFor(() => expect(element.textContent).toMatch(/non corrette/));
  });
  await reading.read('the refusal', element.querySelector('form')!);
  await frozen('login', reading);
});

spoken('A11Y-15 [spesa-address-form] address: the form, and its faults', async () => {
  await shopPage(plain.shop, { as: 'anna' });
  const element = await place('spesa-address-form');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  const reading = startReading();
  await reading.read('the page', element);
  await reading.hear('sent empty', async () => {
    const form = element.querySelector('form')!;
    await user.click(form.querySelector<HTMLElement>('[type=submit]')!);
    await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).not.toBeNull());
  });
  await reading.read('the faults', element.querySelector('form')!);
  await frozen('address', reading);
});

spoken('A11Y-15 [spesa-timeslot-picker] slot: days, hours and the choice', async () => {
  const page = await shopPage(plain.shop, { as: 'anna', ready: true });
  const element = await place('spesa-timeslot-picker');
  await waitFor(() => expect(element.querySelector('.slot-card')).not.toBeNull());
  const reading = startReading();
  await reading.hear('another day', () => user.click(offeredDay(element)));
  const group = await within(element).findByRole('radiogroup');
  await reading.read('an hour', group.querySelector('.slot-card--free')!);
  await reading.hear('chosen', async () => {
    await user.click(element.querySelector<HTMLElement>('.slot-card--free')!);
    await waitFor(() => expect(page.asked('/timeslot/select')).toHaveLength(1));
    await waitFor(() => expect(page.spesa.session.store.getState().pending).toBe(0));
  });
  await frozen('slot', reading);
});

spoken('A11Y-15 [spesa-checkout] checkout: where, when, what and how much', async () => {
  await shopPage(plain.shop, bought());
  const element = await place('spesa-checkout');
  await within(element).findByRole('link', { name: 'Vai al pagamento' });
  await within(element).findByRole('checkbox', { name: 'Voglio la fattura' });
  await within(element).findByRole('heading', { name: 'Buoni e codici' });
  await held(element);
  const reading = startReading();
  await reading.read('the page', element);
  await frozen('checkout', reading);
});

spoken(
  'A11Y-15 [spesa-payment] a refused payment: the ways to pay, the button, and what is said of the refusal',
  async () => {
    const page = await shopPage(plain.shop, { ...bought(), config: { paymentOrigins: ['http://provider.test'] } });
    const element = await place('spesa-payment');
    const button = await within(element).findByRole('button', { name: 'Ordina con obbligo di pagare' });
    await held(element);
    const reading = startReading();
    await reading.read('the page', element);
    const message = 'La banca ha rifiutato il pagamento: prova con un’altra carta.';
    page.intercept((url) =>
      url.pathname.endsWith('/checkout/buy')
        ? Response.json({
            response: {
              status: 5,
              errors: [{ code: 'payment.refused', message }],
              errorsMessage: [],
              infosMessage: [],
              warningsMessage: [],
            },
            data: {},
          })
        : undefined,
    );
    await reading.hear('refused', async () => {
      await user.click(button);
      await within(element).findByRole('alert');
    });
    await reading.read('what is said', within(element).getByRole('alert'));
    await frozen('payment-refused', reading);
  },
);

spoken('A11Y-15 [spesa-order] order: how it stands, its lines, and what can be done', async () => {
  const { spesa } = await shopPage(plain.shop, bought());
  await spesa.client.call(checkout.prepare, {});
  const { data } = await spesa.client.call(checkout.buy, { payment_type_id: 22 });
  const element = await place('spesa-order', { 'order-id': String(data.orderId) });
  await screen.findByRole('button', { name: /^Annulla/ });
  await screen.findByRole('heading', { name: 'Hai dimenticato qualcosa?' });
  touch();
  await within(element).findByRole('button', { name: 'Salva la nota' });
  const reading = startReading();
  await reading.read('the page', element);
  await reading.hear('to be cancelled', async () => {
    await user.click(within(element).getByRole('button', { name: /^Annulla/ }));
    await dialogPart('.dialog__foot');
  });
  await reading.read('the question', topDialog());
  await frozen('order', reading);
});
