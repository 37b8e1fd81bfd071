import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import '../../repetitions.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { addToCart } from '../../../core/flows/addToCart.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { logIn, plainProducts } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { aProduct } from '../../carts.ts';
import { dialogPart, freeSlot, offeredDay, shopPage, topDialog } from '../shop.ts';
import type { Stage } from '../stage.ts';

let shop: Shop;
let productId: number;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  shop = await openShop();
  [productId] = (await plainProducts(shop, 1)) as [number];
});
afterAll(() => shop.close());

const cancel = () => fireEvent(topDialog(), new Event('cancel', { cancelable: true }));
const title = () => topDialog()?.querySelector('.dialog__title')?.textContent;
const gone = () => waitFor(() => expect(topDialog()).toBeUndefined());

/** Forgets what the server holds for a customer. */
async function forget(name: string): Promise<void> {
  const server = await logIn(shop, name);
  const { data } = await shop.request(cart.view, {}, server);
  if (data.cartItems?.length) await shop.request(wholeCart.close, { cart_id: data.cartId }, server);
  await shop.db
    .updateTable('cart')
    .set({ address_id: null, delivery_service_id: null, zone_id: null, timeslot_id: null, slot_date: null })
    .execute();
}

function button(press: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Aggiungi',
    onclick: press,
  });
  document.body.prepend(made);
  made.focus();
  return made;
}

const steps = {
  async Accedi() {
    const form = within(await dialogPart('.login-form'));
    await user.type(form.getByLabelText(/^E-mail/), 'anna@example.it');
    await user.type(form.getByLabelText(/^Password/), 'spesa-demo');
    await user.click(form.getByRole('button', { name: 'Entra' }));
  },
  'Consegna o ritiro': async () =>
    user.click(within(await dialogPart('.place-list')).getByRole('button', { name: 'Consegna qui: Casa' })),
  async 'Giorno e fascia oraria'() {
    await user.click(offeredDay(await dialogPart('[role=tablist]')));
    const free = await dialogPart(freeSlot);
    await user.click(free);
  },
};
const order = Object.keys(steps) as (keyof typeof steps)[];

describe('[spesa-dialogs] the chain', () => {
  test('A11Y-03 CART-13 login, address and slot in one dialog: focus on each heading, then one add, and the focus where it began', async () => {
    await forget('anna');
    page = await shopPage(shop);
    let added: Promise<boolean> | undefined;
    const opener = button(() => void (added = addToCart(page.spesa, aProduct({ productId, available: 100 }))));
    fireEvent.click(opener);
    const frames = new Set<Element>();
    for (const step of order) {
      await waitFor(() => expect(title()).toBe(step));
      frames.add(topDialog());
      const heading = topDialog().querySelector('.dialog__title');
      await waitFor(() => expect(document.activeElement).toBe(heading));
      expect(topDialog().getAttribute('aria-labelledby')).toBe(heading?.id);
      await steps[step]();
    }
    expect(await added).toBe(true);
    await gone();
    expect(frames.size).toBe(1);
    expect(document.activeElement).toBe(opener);
    expect(page.asked('/cart/add')).toHaveLength(1);
    expect(page.spesa.cart.current()?.cartItems).toMatchObject([{ productId, quantity: 1 }]);
  }, 30_000);

  test('CART-13 Escape at any point of the chain adds nothing and leaves no dialog, whatever the site bypasses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 3 }),
        fc.record({ bypassAddress: fc.boolean(), bypassTimeslot: fc.boolean(), anonymousCart: fc.boolean() }),
        async (cancelAt, config) => {
          await forget('anna');
          page = await shopPage(shop, { config });
          const wanted = config.anonymousCart ? [] : order;
          const added = addToCart(page.spesa, aProduct({ productId, available: 100 })).catch(() => false);
          for (const [index, step] of wanted.entries()) {
            await waitFor(() => expect(title()).toBe(step));
            if (index === cancelAt) {
              cancel();
              break;
            }
            await steps[step]();
          }
          const whole = cancelAt >= wanted.length;
          expect(await added).toBe(whole);
          await gone();
          expect(page.asked('/cart/add')).toHaveLength(whole ? 1 : 0);
        },
      ),
      { numRuns: 10, seed: 7 },
    );
  }, 60_000);

  test('Escape closes one level: the question goes, the drawer stays', async () => {
    page = await shopPage(shop, { as: 'anna', ready: true, lines: [{ productId, quantity: 1 }] });
    void page.spesa.dialogs.open('cart', {});
    await dialogPart('.cart-lines');
    await waitFor(() => expect(document.activeElement?.className).toBe('dialog__title'));
    const empty = within(topDialog()).getByRole('button', { name: 'Svuota il carrello' });
    await user.click(empty);
    await waitFor(() => expect(title()).toBe('Svuotare il carrello?'));
    cancel();
    await waitFor(() => expect(title()).toBe('Il tuo carrello'));
    expect(document.activeElement).toBe(empty);
    cancel();
    await gone();
  });
});

