import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';
import { fill, fillPerson, isAsked, press } from './registering.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });
let page: Stage;
beforeEach(async () => {
  history.replaceState(null, '', '/registration-user');
  page = await shopPage(plain.shop);
});
afterEach(() => history.replaceState(null, '', '/'));

test('[spesa-registration] the steps that are done have a tick in the place of their number, and the province is chosen from the list of the address form', async () => {
  const element = await place('spesa-registration');
  const signs = () =>
    [...element.querySelectorAll('.steps__number')].map((sign) =>
      sign.querySelector('svg') ? 'tick' : sign.textContent,
    );
  await fillPerson();
  expect(signs()).toEqual(['1', '2', '3']);
  await press('Avanti');
  await isAsked('postalcode');
  expect(signs()).toEqual(['tick', '2', '3']);
  const province = element.querySelector<HTMLSelectElement>('select[name=province]')!;
  expect(province.options).toHaveLength(1 + 107);
  fill('postalcode', '16121');
  await waitFor(() => expect(province.value).toBe('GE'));
  expect(province.querySelector('[value=GE]')!.textContent).toBe('Genova (GE)');
});

test('[spesa-registration] where to look for the mail outlives a reload, and the mail can be sent again or the registration begun with another address', async () => {
  const forms = { 'registration-sent': { email: 'zoe@example.it' } };
  page.browser.page.write('drafts', { userId: -1, forms });
  const element = await place('spesa-registration');
  await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Controlla la posta'));
  expect(element.textContent).toContain('Ti abbiamo scritto a zoe@example.it');
  expect(element.querySelector('input')).toBeNull();
  await press('Manda di nuovo la mail');
  await waitFor(() => expect(element.textContent).toContain('la mail è in arrivo'));
  expect(page.asked('/registration/registration_resend_email')[0]?.searchParams.get('e_mail')).toBe('zoe@example.it');
  const other = screen.getByRole('link', { name: 'Registrati con un altro indirizzo' });
  other.addEventListener('click', (event) => event.preventDefault());
  await user.click(other);
  expect(page.browser.page.read('drafts', (kept) => kept)).toEqual({ userId: -1, forms: {} });
});
