import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as accountTexts from '../../../core/labels/it/profile/account.ts';
import { account } from '../../../core/api/endpoints/account.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { customersData } from '../../../core/flows/customersData.ts';
import { widgets } from '../../../widgets/index.ts';
import { lastLetter } from '../../demo/server/letters.ts';
import { openWay } from '../../../demo/server/sql/session/waysIn.ts';
import { logIn } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { answerDialog, dialogPart, shopPage, topDialog } from '../shop.ts';
import { place, type Stage } from '../stage.ts';
import { now } from '../../moment.ts';

let shop: Shop;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => void (shop = await openShop()));
beforeEach(() => shop.db.deleteFrom('login_try').execute());
afterEach(() => history.replaceState(null, '', '/'));
afterAll(() => shop.close());

async function own(tag: `spesa-${string}`, as = 'anna') {
  page = await shopPage(shop, { as });
  const element = await place(tag);
  const scrolled = () => document.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(scrolled() && element.querySelector('.skeletons')).toBeNull());
  return element;
}
const fill = (box: ParentNode, name: string, value: string) =>
  fireEvent.input(box.querySelector<HTMLInputElement>(`[name="${name}"]`)!, { target: { value } });
const section = (element: HTMLElement, title: string) =>
  [...element.querySelectorAll<HTMLElement>('.form-section')].find(
    (one) => one.querySelector('h2')?.textContent === title,
  )!;
const press = (box: HTMLElement, name: string | RegExp) => user.click(within(box).getByRole('button', { name }));
const said = (box: HTMLElement, words: string) => waitFor(() => expect(box.textContent).toContain(words));

/** Answers the dialog that asks who is there, with the pin of the mail where one is asked for too. */
async function confirmItIsMe(pinOf?: string, password = 'spesa-demo') {
  await dialogPart('[name=password]');
  const box = topDialog();
  fill(box, 'password', password);
  await press(box, 'Conferma');
  if (pinOf === undefined) return;
  await dialogPart('[name=mfa_pin]');
  fill(box, 'mfa_pin', (await lastLetter(shop, pinOf)).pin);
  await press(box, 'Entra');
}

test.each([
  'account',
  'profile-form',
  'security',
  'contact-preferences',
  'billing',
  'notifications',
  'survey',
] as const)('SES-13 [spesa-%s] asks a visitor who is there, and shows and asks nothing of anybody', async (name) => {
  page = await shopPage(shop);
  const element = await place(`spesa-${name}`);
  expect(element.textContent).toContain('Accedi per vedere il tuo account');
  expect(page.requests.filter(({ pathname }) => !pathname.endsWith('/cart/view'))).toEqual([]);
});

test('[spesa-account] [POST /customer-lifetime/user_info] [GET /user-registration-disclaimer/check-disclaimer] greets, shows balances and the ways that the site has', async () => {
  const element = await own('spesa-account');
  expect(element.querySelector('h1')?.textContent).toBe('Ciao, Anna');
  await said(element, 'Spesa totale');
  await said(element, 'Canali, e consensi: 2 su 4');
  const hrefs = [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs.includes('/profile/security') && hrefs.every((href) => href?.startsWith('/'))).toBe(true);
  const { default: widget } = await widgets['spesa-account']!();
  expect(widget.paths).toEqual({ dashboard: '/dashboard' });
});

test('[spesa-profile-form] [GET /registration/user_detail] [POST /registration/update_user_detail] data are read first; a telephone number is changed in the form behind its button, and only what differs can be undone', async () => {
  const element = await own('spesa-profile-form');
  const person = section(element, 'Chi sei');
  expect(person.textContent).toMatch(/anna@example\.it.*29 febbraio 1984/);
  expect(element.querySelector('.around a')!.getAttribute('href')).toBe('/profile/security');
  expect(person.querySelector('details')!.open).toBe(false);
  await user.click(within(person).getByText('Modifica'));
  expect(person.querySelector('details')!.open).toBe(true);
  await waitFor(() => expect(person.querySelector('summary')!.textContent).toBe('Chiudi'));
  expect(within(person).queryByRole('button', { name: 'Annulla le modifiche' })).toBeNull();
  expect(person.querySelector<HTMLInputElement>('[name=birthDate]')?.value).toBe('29');
  fill(person, 'phone', 'niente');
  await press(person, 'Salva');
  expect(document.activeElement).toBe(person.querySelector('[name=phone]'));
  expect(page.asked('/registration/update_user_detail')).toHaveLength(0);
  fill(person, 'phone', '333 7654321');
  await press(person, 'Salva');
  await said(person, 'Salvato.');
  expect(person.querySelector('details')!.open).toBe(false);
  expect(document.activeElement).toBe(person.querySelector('summary'));
  expect(within(person).queryByRole('button', { name: 'Annulla le modifiche' })).toBeNull();
  expect(person.querySelector('.section-facts')!.textContent).toContain('333 7654321');
  const { data } = await page.spesa.client.call(account.detail, {});
  expect(data.person).toMatchObject({ phone: '333 7654321', birthDate: '1984-02-29', firstName: 'Anna' });
});

