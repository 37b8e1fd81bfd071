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

/** Opens an address of the shop with its element on it. */
async function at(address: string, tag: `spesa-${string}`, given: Parameters<typeof shopPage>[1] = {}) {
  history.replaceState(null, '', address);
  page = await shopPage(shop, given);
  return place(tag);
}
const heading = (element: HTMLElement) => element.querySelector('h1')?.textContent;
const fill = (name: string, value: string) =>
  fireEvent.input(document.querySelector<HTMLInputElement>(`[name="${name}"]`)!, { target: { value } });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

const newcomer = {
  firstName: 'Zoë',
  lastName: "D'Angelo",
  phone: '010 123456',
  email: 'zoe@example.it',
  emailAgain: 'zoe@example.it',
  password: ' pässwörd lungo ',
  passwordAgain: ' pässwörd lungo ',
  address1: 'Via Roma',
  addressNumber: '1',
  postalcode: '16121',
  city: 'Genova',
  province: 'ge',
};
async function register(given: Partial<typeof newcomer> = {}) {
  await waitFor(() => expect(document.querySelector('[name=email]')).not.toBeNull());
  for (const [name, text] of Object.entries({ ...newcomer, ...given })) fill(name, text);
  fireEvent.input(screen.getByLabelText(/^Giorno/), { target: { value: '29' } });
  fireEvent.change(screen.getByLabelText(/^Mese/), { target: { value: '2' } });
  fireEvent.input(screen.getByLabelText(/^Anno/), { target: { value: '1988' } });
}
const accept = async () => {
  for (const name of ['disclaimer-1', 'disclaimer-2'])
    await user.click(document.querySelector<HTMLInputElement>(`[name="${name}"]`)!);
};

describe('[spesa-registration]', () => {
  test('[GET /registration-disclaimer/list] asks what is mandatory, twice what is easily mistyped, the card only from who has one (ruling 10), and ticks no consent (LAW-13)', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    await register({ emailAgain: 'zoe@example.com', passwordAgain: 'x' });
    expect(element.querySelectorAll('input[type=checkbox]:checked')).toHaveLength(0);
    expect(element.querySelector('[name=fidelityCard]')).toBeNull();
    await user.click(screen.getByLabelText('Ho già una carta fedeltà'));
    fill('fidelityCard', '412345678907');
    await press('Registrati');
    const summary = element.querySelector('.error-summary')!;
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect([...summary.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Conferma l’e-mail: I due testi non coincidono',
      'Conferma la password: I due testi non coincidono',
      'Numero della carta: Il numero comincia con lo zero e ha solo cifre',
      expect.stringMatching(/condizioni.*: È obbligatorio accettare questo consenso per procedere/),
      expect.stringMatching(/informativa.*: È obbligatorio accettare/),
    ]);
    expect(page.asked('/registration/register_user')).toHaveLength(0);
    const tokens = [...element.querySelectorAll('input')]
      .map((input) => input.autocomplete)
      .filter((one) => one !== 'off');
    expect(tokens).toEqual(
      expect.arrayContaining([
        'given-name',
        'family-name',
        'bday-day',
        'bday-year',
        'tel',
        'username',
        'new-password',
        'postal-code',
      ]),
    );
  });

  test('LAW-13 what is agreed to is a link beside its box, which is marked as due, and does not tick it', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    const links = await waitFor(() => {
      const found = [...element.querySelectorAll<HTMLAnchorElement>('.checkbox__reading')];
      expect(found).toHaveLength(2);
      return found;
    });
    expect(links.map(({ textContent, pathname, target }) => [textContent, pathname, target])).toEqual([
      ['Leggi: condizioni generali di vendita (nuova scheda)', '/condizioni-di-vendita/', '_blank'],
      ['Leggi: informativa sul trattamento dei dati personali (nuova scheda)', '/privacy-policy/', '_blank'],
    ]);
    const lines = [...element.querySelectorAll('.checkbox')].filter((box) => box.querySelector('.field__required'));
    expect(lines.map((box) => box.querySelector('input')!.name)).toEqual(['disclaimer-1', 'disclaimer-2']);
    for (const link of links) expect(link.closest('label')).toBeNull();
  });

  test('[POST /registration/register_user] a newcomer with a unicode password is told to look into the post; what was typed is not kept', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    await register();
    await accept();
    expect(JSON.stringify(page.browser.page.read('drafts', (kept) => kept))).not.toContain('pässwörd');
    await press('Registrati');
    await waitFor(() => expect(heading(element)).toBe('Controlla la posta'));
    expect(element.textContent).toContain('zoe@example.it');
    await waitFor(() => expect(document.activeElement).toBe(element.querySelector('h1')));
    expect(JSON.stringify(page.browser.page.read('drafts', (kept) => kept) ?? {})).not.toContain('zoe@');
    expect((await lastLetter(shop, 'zoe@example.it')).link?.pathname).toBe('/confirm');
  });

  test('BAD-07 the fault that only the server finds stands at its field and nothing typed is lost', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    await register({
      email: 'due@example.it',
      emailAgain: 'due@example.it',
      password: 'corta12',
      passwordAgain: 'corta12',
    });
    await accept();
    await press('Registrati');
    const password = element.querySelector<HTMLInputElement>('[name=password]')!;
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(document.getElementById(password.getAttribute('aria-describedby')!.split(' ')[1]!)?.textContent).toContain(
      'almeno 8',
    );
    expect(element.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe('Zoë');
  });

  test('after a login with Facebook no card is asked for; who is logged in already is offered the shop', async () => {
    await at('/registration-nocard/?social_login=facebook', 'spesa-registration');
    await waitFor(() => expect(document.querySelector('[name=email]')).not.toBeNull());
    expect(document.querySelector('[name=haveCard]')).toBeNull();
    const element = await at('/registration-user', 'spesa-registration', { as: 'anna' });
    expect(element.querySelector('form')).toBeNull();
  });
});

