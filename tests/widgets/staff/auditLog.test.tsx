import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { staff } from '../../../core/api/endpoints/staff.ts';
import type { Credentials } from '../../demo/server/caller.ts';
import { lastLetter } from '../../demo/server/letters.ts';
import { chooseDelivery, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(2, { stock: 1000 });
const user = userEvent.setup({ delay: null });
const [anna, irene] = [101, 'direzione@example.it'];

async function enter(backoffice_user: string): Promise<Credentials> {
  const mine: Credentials = {};
  const given = { backoffice_user, password: 'spesa-demo' };
  await plain.shop.request(staff.ssoLogin, given, mine);
  const otp = (await lastLetter(plain.shop, backoffice_user)).pin;
  await plain.shop.request(staff.ssoLogin, { ...given, otp }, mine);
  return mine;
}

test('[spesa-backoffice] [spesa-order] [GET /user-search/audit] the administrator reads who did what for whom; the customer reads who placed the order', async () => {
  const { shop } = plain;
  const { db } = shop;
  await db.updateTable('customer').set({ user_type_id: '2' }).where('user_id', '=', anna).execute();
  const sofia = await enter('staff@example.it');
  await shop.request(staff.selectUser, { user_id: anna }, sofia);
  await put(shop, sofia, { productId: plain.id(0), quantity: 4 });
  await chooseDelivery(shop, sofia);
  const { data } = await shop.request(checkout.buy, { payment_type_id: 22 }, sofia);

  await shopPage(shop, { as: 'anna' });
  const order = await place('spesa-order', { 'order-id': String(data.orderId) });
  await within(order).findByText('Sofia Olcese del servizio clienti ha fatto questo ordine per te.');

  await db.deleteFrom('login_try').execute();
  await shopPage(shop, {});
  const element = await place('spesa-backoffice');
  const page = within(element);
  await user.type(await page.findByLabelText(/Nome utente/), irene);
  await user.type(element.querySelector<HTMLInputElement>('input[type=password]')!, 'spesa-demo');
  await user.click(page.getByRole('button', { name: 'Entra nel back office' }));
  await user.type(await page.findByLabelText(/Codice di sei cifre/), (await lastLetter(shop, irene)).pin);
  await user.click(page.getByRole('button', { name: 'Entra' }));

  const audit = within(await page.findByRole('region', { name: 'Registro' }));
  await audit.findByText(/POST \/checkout\/buy/);
  expect(audit.getAllByText('Sofia Olcese').length).toBeGreaterThan(4);
  expect(audit.getByText('Inizia ad agire per il cliente')).toBeTruthy();
  expect(audit.getAllByText('Cassa e ordini · fatto').length).toBeGreaterThan(0);
  await user.type(audit.getByLabelText('Chi: nome o e-mail'), 'irene');
  await user.click(audit.getByRole('button', { name: 'Cerca' }));
  await waitFor(() => expect(audit.queryByText(/POST \/checkout\/buy/)).toBeNull());
  expect(await audit.findByText('Entrata nel back office')).toBeTruthy();
  await user.type(audit.getByLabelText('Cliente: nome o e-mail'), 'nessuno');
  await user.click(audit.getByRole('button', { name: 'Cerca' }));
  await audit.findByText('Nessuna riga corrisponde.');
});
