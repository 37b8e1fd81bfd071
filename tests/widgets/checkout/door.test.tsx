import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { annasHome, logIn } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });
let page: Stage;
let element: HTMLElement;

/** The checkout with a home that has this bell and floor. */
async function open(door: { doorbell_name: string | null; floor: string | null }): Promise<void> {
  await plain.shop.db
    .updateTable('address')
    .set({ ...door, note: 'Scala B' })
    .where('address_id', '=', annasHome.address_id)
    .execute();
  page = await shopPage(plain.shop, { as: 'anna', ready: true, lines: [{ productId: plain.id(0), quantity: 5 }] });
  element = await place('spesa-checkout');
  await within(element).findByRole('link', { name: 'Vai al pagamento' });
}
const fold = () => within(element).queryByText('Aggiungi citofono e piano');
const folded = () => within(element).findByText('Aggiungi citofono e piano');
const home = async () =>
  (
    await plain.shop.request(
      delivery.userAddress,
      { address_id: annasHome.address_id },
      await logIn(plain.shop, 'anna'),
    )
  ).data;

test('[spesa-checkout] [GET /user-address/view] a home without bell and floor is asked for them, folded; they are saved with the address, and slot and cart stay', async () => {
  await open({ doorbell_name: null, floor: null });
  const before = await home();
  const { timeslot } = page.spesa.cart.current()!;
  await user.click(await folded());
  const note = await within(element).findByLabelText<HTMLInputElement>('Indicazioni per chi consegna');
  expect(note.value).toBe('Scala B');
  await user.type(within(element).getByLabelText('Nome sul citofono'), 'Parodi');
  await user.type(within(element).getByLabelText('Piano'), '3');
  await user.click(within(element).getByRole('button', { name: 'Salva nell’indirizzo' }));
  const words = await within(element).findByText('Citofono Parodi, piano 3');
  expect(fold()).toBeNull();
  await waitFor(() => expect(words.closest('p')).toBe(document.activeElement));
  const { version: _before, ...kept } = before;
  expect(await home()).toMatchObject({ ...kept, doorbellName: 'Parodi', floor: '3' });
  expect(page.spesa.cart.current()!.timeslot).toMatchObject({ timeslotId: timeslot!.timeslotId, date: timeslot!.date });
});

test('[spesa-checkout] a home that has them says so, and asks nothing', async () => {
  await open({ doorbell_name: 'Parodi', floor: null });
  expect(await within(element).findByText('Citofono Parodi')).toBeTruthy();
  expect(fold()).toBeNull();
});

test('[spesa-checkout] who collects is not asked', async () => {
  await open({ doorbell_name: null, floor: null });
  await folded();
  const { data } = await page.spesa.client.call(delivery.stores, {});
  const store = data.stores.find(({ address }) => address);
  await plain.shop.db
    .updateTable('cart')
    .set({ address_id: store!.address!.addressId, delivery_service_id: 1 })
    .execute();
  await page.spesa.cart.load();
  await waitFor(() => expect(fold()).toBeNull());
});
