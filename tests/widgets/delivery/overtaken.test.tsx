import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { logIn } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });
afterEach(() => history.replaceState(null, '', '/'));

const named = (element: HTMLElement, name: RegExp) => within(element).findByRole<HTMLInputElement>('textbox', { name });

/** The form with a floor and a note typed, while another device has given the address the floor 7. */
async function overtaken() {
  await shopPage(plain.shop, { as: 'anna' });
  history.replaceState(null, '', '/?addressId=1002');
  const element = await place('spesa-address-form');
  const floor = await named(element, /Piano/);
  const me = await logIn(plain.shop, 'anna');
  const { data } = await plain.shop.request(delivery.userAddress, { address_id: 1002 }, me);
  const { address1 = '', addressNumber = '', city = '', province = '', postalcode = '' } = data;
  await plain.shop.request(
    delivery.updateAddress,
    { ...data, address1, addressNumber, city, province, postalcode, floor: '7', note: '' },
    me,
  );
  await user.clear(floor);
  await user.type(floor, '2');
  const note = await named(element, /Indicazioni/);
  await user.clear(note);
  await user.type(note, 'Scala B');
  const phone = await named(element, /Telefono/);
  if (!phone.value) await user.type(phone, '3331234567');
  await user.click(within(element).getByRole('button', { name: 'Salva' }));
  await within(element).findByText(/è stato modificato mentre lo correggevi/);
  const read = async () => (await plain.shop.request(delivery.userAddress, { address_id: 1002 }, me)).data;
  return { element, floor, note, read };
}

test('[spesa-address-form] an address that another device has changed meanwhile is not overwritten: what is saved now stands beside what is typed, which is kept, and saved on request [POST /user-address/update]', async () => {
  const { element, floor, note, read } = await overtaken();
  expect(floor.value).toBe('2');
  expect(note.value).toBe('Scala B');
  const saved = (await within(element).findByText('vuoto')).closest('dl')!;
  expect(saved.textContent).toContain('Piano7');
  expect(await read()).toMatchObject({ floor: '7' });
  await user.click(within(element).getByRole('button', { name: 'Salva le mie modifiche' }));
  expect(await screen.findByText('Indirizzo modificato.')).toBeTruthy();
  expect(await read()).toMatchObject({ floor: '2', note: 'Scala B' });
});

test('[spesa-address-form] or the newer values take the place of what was typed, and are changed further', async () => {
  const { element, floor, note, read } = await overtaken();
  await user.click(await within(element).findByRole('button', { name: 'Tieni quello salvato' }));
  expect(floor.value).toBe('7');
  expect(note.value).toBe('');
  await user.type(note, 'Citofono 9');
  await user.click(within(element).getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Indirizzo modificato.')).toBeTruthy();
  expect(await read()).toMatchObject({ floor: '7', note: 'Citofono 9' });
});
