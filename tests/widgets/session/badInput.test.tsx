import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { lastLetter } from '../../demo/server/letters.ts';
import { logIn, stepUp } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const user = userEvent.setup({ delay: null });
let shop: Shop;
let page: Stage;
beforeAll(async () => void (shop = await openShop()), 60_000);
beforeEach(async () => {
  await shop.db.deleteFrom('login_try').execute();
  history.replaceState(null, '', '/');
});
afterAll(() => shop.close());

const submit = (name: string) => user.click(screen.getByRole('button', { name }));
const field = (element: HTMLElement, name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;

describe('SES-08 the code of the second step', () => {
  const dario = 'dario@example.it';

  /** Up to the question for the code. */
  async function toPin(): Promise<HTMLElement> {
    page = await shopPage(shop);
    const element = await place('spesa-login');
    await user.type(field(element, 'login'), dario);
    await user.type(field(element, 'password'), 'spesa-demo');
    await submit('Entra');
    await screen.findByLabelText(/^Codice di sei cifre/);
    return element;
  }
  async function give(element: HTMLElement, pin: string): Promise<void> {
    fireEvent.input(field(element, 'mfa_pin'), { target: { value: pin } });
    await submit('Entra');
    await waitFor(() => expect(page.spesa.session.store.getState().pending).toBe(0));
  }
  const over = 'Il codice è scaduto o è stato sbagliato troppe volte: accedi di nuovo.';

  beforeAll(async () => {
    const dario = await logIn(shop, 'dario');
    await stepUp(shop, dario);
    await shop.request(security.updateMfa, { enabled: true }, dario);
  });

  test('SES-08 wrong six times: the sixth is told that it is over, the right one is refused too, and one begins anew with what was typed', async () => {
    const element = await toPin();
    const { pin } = await lastLetter(shop, dario);
    const wrong = pin === '000000' ? '000001' : '000000';
    for (let time = 1; time <= 5; time++) {
      await give(element, wrong);
      await screen.findByText(time < 5 ? 'Il codice non è corretto.' : /Il codice/);
    }
    await give(element, wrong);
    await screen.findByText(over);
    await give(element, pin);
    await screen.findByText(over);
    expect(page.spesa.session.isLoggedIn()).toBe(false);

    await submit('Torna all’e-mail e alla password');
    expect(field(element, 'login').value).toBe(dario);
    await submit('Entra');
    await screen.findByLabelText(/^Codice di sei cifre/);
    await give(element, (await lastLetter(shop, dario)).pin);
    await waitFor(() => expect(page.spesa.session.isLoggedIn()).toBe(true));
  });

  test('SES-08 late, by the server’s clock: it is over; after a reload one begins anew, and no password is kept', async () => {
    const element = await toPin();
    const { pin } = await lastLetter(shop, dario);
    shop.clock.offset = 11 * 60_000;
    await give(element, pin);
    await screen.findByText(over);
    shop.clock.offset = 0;
    const kept = JSON.stringify([page.browser.page.read('drafts', (value) => value), { ...sessionStorage }]);
    expect(kept).not.toContain('spesa-demo');
    element.remove();
    const again = await place('spesa-login');
    await waitFor(() => expect(field(again, 'password').value).toBe(''));
    expect(field(again, 'mfa_pin')).toBeNull();
  });
});

describe('SES-15 a link for a new password', () => {
  async function linkFor(e_mail: string): Promise<URL> {
    await shop.request(registration.requestReset, { e_mail }, {});
    return (await lastLetter(shop, e_mail)).link!;
  }
  async function open(link: URL, as = ''): Promise<HTMLElement> {
    page = await shopPage(shop, { ...(as && { as }) });
    history.replaceState(null, '', link.pathname + link.search);
    return place('spesa-password-reset');
  }

  test('SES-15 with another account’s e-mail opens nothing', async () => {
    const link = await linkFor('bruno@example.it');
    link.searchParams.set('e_mail', 'carla@example.it');
    const element = await open(link);
    await screen.findByText(/è scaduto o è già stato usato/);
    expect(field(element, 'password')).toBeNull();
    expect((await shop.request(session.login, { login: 'carla@example.it', password: 'spesa-demo' })).status).toBe(0);
  });

  test('SES-15 opened while another account is logged in says whose password it is, and leaves the other logged in', async () => {
    const element = await open(await linkFor('bruno@example.it'), 'anna');
    await screen.findByText(/bruno@example\.it/);
    const chosen = 'caffè e brioche';
    for (const name of ['password', 'passwordAgain'])
      fireEvent.input(field(element, name), { target: { value: chosen.normalize('NFD') } });
    await submit('Salva la password');
    await screen.findByText('Password cambiata');
    expect(page.spesa.session.store.getState().userId).toBe(101);
    const login = (password: string) => shop.request(session.login, { login: 'bruno@example.it', password });
    expect((await login(chosen.normalize('NFC'))).status).toBe(0);
    expect((await login('caffe e brioche')).status).not.toBe(0);
    expect((await shop.request(session.login, { login: 'anna@example.it', password: 'spesa-demo' })).status).toBe(0);
  });
});