describe('[spesa-dialogs] single dialogs', () => {
  const product: Product = aProduct({
    selectOptions: [
      {
        name: 'Taglio',
        parameterName: 'cut',
        options: [
          { key: 'a', value: 'A fette' },
          { key: 'b', value: 'Intero' },
        ],
      },
    ],
  });

  test('options can be added only when all are chosen', async () => {
    page = await shopPage(shop);
    const answer = page.spesa.dialogs.open('options', { product });
    const form = await dialogPart('.options-form');
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Aggiungi al carrello' });
    expect([submit.disabled, form.textContent?.includes('È necessario selezionare tutte le opzioni')]).toEqual([
      true,
      true,
    ]);
    fireEvent.submit(form);
    expect(page.spesa.dialogs.isOpen('options')).toBe(true);
    await user.click(within(form).getByLabelText('Intero'));
    await waitFor(() => expect(submit.disabled).toBe(false));
    fireEvent.submit(form);
    expect(await answer).toEqual({ cut: 'b' });
  });

  test('a promotion is taken, left, or closed', async () => {
    page = await shopPage(shop);
    const promo = {
      warehousePromoId: 1,
      warehousePromoTypeId: 6,
      selectable: true,
      view: { cssClass: '', body: '3x2 <b>solo oggi</b>' },
    };
    for (const [press, expected] of [
      ['Aggiungi con la promozione', 'accept'],
      ['Aggiungi senza', 'decline'],
    ] as const) {
      const answer = page.spesa.dialogs.open('promo', { product, promo });
      expect((await dialogPart('.promo-choice__body')).textContent).toBe('3x2 solo oggi');
      await user.click(screen.getByRole('button', { name: press }));
      expect(await answer).toBe(expected);
    }
    const closed = page.spesa.dialogs.open('promo', { product, promo });
    await dialogPart('.promo-choice__body');
    cancel();
    expect(await closed).toBeUndefined();
  });

  test('a warning is read and closed with OK', async () => {
    page = await shopPage(shop);
    const answer = page.spesa.dialogs.open('warning', { title: 'Attenzione', text: 'Leggi bene' });
    await user.click(within(await dialogPart('.dialog__foot')).getByRole('button', { name: 'OK' }));
    expect(await answer).toBe(true);
  });
});

describe('[spesa-toasts]', () => {
  const region = (role: string) => document.querySelector(`.spesa-live [role=${role}]`)!;

  test('A11Y-04 a text is spoken by the region that was there before it: errors at once, the rest politely', async () => {
    page = await shopPage(shop);
    const [status, alert] = [region('status'), region('alert')];
    expect([status.textContent, alert.textContent]).toEqual(['', '']);
    page.spesa.toasts.show({ kind: 'success', text: 'Fatto' });
    page.spesa.toasts.show({ kind: 'error', text: 'Guasto' });
    await waitFor(() => expect([status.textContent, alert.textContent]).toEqual(['Fatto', 'Guasto']));
    expect(document.querySelectorAll('.toast [role]')).toHaveLength(0);
  });

  test('A11Y-04 toasts and regions stand in the topmost dialog while there is one, and back in the page after it', async () => {
    page = await shopPage(shop);
    page.spesa.toasts.show({ kind: 'notice', text: 'Resta', ms: 0 });
    await waitFor(() => expect(document.querySelector('.toast')).not.toBeNull());
    const kept = document.querySelector('.toast');
    void page.spesa.dialogs.open('warning', { title: 'Attenzione' });
    await dialogPart('.dialog__foot');
    expect(topDialog().contains(kept)).toBe(true);
    expect(topDialog().contains(region('alert'))).toBe(true);
    cancel();
    await gone();
    expect(document.body.contains(kept)).toBe(true);
    expect(region('alert').closest('dialog')).toBeNull();
  });

  test('an action is done once and takes its toast away', async () => {
    page = await shopPage(shop);
    const run = vi.fn();
    page.spesa.toasts.show({ kind: 'success', text: 'Tolto', ms: 0, action: { label: 'Annulla', run } });
    const undo = await screen.findByRole('button', { name: 'Annulla' });
    fireEvent.click(undo);
    fireEvent.click(undo);
    await waitFor(() => expect(document.querySelector('.toast')).toBeNull());
    expect(run).toHaveBeenCalledTimes(1);
  });
});
