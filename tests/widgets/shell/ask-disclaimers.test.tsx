import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serveCustomer } from '../../../widgets/shell/forCustomers.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });
const anna = 101;

test('after a login a customer who has conditions to agree to is told, and led to them [GET /user-registration-disclaimer/check-disclaimer]', async () => {
  const page = await shopPage(plain.shop, { as: 'anna' });
  await plain.shop.db.deleteFrom('customer_disclaimer').where('user_id', '=', anna).execute();
  serveCustomer(document, true);
  await screen.findAllByText('Ci sono condizioni nuove da accettare.');
  await user.click(await screen.findByRole('button', { name: 'Leggi e accetta' }));
  expect(page.browser.went).toEqual(['/profile/contact-preferences']);
});

test('the page after the login page asks too, once; a page that is only opened does not', async () => {
  const page = await shopPage(plain.shop, { as: 'anna' });
  serveCustomer(document, false);
  page.spesa.browser.page.write('entered', true);
  serveCustomer(document, false);
  await expect.poll(() => page.asked('/check-disclaimer')).toHaveLength(1);
  serveCustomer(document, false);
  expect(page.spesa.browser.page.read('entered', (kept) => kept)).toBeUndefined();
});