test('[spesa-profile-form] who has moved types the postal code, and town and province follow', async () => {
  const home = section(await own('spesa-profile-form'), 'Dove abiti');
  const value = (name: string) => home.querySelector<HTMLInputElement>(`[name=${name}]`)!.value;
  fill(home, 'postalcode', '19121');
  await waitFor(() => expect([value('city'), value('province')]).toEqual(['La Spezia', 'SP']));
  await press(home, 'Annulla le modifiche');
  expect(value('city')).toBe('Genova');
  expect(home.querySelector('.section-facts')!.textContent).toContain('16121 Genova (GE)');
});

test('[spesa-profile-form] [POST /registration/update_contact] further contacts are one call for each that has changed', async () => {
  const contacts = section(await own('spesa-profile-form'), 'Altri recapiti');
  fill(contacts, 'mobile', '3331112223');
  await press(contacts, 'Salva');
  await said(contacts, 'Salvato.');
  expect(page.asked('/registration/update_contact')).toHaveLength(1);
});

test('[spesa-profile-form] [POST /prima-card/register-user] who has no card asks for one, or gives the number with its zero', async () => {
  history.replaceState(null, '', '/profile/update?navToRefName=wantPrima');
  const element = await own('spesa-profile-form', 'bruno');
  const card = element.querySelector<HTMLElement>('#profile-card')!;
  await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
  fill(card, 'fidelityCard', '123');
  await press(card, 'Collega la carta che hai');
  await said(card, 'Il numero comincia con lo zero');
  await press(card, 'Richiedi la carta');
  await said(card, 'Hai chiesto la carta');
});

test('[spesa-security] [POST /registration/update_password] [GET /registration/update_email_request] [POST /registration/update_username] a new password is asked twice and none stays in a field', async () => {
  const element = await own('spesa-security', 'carla');
  const box = section(element, 'Password');
  fill(box, 'old_password', 'spesa-demo');
  fill(box, 'new_password', 'una frase lunga');
  fill(box, 'again', 'una frase lunga');
  await press(box, 'Salva');
  await said(box, 'Password cambiata.');
  expect([...box.querySelectorAll('input')].map(({ value }) => value)).toEqual(['carla@example.it', '', '', '']);
  expect(page.requests.filter(({ search }) => search.includes('frase'))).toEqual([]);
  const email = section(element, 'E-mail');
  fill(email, 'new_email', 'carla.nuova@example.it');
  await press(email, 'Manda la conferma');
  await confirmItIsMe(undefined, 'una frase lunga');
  await said(email, 'Apri il collegamento');
  const name = section(element, 'Nome utente');
  fill(name, 'username', 'carla.77');
  await press(name, 'Salva');
  await said(name, 'Salvato.');
  expect((await shop.request(session.login, { login: 'carla.77', password: 'una frase lunga' })).status).toBe(0);
});

test('[spesa-registration-confirm] [GET /registration/update_email] SES-15 a new e-mail holds once its link has been opened', async () => {
  const { link } = await lastLetter(shop, 'carla.nuova@example.it');
  history.replaceState(null, '', link!.pathname + link!.search);
  page = await shopPage(shop);
  const element = await place('spesa-registration-confirm');
  expect(location.search).toBe('');
  await said(element, 'La nuova e-mail è confermata');
});

test('[spesa-security] [GET /registration/mfa_enabled] [POST /registration/update_mfa] the login in two steps is switched on and off', async () => {
  const box = section(await own('spesa-security', 'dario'), 'Accesso in due passaggi');
  await said(box, 'Non attivo');
  await press(box, 'Attiva');
  await confirmItIsMe();
  await waitFor(() => expect(within(box).getByRole('status').textContent).toBe('Attivo'));
  await press(box, 'Disattiva');
  await confirmItIsMe('dario@example.it');
  await waitFor(() => expect(within(box).getByRole('status').textContent).toBe('Non attivo'));
});

test('[spesa-security] [GET /registration/ways_in] [POST /registration/remove_way_in] the ways in are told, and Google’s word is taken away', async () => {
  await openWay(shop.db, 104, 'google', new Date(now()));
  const box = section(await own('spesa-security', 'dario'), 'Come entri nel tuo account');
  await said(box, 'Google');
  expect(box.textContent).toMatch(/Google.*dal 19 gennaio 2027 alle 10:0/);
  await press(box, 'Togli l’accesso con Google');
  await answerDialog('Togli');
  await confirmItIsMe();
  await waitFor(() => expect(box.textContent).not.toContain('Google'));
  expect(box.textContent).toContain('Password');
});

