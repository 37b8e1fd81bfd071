import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../../core/api/endpoints/session.ts';
import { lastLetter } from '../../demo/server/letters.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

let shop: Shop;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => void (shop = await openShop()));
beforeEach(() => shop.db.deleteFrom('login_try').execute());
afterEach(() => history.replaceState(null, '', '/'));
afterAll(() => shop.close());

/** Opens an address of the shop with the element on it. */
async function at(address: string) {
  history.replaceState(null, '', address);
  page = await shopPage(shop);
  return place('spesa-password-reset');
}
const heading = (element: HTMLElement) => element.querySelector('h1')?.textContent;
const fill = (name: string, value: string) =>
  fireEvent.input(document.querySelector<HTMLInputElement>(`[name="${name}"]`)!, { target: { value } });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

describe('[spesa-password-reset]', () => {
  test('SES-15 [GET /registration/password_reset_token_request] [GET /registration/password_reset_token_check] [POST /registration/password_reset] a forgotten password is chosen anew by the link of a mail, once', async () => {
    let element = await at('/reset-password-request');
    fill('who', 'bruno@example.it');
    await press('Manda la mail');
    await waitFor(() => expect(location.pathname).toBe('/reset-password-sent'));
    expect(heading(element)).toBe('Controlla la posta');
    expect(element.textContent).toContain('Se bruno@example.it ha un account, ti abbiamo scritto');
    await press('Manda di nuovo la mail');
    await waitFor(() => expect(element.textContent).toContain('un’altra mail è in arrivo'));
    expect(page.asked('/registration/password_reset_token_request')).toHaveLength(2);
    const { link } = await lastLetter(shop, 'bruno@example.it');
    element = await at(link!.pathname + link!.search);
    expect(location.search).toBe('');
    await waitFor(() => expect(heading(element)).toBe('Scegli la nuova password'));
    expect(element.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('bruno@example.it');
    fill('password', 'una frase nuova');
    fill('passwordAgain', 'una frase nuova');
    await press('Salva la password');
    await waitFor(() => expect(heading(element)).toBe('Password cambiata'));
    expect(location.pathname).toBe('/reset-password-completed');
    expect(page.requests.filter(({ search }) => search.includes('frase'))).toEqual([]);
    element = await at(link!.pathname + link!.search);
    await waitFor(() => expect(element.textContent).toContain('è scaduto o è già stato usato'));
    expect((await shop.request(session.login, { login: 'bruno@example.it', password: 'una frase nuova' })).status).toBe(
      0,
    );
  });

  test('SEC-04 who is not known gets the same page, and a refusal shows no text of the server (§8)', async () => {
    let element = await at('/reset-password-request');
    fill('who', 'PRDNNA84B69D969F');
    await press('Manda la mail');
    await waitFor(() => expect(heading(element)).toBe('Controlla la posta'));
    expect(page.asked('/registration/password_reset_token_request')[0]?.searchParams.get('fiscal_code')).toBe(
      'PRDNNA84B69D969F',
    );
    element = await at('/reset-password-request');
    page.intercept(() =>
      Response.json({ response: { status: 4, errors: [{ message: 'Segreto del server' }] }, data: {} }),
    );
    fill('who', 'nessuno');
    await press('Manda la mail');
    await waitFor(() => expect(within(element).getByRole('alert').textContent).toContain('Riprova tra qualche minuto'));
    expect(document.body.textContent).not.toContain('Segreto');
  });
});
