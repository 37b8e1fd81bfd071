import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serveCustomer } from '../../../widgets/shell/forCustomers.ts';
import { lastLetter } from '../../demo/server/letters.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const plain = plainShop(2, { stock: 1000 });
const user = userEvent.setup({ delay: null });
const sofia = 'staff@example.it';

async function open(as = ''): Promise<{ page: Stage; element: HTMLElement }> {
  await plain.shop.db.deleteFrom('login_try').execute();
  const page = await shopPage(plain.shop, { ...(as && { as }) });
  return { page, element: await place('spesa-backoffice') };
}
const press = async (element: HTMLElement, name: string) =>
  user.click(await within(element).findByRole('button', { name }));

async function enter(element: HTMLElement): Promise<void> {
  await user.type(await within(element).findByLabelText(/Nome utente/), sofia);
  await user.type(element.querySelector<HTMLInputElement>('input[type=password]')!, 'spesa-demo');
  await press(element, 'Entra nel back office');
  await user.type(
    await within(element).findByLabelText(/Codice di sei cifre/),
    (await lastLetter(plain.shop, sofia)).pin,
  );
  await press(element, 'Entra');
  await within(element).findByText(`Sei nel back office come ${sofia}.`);
}

async function find(element: HTMLElement, words: string): Promise<void> {
  const field = within(element).getByLabelText('Nome, cognome o e-mail');
  await user.clear(field);
  if (words) await user.type(field, words);
  await press(element, 'Cerca');
}

test('SES-16 [spesa-backoffice] [POST /backoffice-access/sso-login] [GET /user-search/list_user] [GET /user-search/select_user] [POST /sso-auth/logout] name, password and code open it; a customer is found and acted for; the page says so, and leads back', async () => {
  const { page, element } = await open();
  const account = within(element).getByRole('link', { name: 'Accedi al tuo account' });
  expect(account.getAttribute('href')).toBe(page.spesa.config.pages.login);
  await enter(element);

  await find(element, '');
  await within(element).findByText('Scrivi un nome, un’e-mail o il numero di una carta.');
  await find(element, 'nessuno-con-questo-nome');
  await within(element).findByText('Nessun cliente corrisponde.');
  await find(element, 'anna@example.it');
  await within(element).findByText(/^È il titolare di una famiglia/);
  expect(within(element).queryByRole('button', { name: /^Agisci per/ })).toBeNull();
  await find(element, 'bruno');
  await within(element).findByText('1 cliente trovato');
  const name = within(element).getByText(/^Bruno /).textContent!;
  await press(element, `Agisci per ${name}`);
  await waitFor(() =>
    expect(page.spesa.cart.current()?.user).toMatchObject({ userId: 102, ssoUser: { username: sofia } }),
  );
  await within(element).findByText(`Stai agendo per ${name}`);

  serveCustomer(document, false);
  const banner = await screen.findByRole('region', { name: 'Back office' });
  expect(banner.textContent).toContain(`Stai agendo per ${name}`);
  await press(banner, 'Torna al back office');
  await within(element).findByText(`Sei nel back office come ${sofia}.`);
  expect(banner.hidden).toBe(true);

  await press(element, 'Esci dal back office');
  await within(element).findByLabelText(/Nome utente/);
  expect(page.spesa.session.isLoggedIn()).toBe(false);
});

test('SEC-09 [spesa-backoffice] a wrong code and whoever is no staff stay outside, and what was typed stays', async () => {
  const { element } = await open();
  const name = await within(element).findByLabelText(/Nome utente/);
  await user.type(name, 'anna@example.it');
  await user.type(element.querySelector<HTMLInputElement>('input[type=password]')!, 'spesa-demo');
  await press(element, 'Entra nel back office');
  await within(element).findByRole('alert');
  expect(name).toHaveProperty('value', 'anna@example.it');

  await user.clear(name);
  await user.type(name, sofia);
  await press(element, 'Entra nel back office');
  const code = await within(element).findByLabelText(/Codice di sei cifre/);
  const { pin } = await lastLetter(plain.shop, sofia);
  await user.type(code, pin === '000000' ? '000001' : '000000');
  await press(element, 'Entra');
  await within(element).findByText('Il codice non è corretto.');
  await user.clear(code);
  await user.type(code, pin);
  await press(element, 'Entra');
  await within(element).findByText(`Sei nel back office come ${sofia}.`);
});

test('[spesa-backoffice] a customer is told that the account has to be left first', async () => {
  const { element } = await open('anna');
  await within(element).findByText(/^Qui sei Anna /);
  await press(element, 'Esci dall’account');
  await within(element).findByLabelText(/Nome utente/);
});