test('LAW-14 [spesa-security] [GET /registration/anonymize_token_request] [GET /registration/user_anonymize] the data are handed over, and an account ends by the link of a mail and a press', async () => {
  const element = await own('spesa-security', 'elena');
  const data = await customersData(page.spesa);
  expect(data).toMatchObject({ profile: { person: { firstName: 'Elena' } }, orders: expect.any(Array) as unknown });
  await said(element, 'Chiedi la cancellazione');
  await press(section(element, 'Cancella l’account'), 'Chiedi la cancellazione');
  await confirmItIsMe();
  await said(element, 'La mail è in arrivo');
  const { link } = await lastLetter(shop, 'elena@example.it');
  history.replaceState(null, '', link!.pathname + link!.search);
  const confirm = await place('spesa-registration-confirm');
  expect(location.search).toBe('');
  expect(page.asked('/registration/user_anonymize')).toHaveLength(0);
  await press(confirm, 'Cancella il mio account');
  await said(confirm, 'Il tuo account è stato cancellato');
  await waitFor(() => expect(page.spesa.session.isLoggedIn()).toBe(false));
  expect((await shop.request(session.login, { login: 'elena@example.it', password: 'spesa-demo' })).status).not.toBe(0);
});

const firm = { name: 'Verdi srl', vatNumber: '01234567890', address1: 'Po', postalcode: '16121', addressNumber: '2' };
const isPlaced = (box: ParentNode) =>
  waitFor(() => expect(box.querySelector<HTMLSelectElement>('[name=province]')!.value).toBe('GE'));

test('LAW-17 [spesa-billing] [GET /user-person-fiscal/list] [POST /user-person-fiscal/insert-billing-address] [GET /user-person-fiscal/delete-person-fiscal] a firm is added with SDI code or PEC, and taken away again', async () => {
  const element = await own('spesa-billing');
  const form = () => section(element, 'Dati per la fattura');
  expect(form().querySelector('[name=vatNumber]')).toBeNull();
  await user.click(within(form()).getByLabelText('È un’azienda o ha partita IVA'));
  for (const [name, text] of Object.entries(firm)) fill(form(), name, text);
  await isPlaced(form());
  await press(form(), 'Aggiungi');
  await said(form(), 'Serve il codice SDI o la PEC');
  await waitFor(() => expect(document.activeElement).toBe(form().querySelector('[name=sdiCode]')));
  fill(form(), 'sdiCode', 'abc1234');
  await press(form(), 'Aggiungi');
  await said(form(), 'ABC1234');
  expect(form().querySelector('dt')!.textContent).toBe('Partita IVA');
  await press(element, 'Elimina Verdi srl');
  await answerDialog('Sì');
  await said(form(), 'Non hai ancora dati');
});

test('[spesa-dialogs] the dialog of billing answers the addressee that was added', async () => {
  page = await shopPage(shop, { as: 'anna' });
  const chosen = page.spesa.dialogs.open('billing', {});
  await user.click(await dialogPart('[name=firm]'));
  for (const [name, text] of Object.entries({ ...firm, pec: 'verdi@pec.example.it' })) fill(topDialog(), name, text);
  await isPlaced(topDialog());
  await press(topDialog(), 'Aggiungi');
  expect(await chosen).toMatchObject({ name: 'Verdi srl', pec: 'verdi@pec.example.it', address: { province: 'GE' } });
});

test('BAD-11 [spesa-account] a language whose texts did not come is not called the page’s own, is said to be missing, and can be chosen again', async () => {
  const element = await own('spesa-account');
  const box = () => section(element, accountTexts.language());
  document.dispatchEvent(new Event('pointerover'));
  await waitFor(() => expect(box()).toBeTruthy());
  page.spesa.preferences.remember({ language: 'en' });
  element.remove();
  const again = await place('spesa-account');
  document.dispatchEvent(new Event('pointerover'));
  const choice = () => section(again, accountTexts.language());
  await said(again, accountTexts.languageMissing());
  expect(again.querySelector('[lang=en]:not(button)')).toBeNull();
  expect(within(choice()).getByRole('button', { name: 'Italiano' }).getAttribute('aria-pressed')).toBe('true');
  await press(choice(), 'English');
  await waitFor(() => expect(page.browser.local.read('labels', Object)).toBeTruthy());
  expect(page.browser.went).toContain('reload');
  page.spesa.preferences.remember({ language: 'it' });
  page.browser.local.remove('labels');
});

test('SEC-02 [spesa-security] [POST /auth/logout] leaving everywhere ends the sessions of other devices too; where it fails nobody is told that it is done', async () => {
  const phone = await logIn(shop, 'bruno');
  const box = section(await own('spesa-security', 'bruno'), 'I tuoi dispositivi');
  page.intercept((url) => (url.pathname.endsWith('/auth/logout') ? new Response('', { status: 503 }) : undefined));
  await press(box, 'Esci da tutti i dispositivi');
  await waitFor(() => expect(page.spesa.toasts.store.getState().list).not.toEqual([]));
  expect(page.spesa.session.isLoggedIn()).toBe(true);
  page.intercept(undefined);
  await waitFor(() => expect(within(box).getByRole('button').getAttribute('aria-busy')).not.toBe('true'));
  await press(box, 'Esci da tutti i dispositivi');
  await waitFor(() => expect(page.spesa.session.isLoggedIn()).toBe(false));
  expect((await shop.request(account.detail, {}, phone)).http).toBe(419);
});
