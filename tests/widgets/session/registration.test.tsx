import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../../core/api/endpoints/session.ts';
import { lastLetter } from '../../demo/server/letters.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { accept, fill, fillAll, fillPerson, home, isAsked, press, register, step } from './registering.ts';
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
describe('[spesa-registration]', () => {
  test('[GET /registration-disclaimer/list] asks what is mandatory, twice what is easily mistyped, the card only from who has one (ruling 10), and ticks no consent (LAW-13)', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    await fillPerson();
    expect(element.querySelector('[name=fidelityCard]')).toBeNull();
    await user.click(screen.getByLabelText('Ho già una carta fedeltà'));
    fill('fidelityCard', '412345678907');
    await press('Avanti');
    const card = element.querySelector<HTMLInputElement>('[name=fidelityCard]')!;
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(element.textContent).toContain('Il numero comincia con lo zero e ha solo cifre');
    fill('fidelityCard', '0412345678907');
    await register({ emailAgain: 'zoe@example.com', passwordAgain: 'x' });
    expect(element.querySelectorAll('input[type=checkbox]:checked')).toHaveLength(0);
    await press('Registrati');
    const summary = element.querySelector('.error-summary')!;
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect([...summary.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Conferma l’e-mail: I due testi non coincidono',
      'Conferma la password: I due testi non coincidono',
      expect.stringMatching(/condizioni.*: È obbligatorio accettare questo consenso per procedere/),
      expect.stringMatching(/informativa.*: È obbligatorio accettare/),
    ]);
    expect(page.asked('/registration/register_user')).toHaveLength(0);
  });

  test('says why it asks for the birth date and the e-mail again; a repetition that goes astray is told of while it is typed', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    await isAsked('firstName');
    expect(element.textContent).toContain('alcuni prodotti si vendono solo ai maggiorenni');
    await register({ emailAgain: '', passwordAgain: '' });
    const again = element.querySelector<HTMLInputElement>('[name=emailAgain]')!;
    expect(element.textContent).toContain('La mail di conferma arriva qui');
    fill('emailAgain', 'zoe@');
    expect(again.getAttribute('aria-invalid')).not.toBe('true');
    fill('emailAgain', 'zoi@');
    fill('passwordAgain', 'x');
    await waitFor(() => expect(again.getAttribute('aria-invalid')).toBe('true'));
    expect(element.textContent).toContain('I due testi non coincidono');
    expect(element.querySelector('.error-summary')).toBeNull();
    fill('emailAgain', 'zoe@example.it');
    await waitFor(() => expect(again.getAttribute('aria-invalid')).not.toBe('true'));
  });

  test('WCAG 1.3.5 three steps, each with its own fields and the tokens that browsers fill them by; back and forth nothing is lost, and each step has the focus', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    const tokens = () =>
      [...element.querySelectorAll<HTMLInputElement>('input, select')]
        .filter(({ type }) => type !== 'checkbox')
        .map((field) => [field.name, field.getAttribute('autocomplete')]);
    await fillPerson();
    expect(step()).toContain('Chi sei');
    expect(tokens()).toEqual([
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['birthDate', 'bday-day'],
      ['birthDate-month', 'bday-month'],
      ['birthDate-year', 'bday-year'],
      ['phone', 'tel'],
    ]);
    expect(screen.queryByRole('button', { name: 'Indietro' })).toBeNull();
    await press('Avanti');
    await isAsked('postalcode');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Passo 2 di 3: Dove abiti');
    expect(tokens()).toEqual([
      ['postalcode', 'postal-code'],
      ['city', 'address-level2'],
      ['province', 'address-level1'],
      ['address1', 'address-line1'],
      ['addressNumber', 'off'],
    ]);
    fillAll(home);
    await press('Indietro');
    await isAsked('firstName');
    expect(element.querySelector<HTMLInputElement>('[name=firstName]')!.value).toBe('Zoë');
    await press('Avanti');
    await isAsked('postalcode');
    expect(element.querySelector<HTMLInputElement>('[name=address1]')!.value).toBe('Via Roma');
    await press('Avanti');
    await isAsked('email');
    expect(tokens()).toEqual([
      ['email', 'username'],
      ['emailAgain', 'email'],
      ['password', 'new-password'],
      ['passwordAgain', 'new-password'],
    ]);
    await user.click(screen.getAllByRole('button', { name: 'Mostra la password' })[0]!);
    expect([...element.querySelectorAll<HTMLInputElement>('[name^=password]')].map(({ type }) => type)).toEqual([
      'text',
      'text',
    ]);
    expect(page.asked('/registration/register_user')).toHaveLength(0);
  });

  test('an empty step stays, with its own faults alone', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    await isAsked('firstName');
    await press('Avanti');
    const summary = await waitFor(() => element.querySelector('.error-summary')!);
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(summary.querySelectorAll('button')).toHaveLength(4);
    await fillPerson();
    await press('Avanti');
    await isAsked('postalcode');
    expect(element.querySelectorAll('.error-summary, .field__error')).toHaveLength(0);
  });

  test('[GET /geo/homedelivery-list-simple] the postal code fills town and province, also beyond where the shop delivers', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    const value = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!.value;
    await fillPerson();
    await press('Avanti');
    await isAsked('postalcode');
    fill('postalcode', '19121');
    await waitFor(() => expect([value('city'), value('province')]).toEqual(['La Spezia', 'SP']));
    fill('postalcode', '16121');
    await waitFor(() => expect([value('city'), value('province')]).toEqual(['Genova', 'GE']));
    fill('postalcode', '00100');
    expect([value('city'), value('province')]).toEqual(['Genova', 'GE']);
  });

  test('a postal code leaves the town that is typed, and fills nothing under the cursor', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    const field = (name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    const place = () => [field('city').value, field('province').value];
    await fillPerson();
    await press('Avanti');
    await isAsked('postalcode');
    fill('city', 'Nervi');
    fill('postalcode', '16121');
    await waitFor(() => expect(place()).toEqual(['Nervi', 'GE']));
    fill('city', '');
    field('city').focus();
    fill('postalcode', '19121');
    await waitFor(() => expect(place()).toEqual(['', 'SP']));
  });

  test('LAW-13 what is agreed to is a link beside its box, which is marked as due, and does not tick it', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    await register();
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
    expect(element.textContent).toContain('Ti abbiamo scritto a zoe@example.it');
    await waitFor(() => expect(document.activeElement).toBe(element.querySelector('h1')));
    expect(page.browser.page.read('drafts', (kept) => kept)).toEqual({
      userId: -1,
      forms: { 'registration-sent': { email: 'zoe@example.it' } },
    });
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
    expect(element.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('due@example.it');
  });

  test('BAD-07 a fault that the server finds in an earlier step leads to its field', async () => {
    const element = await at('/registration-user', 'spesa-registration');
    await register({ email: 'tre@example.it', emailAgain: 'tre@example.it' });
    await accept();
    const fault = { code: 'form.phone', message: 'Questo numero non esiste', field: 'phone' };
    page.intercept((url) =>
      url.pathname.endsWith('/register_user')
        ? Response.json({ response: { status: 3, errors: [fault], errorsMessage: [fault] }, data: {} })
        : undefined,
    );
    await press('Registrati');
    await isAsked('phone');
    await waitFor(() => expect(document.activeElement).toBe(element.querySelector('[name=phone]')));
    expect(element.querySelector('.field__error')?.textContent).toContain('Questo numero non esiste');
  });

  test('after a login with Facebook no card is asked for; who is logged in already is offered the shop', async () => {
    await at('/registration-nocard/?social_login=facebook', 'spesa-registration');
    await isAsked('firstName');
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
