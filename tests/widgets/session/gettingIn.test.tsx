import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { takeIn } from '../../../core/flows/takeIn.ts';
import { serveCustomer } from '../../../widgets/shell/forCustomers.ts';
import { lastLetter } from '../../demo/server/letters.ts';
import { newcomer } from '../../demo/server/newcomer.ts';
import { chooseDelivery, logIn } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { createDevice, testSpesa, type Device } from '../../testBrowser.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { answer, place } from '../stage.ts';
import { accept, press, register } from './registering.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });
afterEach(() => history.replaceState(null, '', '/'));

const at = (address: string, device: Device) => {
  history.replaceState(null, '', address);
  return shopPage(plain.shop, { device });
};

/** A visitor wants a product, meets the wall and presses “Registrati”; gives the product's name. */
async function meetWall(device: Device): Promise<string> {
  await at('/category/latte/?page=2', device);
  const card = await place('spesa-product', { 'product-id': String(plain.id(0)) });
  await waitFor(() => expect(card.querySelector('[data-press^="add:"]')).not.toBeNull());
  const name = card.querySelector('.product-card__name')!.textContent.trim();
  await user.click(card.querySelector('[data-press^="add:"]')!);
  const link = await dialogPart('.login-form__register a');
  expect(topDialog().textContent).toContain(`Poi mettiamo nel carrello: ${name}.`);
  await user.click(link);
  return name;
}

test('SES-15 [spesa-registration-confirm] who opens the mail’s link in the browser that has registered is in, stands where they were, and the product that they wanted goes on', async () => {
  const device = createDevice();
  const name = await meetWall(device);
  let page = await at('/registration-user', device);
  const form = await place('spesa-registration');
  await within(form).findByText(`Poi mettiamo nel carrello: ${name}.`);
  await page.spesa.client.call(registration.register, { ...newcomer('nuova@example.it'), password: 'spesa-demo' });

  const { link } = await lastLetter(plain.shop, 'nuova@example.it');
  page = await at(link!.pathname + link!.search, device);
  await place('spesa-registration-confirm');
  await waitFor(() => expect(page.browser.went).toEqual(['/category/latte/?page=2']));
  expect(page.spesa.session.isLoggedIn()).toBe(true);

  history.replaceState(null, '', page.browser.went[0]!);
  serveCustomer(document, false);
  await screen.findByText('Il tuo account è confermato: si comincia!');
  await waitFor(() => expect(topDialog().querySelector('.address-choice, .place-list')).not.toBeNull());
  const server = await logIn(plain.shop, 'nuova');
  const { data } = await plain.shop.request(delivery.userAddresses, { address_type: 'home' }, server);
  await chooseDelivery(plain.shop, server, { address_id: data.addresses[0]!.addressId, delivery_service_id: 2 });
  await page.spesa.cart.load();
  await waitFor(() => expect(page.spesa.cart.quantityOf({ productId: plain.id(0) })).toBeGreaterThan(0));
  expect(page.browser.local.read('interrupted', (kept) => kept)).toBeUndefined();
});

test.each([
  ['another browser', true, undefined],
  ['this one after two hours', false, '/'],
])(
  'SES-15 [spesa-registration-confirm] in %s the link confirms, and no product is taken along',
  async (_, isOther, back) => {
    const device = createDevice();
    await meetWall(device);
    const first = await at('/registration-user', device);
    const email = `altrove.${isOther}@example.it`;
    await first.spesa.client.call(registration.register, newcomer(email));
    const { link } = await lastLetter(plain.shop, email);
    const page = await at(link!.pathname + link!.search, isOther ? createDevice() : device);
    if (!isOther) page.browser.offset += 121 * 60_000;
    const element = await place('spesa-registration-confirm');
    if (back !== undefined) return waitFor(() => expect(page.browser.went).toEqual([back]));
    await within(element).findByRole('heading', { name: 'Il tuo account è confermato' });
    expect(page.spesa.session.isLoggedIn()).toBe(false);
    expect(element.querySelector('a')!.getAttribute('href')).toBe('/login');
  },
);

test('[spesa-registration] the tab that waits for the mail leads back as soon as its link was opened in another one', async () => {
  const device = createDevice();
  const name = await meetWall(device);
  const waiting = await at('/registration-user', device);
  const element = await place('spesa-registration');
  await register({ email: 'attesa@example.it', emailAgain: 'attesa@example.it' });
  await accept();
  await press('Registrati');
  await within(element).findByRole('heading', { name: 'Controlla la posta' });
  expect(element.textContent).toContain(`Poi mettiamo nel carrello: ${name}.`);

  const { link } = await lastLetter(plain.shop, 'attesa@example.it');
  const { searchParams } = link!;
  const other = testSpesa(plain.shop.fetch, { device });
  const { data, revision } = await other.spesa.client.call(registration.confirm, {
    e_mail: searchParams.get('e_mail')!,
    reg_control_code: searchParams.get('reg_control_code')!,
  });
  takeIn(other.spesa, data, revision, 'registration');
  const back = await within(element).findByRole('link', { name: 'Torna dove eri' });
  expect(back.getAttribute('href')).toBe('/category/latte/?page=2');
  expect(waiting.spesa.session.isLoggedIn()).toBe(true);
});

test('[spesa-registration-confirm] where the server lets nobody in, the login leads back, and what was wanted goes on', async () => {
  const device = createDevice();
  await meetWall(device);
  const page = await at('/confirm?e_mail=x%40example.it&reg_control_code=x', device);
  page.intercept((url) =>
    url.pathname.endsWith('/registration_confirm') ? answer({ confirmed: true, alreadyConfirmed: false }) : undefined,
  );
  const element = await place('spesa-registration-confirm');
  const login = await within(element).findByRole('link', { name: 'Accedi' });
  expect(login.getAttribute('href')).toBe('/login?back=%2Fcategory%2Flatte%2F%3Fpage%3D2');
  await user.click(login);
  expect(page.browser.page.read('goingOn', (kept) => kept)).toMatchObject({ productId: plain.id(0) });
});
