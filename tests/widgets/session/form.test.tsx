import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as sessionTexts from '../../../core/labels/it/session.ts';
import * as sessionPageTexts from '../../../core/labels/it/sessionPages.ts';
import { askedFields, faultsOf, firstValues, sentValues, type FormField } from '../../../core/rules/form.ts';
import { dayUntil, fiscalCode, personName, wireDate } from '../../../core/rules/personRules.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

type Name = 'card' | 'number' | 'born' | 'word' | 'again';

const fields: readonly FormField<Name>[] = [
  { name: 'card', label: sessionTexts.title, kind: 'box', complete: 'off' },
  {
    name: 'number',
    label: sessionTexts.title,
    required: true,
    when: ({ card }) => card === 'true',
    complete: 'off',
  },
  { name: 'born', label: sessionTexts.title, kind: 'date', rules: [dayUntil('2026-11-22')], complete: 'bday' },
  { name: 'word', label: sessionPageTexts.password, kind: 'password', required: true, complete: 'new-password' },
  { name: 'again', label: sessionPageTexts.password, kind: 'password', repeats: 'word', complete: 'new-password' },
];
const filled = (given: Partial<Record<Name, string>>) => firstValues(fields, given);

describe('forms as data (account §5)', () => {
  test('a field that is not asked is neither checked nor sent', () => {
    const without = filled({ word: ' segreta ', again: ' segreta ', number: '0123' });
    expect(askedFields(fields, without).map(({ name }) => name)).not.toContain('number');
    expect(faultsOf(fields, without)).toEqual({});
    expect(sentValues(fields, without)).toMatchObject({ number: '', word: ' segreta ' });
    expect(faultsOf(fields, { ...without, card: 'true', number: ' ' })).toEqual({ number: 'Campo obbligatorio' });
  });

  test('what is asked twice must be the same', () => {
    expect(faultsOf(fields, filled({ word: 'segreta', again: 'segret' }))).toEqual({
      again: 'I due testi non coincidono',
    });
  });

  test('TIME-05 a date is a day of the calendar from 1910 to today', () => {
    const fault = dayUntil('2026-11-22');
    for (const good of ['', '1910-1-1', '2024-02-29', '1984-2-29', '2026-11-22'])
      expect([good, fault(good)]).toEqual([good, '']);
    for (const bad of ['1985-2-29', '2026-13-1', '1980-1-', '--5', '1980-04-31'])
      expect([bad, fault(bad)]).toEqual([bad, 'Questa data non esiste']);
    expect(fault('1909-12-31')).toBe('La data deve essere dal 1 gennaio 1910 in poi');
    expect(fault('2026-11-23')).toBe('La data non può essere nel futuro');
    expect([wireDate('1984-2-9'), wireDate('1985-2-29')]).toEqual(['1984-02-09', '']);
  });

  test('a fiscal code is checked by its last sign, a name has letters of any alphabet (ruling 11)', () => {
    for (const good of ['RSSMRA80A01F205X', 'rssmra80a01f205x', '']) expect(fiscalCode(good)).toBe('');
    for (const bad of ['RSSMRA80A01F205Y', 'RSSMRA80A01F20', '12345678901'])
      expect(fiscalCode(bad)).toBe('Formato non corretto');
    for (const good of ["D'Angelo", 'Łukasz Ñandú', 'Дарья']) expect(personName(good)).toBe('');
    for (const bad of ['R2', 'a<b>', 'x@y']) expect(personName(bad)).toContain('alfabetici');
  });
});

describe('[spesa-login] a form in use', () => {
  let shop: Shop;
  let page: Stage;
  const user = userEvent.setup({ delay: null });
  beforeAll(async () => void (shop = await openShop()));
  afterAll(() => shop.close());

  const refusing = (response: object) =>
    page.intercept((url) =>
      url.pathname.endsWith('/auth/login') ? Response.json({ response, user: { userId: -1 }, data: {} }) : undefined,
    );
  const email = () => screen.getByLabelText<HTMLInputElement>(/^E-mail/);
  const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);

  test('a fault of the server that names a field stands at it, the others above; both leave with the next attempt', async () => {
    page = await shopPage(shop);
    const element = await place('spesa-login');
    refusing({
      status: 2,
      errorsMessage: [{ code: 'x', message: 'Questa e-mail è sospesa.', field: 'login' }, 'Il negozio è chiuso.'],
      warningsMessage: ['Domani è festa.'],
      infosMessage: ['Torna presto.'],
    });
    fireEvent.input(email(), { target: { value: 'anna@example.it' } });
    fireEvent.input(password(), { target: { value: 'spesa-demo' } });
    fireEvent.submit(password().form!);
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(email().getAttribute('aria-describedby')!)?.textContent).toBe(
      'Questa e-mail è sospesa.',
    );
    await waitFor(() => expect(document.activeElement).toBe(email()));
    const kinds = [...element.querySelectorAll('.response-panel .notice')].map((notice) => [
      notice.className.replace('notice notice--', ''),
      notice.textContent,
    ]);
    expect(kinds).toEqual([
      ['error', 'Il negozio è chiuso.'],
      ['warning', 'Domani è festa.'],
      ['info', 'Torna presto.'],
    ]);
    page.intercept(undefined);
    await user.type(email(), '{Backspace}t');
    expect(email().getAttribute('aria-invalid')).toBeNull();
    fireEvent.submit(password().form!);
    await waitFor(() => expect(page.browser.went).toEqual(['/']));
  });

  test('SES-06 what was typed outlives an expired session for the same person, without passwords, and nobody else finds it', async () => {
    page = await shopPage(shop, { as: 'anna' });
    const open = async () => {
      void page.spesa.dialogs.open('address', {});
      await user.click(await dialogPart('[name=delivery-service][value="2"]'));
      const another = await waitFor(() => {
        const button = [...topDialog().querySelectorAll('button')].find((one) =>
          one.textContent?.includes('indirizzo'),
        );
        if (!button) throw new Error('not there yet');
        return button;
      });
      await user.click(another);
      return (await dialogPart('[name=city]')) as HTMLInputElement;
    };
    fireEvent.input(await open(), { target: { value: 'Camogli-7319' } });
    await waitFor(() =>
      expect(JSON.stringify(page.browser.page.read('drafts', (kept) => kept))).toContain('Camogli-7319'),
    );
    page.spesa.dialogs.answer(page.spesa.dialogs.store.getState().levels[0]!.id, undefined);
    await shop.db.deleteFrom('session').execute();
    await page.spesa.cart.load().catch(() => null);
    await dialogPart('input[name=password]');
    fireEvent.input(await dialogPart('[name=login]'), { target: { value: 'anna@example.it' } });
    fireEvent.input(await dialogPart('input[name=password]'), { target: { value: 'spesa-demo' } });
    fireEvent.submit(await dialogPart('form'));
    await waitFor(() => expect(topDialog()).toBeUndefined());
    expect((await open()).value).toBe('Camogli-7319');
    expect(topDialog().textContent).toContain('Abbiamo ritrovato');
    const { signIn } = await import('../../../core/flows/signIn.ts');
    await signIn(page.spesa, { login: 'bruno@example.it', password: 'spesa-demo' });
    expect(page.browser.page.read('drafts', (kept) => kept)).toBeUndefined();
  });
});
