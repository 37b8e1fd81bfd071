import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '../../../core/config.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { lastLetter } from '../../demo/server/letters.ts';
import { logIn, stepUp } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

let shop: Shop;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const email = () => screen.getByLabelText<HTMLInputElement>(/^E-mail/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const submit = () => screen.getByRole('button', { name: /^Entra/ });
const refusal = () => document.querySelector('.login-form [role=alert]')?.textContent;
const toasts = () => page.spesa.toasts.store.getState().list;

async function openLogin(config = {}): Promise<HTMLElement> {
  page = await shopPage(shop, { config });
  return place('spesa-login');
}

describe('[spesa-login]', () => {
  test('SES-07 [POST /auth/login] Enter and a press are one call; the e-mail is trimmed, the password untouched, remembering is on', async () => {
    await openLogin();
    const sent: URLSearchParams[] = [];
    page.intercept((url, init) => {
      if (url.pathname.endsWith('/auth/login')) sent.push(new URLSearchParams(String(init?.body)));
      return undefined;
    });
    fireEvent.input(email(), { target: { value: '  anna@example.it ' } });
    await user.type(password(), ' spesa-demo ');
    fireEvent.submit(password().form!);
    fireEvent.click(submit());
    fireEvent.submit(password().form!);
    await waitFor(() => expect(refusal()).toContain('E-mail o password non corrette.'));
    expect(sent).toHaveLength(1);
    expect([sent[0]!.get('login'), sent[0]!.get('password'), sent[0]!.get('remember_me')]).toEqual([
      'anna@example.it',
      ' spesa-demo ',
      'true',
    ]);
  });

  test('a refusal stands at the form alone, and a new attempt takes it away', async () => {
    await openLogin();
    await user.type(email(), 'anna@example.it');
    await user.type(password(), 'sbagliata');
    await user.click(submit());
    await waitFor(() => expect(refusal()).toContain('E-mail o password non corrette.'));
    expect(toasts()).toEqual([]);
    await user.clear(password());
    await user.type(password(), 'spesa-demo');
    await user.click(submit());
    await waitFor(() => expect(page.browser.went).toEqual(['/']));
    expect(page.spesa.cart.current()?.user.firstName).toBe('Anna');
  });

  test('A11Y-08 an empty form is not sent; the summary of what is missing has the focus and leads to the fields', async () => {
    const element = await openLogin();
    await user.click(submit());
    const summary = element.querySelector<HTMLElement>('.error-summary')!;
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(summary.textContent).toContain('Mancano 2 campi');
    await user.click(within(summary).getByRole('button', { name: 'E-mail: Campo obbligatorio' }));
    expect(document.activeElement).toBe(email());
    await user.type(email(), 'anna@example.it');
    await user.click(submit());
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(screen.queryByText('Campo obbligatorio')).toBeNull();
    expect(screen.getByText('Digitare la password')).toBeTruthy();
    expect(page.asked('/auth/login')).toHaveLength(0);
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  });

  test('SES-08 SEC-18 a second step asks for the pin of the mail: a wrong one stands at its field, the right one goes in', async () => {
    const mine = await logIn(shop, 'dario');
    await stepUp(shop, mine);
    await shop.request(security.updateMfa, { enabled: true }, mine);
    await openLogin();
    await user.type(email(), 'dario@example.it');
    await user.type(password(), 'spesa-demo');
    await user.click(submit());
    const pin = await screen.findByLabelText<HTMLInputElement>(/^Codice di sei cifre/);
    await waitFor(() => expect(document.activeElement).toBe(pin));
    expect(pin.autocomplete).toBe('one-time-code');
    const right = (await lastLetter(shop, 'dario@example.it')).pin;
    fireEvent.input(pin, { target: { value: right === '000000' ? '000001' : '000000' } });
    await user.click(submit());
    await waitFor(() => expect(screen.getByText('Il codice non è corretto.')).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Torna all’e-mail e alla password' }));
    expect(email().value).toBe('dario@example.it');
    await user.click(submit());
    await screen.findByLabelText(/^Codice di sei cifre/);
    const again = (await lastLetter(shop, 'dario@example.it')).pin;
    fireEvent.input(screen.getByLabelText(/^Codice di sei cifre/), { target: { value: again } });
    await user.click(submit());
    await waitFor(() => expect(page.browser.went).toEqual(['/']));
    await shop.db.updateTable('customer').set({ mfa_enabled: false }).execute();
  });

  test('the notice of the captcha is there only where there is one', async () => {
    expect((await openLogin()).textContent).not.toContain('controllo automatico');
    expect((await openLogin({ captchaKey: 'k' })).textContent).toContain('controllo automatico');
  });

  test('the way to register stands before the ways in by somebody else', async () => {
    const element = await openLogin({ signIns: ['google'] });
    const google = await within(element).findByRole('button', { name: /Google/ });
    const register = within(element).getByRole('link', { name: 'Registrati' });
    expect(register.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('who is logged in already is offered the shop instead of the form', async () => {
    page = await shopPage(shop, { as: 'anna' });
    const element = await place('spesa-login');
    expect(element.querySelector('form')).toBeNull();
    expect(within(element).getByRole('heading', { level: 1 }).textContent).toBe('Accedi');
    expect(element.textContent).toContain('Hai già effettuato l’accesso.');
  });
});

describe('[spesa-user-menu]', () => {
  test('a visitor gets a link to the login page that opens the dialog; then the name of who came', async () => {
    page = await shopPage(shop);
    const element = await place('spesa-user-menu');
    const link = element.querySelector('a')!;
    expect(link.getAttribute('href')).toBe('/login');
    await user.click(link);
    const form = within(await dialogPart('form'));
    await user.type(form.getByLabelText(/^E-mail/), 'anna@example.it');
    await user.type(form.getByLabelText(/^Password/), 'spesa-demo');
    await user.click(form.getByRole('button', { name: 'Entra' }));
    await waitFor(() => expect(element.textContent).toContain('Ciao, Anna'));
    expect(topDialog()).toBeUndefined();
  });

  test('[POST /auth/logout] opens, closes by Escape with the focus back, and logs out', async () => {
    page = await shopPage(shop, { as: 'anna' });
    const element = await place('spesa-user-menu');
    const button = within(element).getByRole('button');
    await user.click(button);
    await waitFor(() => expect(element.querySelector('.user-menu__panel')).not.toBeNull());
    expect([...element.querySelectorAll('.user-menu__panel a')].map((link) => link.getAttribute('href'))).toEqual([
      '/profile/dashboard',
      '/profile/orders',
      '/lists',
    ]);
    await user.keyboard('{Escape}');
    expect(element.querySelector('.user-menu__panel')).toBeNull();
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await user.click(await within(element).findByRole('button', { name: 'Esci' }));
    await waitFor(() => expect(element.querySelector('a')?.textContent).toContain('Accedi'));
    expect(page.spesa.cart.current()).toBeNull();
  });
});

describe('[spesa-login] [spesa-user-menu] on a site without some of its pages', () => {
  const without = { pages: { ...defaultConfig.pages, registration: '', passwordReset: '', account: '' } };

  test('nothing leads to a page that is not there', async () => {
    const element = await openLogin(without);
    expect([...element.querySelectorAll('a')]).toEqual([]);
    expect(element.querySelector('.login-form__register')).toBeNull();
    page = await shopPage(shop, { as: 'anna', config: without });
    const menu = await place('spesa-user-menu');
    await user.click(within(menu).getByRole('button'));
    await waitFor(() => expect(menu.querySelectorAll('.user-menu__panel a')).toHaveLength(2));
  });
});

describe('an expired session', () => {
  test('SES-01 ten answers 419 are one toast and one login dialog', async () => {
    page = await shopPage(shop, { as: 'anna' });
    await shop.db.deleteFrom('session').execute();
    await Promise.all(Array.from({ length: 10 }, () => page.spesa.cart.load().catch(() => {})));
    await waitFor(() => expect(topDialog()?.querySelector('form')).toBeTruthy());
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(toasts()).toHaveLength(1);
    expect(topDialog().textContent).toContain('Per continuare da dove eri');
  });
});
