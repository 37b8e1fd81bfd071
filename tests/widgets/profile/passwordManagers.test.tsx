import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { lastLetter } from '../../demo/server/letters.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { place } from '../stage.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 120_000);
afterEach(() => history.replaceState(null, '', '/'));
afterAll(() => shop.close());

/** What HTML lets a field of an account say of itself. */
const tokens = new Set([
  ...['off', 'username', 'current-password', 'new-password', 'one-time-code', 'email', 'tel', 'tel-national'],
  ...['name', 'given-name', 'family-name', 'organization', 'bday', 'bday-day', 'bday-month', 'bday-year'],
  ...['street-address', 'address-line1', 'address-line2', 'address-level1', 'address-level2', 'postal-code', 'country'],
  ...['home', 'mobile', 'work'],
]);
const boxes = ['checkbox', 'radio', 'hidden', 'submit'];

/** What browsers and password managers would not understand of the forms below. */
function unclear(root: HTMLElement): string[] {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, select')].filter(
    ({ type }) => !boxes.includes(type),
  );
  const faults = fields.flatMap((field) => {
    const token = field.getAttribute('autocomplete') ?? '';
    const known = token.split(' ').every((word) => tokens.has(word)) && token !== '';
    return [
      ...(known ? [] : [`${field.name}: autocomplete "${token}"`]),
      ...(field.name ? [] : [`${field.id}: no name`]),
      ...(field.closest('form') ? [] : [`${field.name}: in no form`]),
      ...(field.type === 'password' && !/^(current|new)-password$/.test(token) ? [`${field.name}: ${token}`] : []),
    ];
  });
  for (const form of root.querySelectorAll('form')) {
    const has = (token: string) => form.querySelector(`[autocomplete="${token}"]`) !== null;
    if (form.querySelector('[type=password]') && !has('username') && !has('email'))
      faults.push('whose password is it?');
    if (!form.querySelector('button:not([type=button])')) faults.push('a form without a button that sends it');
  }
  return faults;
}

async function open(tag: `spesa-${string}`, as = ''): Promise<HTMLElement> {
  await shop.db.deleteFrom('login_try').execute();
  const page = await shopPage(shop, { ...(as && { as }) });
  const element = await place(tag);
  await waitFor(() => {
    document.dispatchEvent(new Event('scroll'));
    document.dispatchEvent(new Event('pointerover'));
    expect(element.querySelector('.skeletons')).toBeNull();
    expect(page.spesa.session.store.getState().pending).toBe(0);
    expect(element.querySelector('form')).not.toBeNull();
  });
  return element;
}

test.each([
  ['login', ''],
  ['registration', ''],
  ['registration-confirm', ''],
  ['password-reset', ''],
  ['backoffice', ''],
  ['profile-form', 'anna'],
  ['security', 'anna'],
  ['contact-preferences', 'anna'],
  ['billing', 'anna'],
  ['survey', 'anna'],
  ['address-form', 'anna'],
] as const)('[spesa-%s] every field says to browsers and password managers what it is', async (name, as) => {
  const element = await open(`spesa-${name}`, as);
  expect(element.querySelectorAll('input, select').length).toBeGreaterThan(0);
  expect(unclear(element)).toEqual([]);
});

test('[spesa-password-reset] so does the choice of a new password by a mail’s link', async () => {
  await shop.request(registration.requestReset, { e_mail: 'bruno@example.it' });
  const { link } = await lastLetter(shop, 'bruno@example.it');
  history.replaceState(null, '', link!.pathname + link!.search);
  const element = await open('spesa-password-reset');
  await waitFor(() => expect(element.querySelectorAll('[autocomplete=new-password]')).toHaveLength(2));
  expect(unclear(element)).toEqual([]);
});

test('[spesa-dialogs] so do the dialogs of login and billing, and the pin of the second step', async () => {
  await shop.db.deleteFrom('login_try').execute();
  await shop.db.updateTable('customer').set({ mfa_enabled: true }).where('email', '=', 'carla@example.it').execute();
  const page = await shopPage(shop);
  void page.spesa.dialogs.open('login', {});
  await dialogPart('input[type=password]');
  expect(unclear(topDialog())).toEqual([]);
  const user = userEvent.setup({ delay: null });
  await user.type(topDialog().querySelector('[autocomplete=username]')!, 'carla@example.it');
  await user.type(topDialog().querySelector('[autocomplete=current-password]')!, 'spesa-demo');
  await user.click(within(topDialog()).getByRole('button', { name: 'Entra' }));
  await screen.findByLabelText(/Codice di sei cifre/);
  expect(unclear(topDialog())).toEqual([]);

  const customer = await shopPage(shop, { as: 'anna' });
  void customer.spesa.dialogs.open('billing', {});
  await dialogPart('[name=firm]');
  expect(unclear(topDialog())).toEqual([]);
});