describe('[spesa-registration-confirm]', () => {
  test('SES-15 [GET /registration/registration_confirm] the link works once, its token leaves the address at once, and each end has its own', async () => {
    const { link } = await lastLetter(shop, 'zoe@example.it');
    const element = await at(link!.pathname + link!.search, 'spesa-registration-confirm');
    expect(location.search).toBe('');
    await waitFor(() => expect(heading(element)).toBe('Il tuo account è confermato'));
    expect(location.pathname).toBe('/confirm/success');
    const again = await at(link!.pathname + link!.search, 'spesa-registration-confirm');
    await waitFor(() => expect(heading(again)).toBe('Il tuo account era già confermato'));
    expect(location.pathname).toBe('/confirm/already-confirmed');
    const { status } = await shop.request(session.login, { login: 'zoe@example.it', password: ' pässwörd lungo ' });
    expect(status).toBe(0);
  });

  test('[GET /registration/registration_resend_email] a link that does not work offers another mail, the same answer for every address (SEC-04)', async () => {
    const element = await at('/confirm?e_mail=nessuno%40example.it&reg_control_code=x', 'spesa-registration-confirm');
    await waitFor(() => expect(heading(element)).toBe('Il collegamento non vale più'));
    expect(location.pathname).toBe('/confirm/error');
    expect(element.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('nessuno@example.it');
    await press('Manda di nuovo la mail');
    await waitFor(() => expect(element.textContent).toContain('la mail è in arrivo'));
  });

  test('NET-01 without an answer the token is not lost: the confirmation can be tried again', async () => {
    history.replaceState(null, '', '/confirm?e_mail=zoe%40example.it&reg_control_code=x');
    page = await shopPage(shop);
    page.cut(true);
    const element = await place('spesa-registration-confirm');
    await waitFor(() => expect(element.querySelector('.notice--error')).not.toBeNull());
    page.cut(false);
    await press('Riprova');
    await waitFor(() => expect(page.asked('/registration/registration_confirm')).toHaveLength(2));
  });
});

describe('[spesa-password-reset]', () => {
  test('SES-15 [GET /registration/password_reset_token_request] [GET /registration/password_reset_token_check] [POST /registration/password_reset] a forgotten password is chosen anew by the link of a mail, once', async () => {
    let element = await at('/reset-password-request', 'spesa-password-reset');
    fill('who', 'bruno@example.it');
    await press('Manda la mail');
    await waitFor(() => expect(location.pathname).toBe('/reset-password-sent'));
    expect(heading(element)).toBe('Controlla la posta');
    const { link } = await lastLetter(shop, 'bruno@example.it');
    element = await at(link!.pathname + link!.search, 'spesa-password-reset');
    expect(location.search).toBe('');
    await waitFor(() => expect(heading(element)).toBe('Scegli la nuova password'));
    expect(element.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('bruno@example.it');
    fill('password', 'una frase nuova');
    fill('passwordAgain', 'una frase nuova');
    await press('Salva la password');
    await waitFor(() => expect(heading(element)).toBe('Password cambiata'));
    expect(location.pathname).toBe('/reset-password-completed');
    expect(page.requests.filter(({ search }) => search.includes('frase'))).toEqual([]);
    element = await at(link!.pathname + link!.search, 'spesa-password-reset');
    await waitFor(() => expect(element.textContent).toContain('è scaduto o è già stato usato'));
    expect((await shop.request(session.login, { login: 'bruno@example.it', password: 'una frase nuova' })).status).toBe(
      0,
    );
  });

  test('SEC-04 who is not known gets the same page, and a refusal shows no text of the server (§8)', async () => {
    let element = await at('/reset-password-request', 'spesa-password-reset');
    fill('who', 'PRDNNA84B69D969F');
    await press('Manda la mail');
    await waitFor(() => expect(heading(element)).toBe('Controlla la posta'));
    expect(page.asked('/registration/password_reset_token_request')[0]?.searchParams.get('fiscal_code')).toBe(
      'PRDNNA84B69D969F',
    );
    element = await at('/reset-password-request', 'spesa-password-reset');
    page.intercept(() =>
      Response.json({ response: { status: 4, errors: [{ message: 'Segreto del server' }] }, data: {} }),
    );
    fill('who', 'nessuno');
    await press('Manda la mail');
    await waitFor(() => expect(within(element).getByRole('alert').textContent).toContain('Riprova tra qualche minuto'));
    expect(document.body.textContent).not.toContain('Segreto');
  });
});
