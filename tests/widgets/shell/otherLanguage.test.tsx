import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chooseLanguage } from '../../../core/flows/chooseLanguage.ts';
import { serveCustomer } from '../../../widgets/shell/forCustomers.ts';
/* Comes with the news alone; here it is there already, so that what it sees is what stood then. */
import '../../../widgets/shell/halfFilled.ts';
import { atTouch } from '../../../widgets/shell/atTouch.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { createDevice, testSpesa } from '../../testBrowser.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';
import { elapse } from '../pageTimers.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });

test('a language chosen in another tab starts this one anew, but for a form that was begun and for the payment', async () => {
  const device = createDevice();
  const page = await shopPage(plain.shop, { as: 'anna', device });
  serveCustomer(document, false);
  const other = testSpesa(plain.shop.fetch, { device }).spesa;
  document.body.insertAdjacentHTML('beforeend', '<form><input value="a metà"></form>');
  await chooseLanguage(other, 'en');
  await elapse(50);
  expect(page.browser.went).toEqual([]);
  document.querySelector('form')!.remove();
  page.spesa.config.pages.payment = location.pathname;
  await chooseLanguage(other, 'it');
  await elapse(50);
  expect(page.browser.went).toEqual([]);
  page.spesa.config.pages.payment = '/payment';
  await chooseLanguage(other, 'en');
  await waitFor(() => expect(page.browser.went).toEqual(['reload']));
});

test('[spesa-account] the account offers its languages, says which it speaks, and speaks it', async () => {
  const device = createDevice();
  let page = await shopPage(plain.shop, { as: 'anna', device });
  const element = await place('spesa-account');
  await user.click(await screen.findByRole('button', { name: 'English' }));
  await waitFor(() => expect(page.browser.went).toEqual(['reload']));
  element.remove();

  page = await shopPage(plain.shop, { as: 'anna', device });
  const again = await place('spesa-account');
  expect([again.lang, again.querySelector('section')?.lang]).toEqual(['en', 'en']);
  const english = await screen.findByRole('button', { name: 'English' });
  expect([english.lang, english.getAttribute('aria-pressed')]).toEqual(['en', 'true']);
  await user.click(screen.getByRole('button', { name: 'Italiano' }));
  await waitFor(() => expect(page.browser.went).toEqual(['reload']));
  expect(page.spesa.preferences.current().language).toBe('it');
});

test('a visitor chooses a language where the page has a place for it; on a page in another language there is none', async () => {
  const page = await shopPage(plain.shop);
  document.body.insertAdjacentHTML('beforeend', '<footer><p data-spesa-languages></p></footer>');
  const footer = document.body.lastElementChild!;
  atTouch(document);
  await user.click(await screen.findByRole('button', { name: 'Italiano', pressed: true }));
  expect(page.browser.went).toEqual([]);
  const german = screen.getByRole('button', { name: 'Deutsch', pressed: false });
  expect(german.lang).toBe('de');
  await user.click(german);
  await waitFor(() => expect(page.browser.went).toEqual(['reload']));
  expect(page.spesa.preferences.current().language).toBe('de');

  footer.firstElementChild!.replaceChildren();
  await shopPage(plain.shop, { config: { language: 'en' } });
  atTouch(document);
  await elapse(50);
  expect(footer.textContent).toBe('');
  footer.remove();
});
