import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { security } from '../../../core/api/endpoints/security.ts';
import { interrupted } from '../../../core/flows/interrupted.ts';
import { openHouses, sayWho, type Houses } from '../../demo/server/houses.ts';
import { lastLetter } from '../../demo/server/letters.ts';
import { logIn, stepUp } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';
import { windows, type Visit } from './windows.ts';

let houses: Houses;
let shop: Shop;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  houses = await openHouses();
  shop = await openShop({ identity: houses.identity });
}, 60_000);
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});
afterAll(async () => {
  await shop.close();
  await houses.close();
});

const anna = { email: 'anna@example.it', firstName: 'Anna', lastName: 'Parodi' };
const newcomer = { email: 'mai@visto.it', firstName: 'Mai', lastName: 'Visto' };
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const said = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));

const answering =
  (who: Parameters<typeof sayWho>[1], change: Record<string, string> = {}): Visit =>
  (url, speak) =>
    void sayWho(url, who).then(({ back }) =>
      speak({ type: 'spesa-social', ...Object.fromEntries(back.searchParams), ...change }),
    );

async function openLogin(): Promise<HTMLElement> {
  page = await shopPage(shop, { config: { signIns: ['google', 'facebook', 'company'] } });
  const element = await place('spesa-login');
  await screen.findByRole('button', { name: 'Continua con Google' });
  return element;
}

describe('[spesa-login] by somebody else’s word', () => {
  test('LAW-12 [GET /social-redir/google-mobile] asks before anything of Google is loaded; then a window of 600×600 with state and PKCE, and one is in', async () => {
    const opened = windows(answering(anna));
    await openLogin();
    await press('Continua con Google');
    await said('il tuo dispositivo si collega ai suoi server');
    expect(opened.features).toEqual([]);
    expect(page.asked('/social-redir/google-mobile')).toHaveLength(0);
    await press('Continua con Google');
    await waitFor(() => expect(page.browser.went).toEqual(['/']));
    expect(opened.features[0]).toMatch(/width=600,height=600/);
    const asked = opened.urls[0]!.searchParams;
    expect([asked.get('code_challenge_method'), asked.get('state')?.length]).toEqual(['S256', 43]);
    expect(page.spesa.cart.current()?.user.userId).toBe(101);
    expect(page.asked('/social-redir/google-mobile').map(({ search }) => search.includes('code='))).toEqual([
      false,
      false,
    ]);
  });

  async function tryGoogle(visit: Visit): Promise<void> {
    windows(visit);
    await openLogin();
    await user.type(screen.getByLabelText(/^E-mail/), 'a@b.it');
    await press('Continua con Google');
    await press('Continua con Google');
  }
  const nothingLost = () => {
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('a@b.it');
    expect(page.spesa.session.isLoggedIn()).toBe(false);
    expect(screen.getByRole('button', { name: 'Continua con Google' })).toBeTruthy();
  };

  test('a blocked window is told as such, and nothing is lost', async () => {
    vi.stubGlobal('open', () => null);
    await openLogin();
    vi.stubGlobal('open', () => null);
    await user.type(screen.getByLabelText(/^E-mail/), 'a@b.it');
    await press('Continua con Google');
    await press('Continua con Google');
    await said('Il browser ha bloccato la finestra');
    nothingLost();
  });

  test('a window that is closed is told as such, and nothing is lost', async () => {
    await tryGoogle((_url, _speak, popup) => void (popup.closed = true));
    await said('La finestra di accesso è stata chiusa prima della fine');
    nothingLost();
  });

  test('SEC-25 an answer with another state is not sent on; one of another page or origin is not heard', async () => {
    await tryGoogle((url, speak) => {
      speak({ type: 'spesa-social', code: 'theirs', state: 'x' }, 'https://evil.example');
      speak({ type: 'other' });
      answering(anna, { state: 'x'.repeat(43) })(url, speak, { closed: false });
    });
    await said('per sicurezza ci siamo fermati');
    expect(page.asked('/social-redir/google-mobile')).toHaveLength(1);
    nothingLost();
  });

  test('who says no at the provider is told so', async () => {
    await tryGoogle(answering({ deny: '1' }));
    await said('L’accesso è stato annullato');
    nothingLost();
  });

  test('SES-08 a second step is asked for in the same form', async () => {
    const theirs = await logIn(shop, 'dario');
    await stepUp(shop, theirs);
    await shop.request(security.updateMfa, { enabled: true }, theirs);
    windows(answering({ email: 'dario@example.it', firstName: 'Dario', lastName: 'X' }));
    await openLogin();
    await press('Continua con Google');
    await press('Continua con Google');
    const pin = await screen.findByLabelText(/^Codice di sei cifre/);
    await user.type(pin, (await lastLetter(shop, 'dario@example.it')).pin);
    await press('Entra');
    await waitFor(() => expect(page.browser.went).toEqual(['/']));
    await shop.db.updateTable('customer').set({ mfa_enabled: false }).execute();
  });

  test('[GET /social-redir/facebook-mobile] who is new is led to the registration without the question for a card', async () => {
    windows(answering(newcomer));
    await openLogin();
    await press('Continua con Facebook');
    await press('Continua con Facebook');
    await waitFor(() => expect(page.browser.went).toEqual(['/registration-nocard?social_login=facebook']));
    expect(interrupted(page.spesa)?.back).toBe('/');
  });
});

test('[spesa-registration] [GET /registration/social_user_detail] is filled with what Google said; the password is the customer’s own', async () => {
  windows(answering(newcomer));
  await openLogin();
  await press('Continua con Google');
  await press('Continua con Google');
  await waitFor(() => expect(page.browser.went).toEqual(['/registration-user?social_login=google']));
  history.replaceState(null, '', page.browser.went[0]!);
  await place('spesa-registration');
  await said('Abbiamo preso nome ed e-mail da Google');
  const values = ['firstName', 'lastName'].map(
    (name) => document.querySelector<HTMLInputElement>(`spesa-registration [name=${name}]`)?.value,
  );
  expect(values).toEqual(['Mai', 'Visto']);
});

test('[spesa-registration] an address that says Google without anybody behind it is the plain registration', async () => {
  page = await shopPage(shop);
  history.replaceState(null, '', '/registration-user?social_login=google');
  await place('spesa-registration');
  await waitFor(() => expect(document.querySelector('[name=firstName]')).not.toBeNull());
  expect(document.body.textContent).not.toContain('Abbiamo preso');
});
