import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { account } from '../../../core/api/endpoints/account.ts';
import { address } from '../../../core/api/endpoints/addresses.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { logIn } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { answerDialog, shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });
const refusal = "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.";

test('home addresses are changed and deleted where they are chosen; the one that the shopping goes to is not offered, and where another device has chosen it refused in the specification’s words [spesa-delivery-service-view]', async () => {
  const me = await logIn(plain.shop, 'anna');
  const street = { address1: 'Via Roma', addressNumber: '7', city: 'Genova', province: 'GE', postalcode: '16121' };
  const named = { ...street, addressName: 'Da provare', referencePhoneNumber: '3331234567' };
  await plain.shop.request(address.saveNew, named, me);
  await shopPage(plain.shop, { as: 'anna', ready: true });
  const element = await place('spesa-delivery-service-view');
  await user.click(await within(element).findByRole('button', { name: 'Cambia indirizzo' }));
  const press = async (name: string) => user.click(await within(element).findByRole('button', { name }));

  await press('Modifica l’indirizzo: Da provare');
  const number = await within(element).findByRole<HTMLInputElement>('textbox', { name: /Numero civico/ });
  expect(number.value).toBe('7');
  await user.clear(number);
  await user.type(number, '9');
  await press('Salva');
  expect(await screen.findByText('Indirizzo modificato.')).toBeTruthy();
  expect(await within(element).findByText(/Via Roma 9/)).toBeTruthy();

  await press('Elimina l’indirizzo: Da provare');
  await answerDialog('Elimina');
  await waitFor(() => expect(within(element).queryByText(/Via Roma 9/)).toBeNull());
  expect(within(element).queryByRole('button', { name: 'Elimina l’indirizzo: Casa' })).toBeNull();
  await plain.shop.request(
    delivery.selectAddress,
    { address_type: 'home', address_id: 1002, delivery_service_id: 2 },
    me,
  );
  await press('Elimina l’indirizzo: Nonna Pina');
  await answerDialog('Elimina');
  expect(await within(element).findByText(refusal)).toBeTruthy();
  expect(within(element).getByRole('button', { name: 'Elimina l’indirizzo: Nonna Pina' })).toBeTruthy();
});

test('which address is the usual one is chosen in its form: the account knows it, and the one before is it no more [spesa-delivery-service-view]', async () => {
  const me = await logIn(plain.shop, 'anna');
  const street = { address1: 'Via Roma', addressNumber: '3', city: 'Genova', province: 'GE', postalcode: '16121' };
  const { data } = await plain.shop.request(
    address.saveNew,
    { ...street, addressName: 'Dalla nonna', referencePhoneNumber: '3331234567' },
    me,
  );
  const usual = async () => (await plain.shop.request(account.detail, {}, me)).data.user.defaultDeliveryAddressId;
  expect(await usual()).toBe(1001);
  await shopPage(plain.shop, { as: 'anna', ready: true });
  const element = await place('spesa-delivery-service-view');
  await user.click(await within(element).findByRole('button', { name: 'Cambia indirizzo' }));
  const press = async (name: string) => user.click(await within(element).findByRole('button', { name }));
  const box = () =>
    within(element).findByRole<HTMLInputElement>('checkbox', { name: 'È l’indirizzo che uso di solito' });

  await press('Modifica l’indirizzo: Casa');
  expect((await box()).checked).toBe(true);
  await press('Torna agli indirizzi');
  await press('Modifica l’indirizzo: Dalla nonna');
  expect((await box()).checked).toBe(false);
  await user.click(await box());
  await press('Salva');
  await waitFor(async () => expect(await usual()).toBe(data.addressId));
  await waitFor(() => expect(within(element).getAllByText('Preferito')).toHaveLength(1));
});

test('the default address is marked where a server says it of the customer alone (§3) [spesa-delivery-service-view]', async () => {
  const me = await logIn(plain.shop, 'anna');
  const { defaultDeliveryAddressId } = (await plain.shop.request(account.detail, {}, me)).data.user;
  const { addresses } = (await plain.shop.request(delivery.userAddresses, {}, me)).data;
  const { addressName = '' } = addresses.find(({ addressId }) => addressId === defaultDeliveryAddressId) ?? {};
  expect(addressName).not.toBe('');
  const fetch: typeof plain.shop.fetch = async (input, init) => {
    const answer = await plain.shop.fetch(input, init);
    return new Response((await answer.text()).replaceAll(/"favourite":(true|false),?/g, ''), answer);
  };
  await shopPage({ ...plain.shop, fetch }, { as: 'anna', ready: true });
  const element = await place('spesa-delivery-service-view');
  await user.click(await within(element).findByRole('button', { name: 'Cambia indirizzo' }));
  await within(element).findByRole('button', { name: `Consegna qui: ${addressName}` });
  const marked = [...element.querySelectorAll('.place-card')].filter((card) =>
    within(card as HTMLElement).queryByText('Preferito'),
  );
  expect(marked.map((card) => card.textContent.includes(addressName))).toEqual([true]);
});
