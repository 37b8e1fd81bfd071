import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createList } from '../../../core/flows/editLists.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { accountLinks } from '../../../widgets/profile/parts/accountPages.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);

/** The pages of the account in the order of its menu. */
const pages = [
  ['spesa-order-list', 'I tuoi ordini'],
  ['spesa-recurring-orders', 'Spesa ricorrente'],
  ['spesa-subscriptions', 'I tuoi abbonamenti'],
  ['spesa-lists', 'Le tue liste'],
  ['spesa-address-list', 'I tuoi indirizzi'],
  ['spesa-profile-form', 'I tuoi dati'],
  ['spesa-billing', 'Pagamenti e fatture'],
  ['spesa-gift-codes', 'Buoni e codici'],
  ['spesa-awards', 'Premi e punti'],
  ['spesa-notifications', 'Messaggi'],
  ['spesa-contact-preferences', 'Privacy e comunicazioni'],
  ['spesa-security', 'Sicurezza'],
  ['spesa-survey', 'La tua opinione'],
] as const;
const titles = pages.map(([, title]) => title);

const menuOf = (element: HTMLElement) => within(element).findByRole('navigation', { name: 'Il tuo account' });
const headings = (element: HTMLElement) => [...element.querySelectorAll('h1')].map(({ textContent }) => textContent);

test.each(pages)(
  '[account §1] %s: one heading, the menu of all pages and the way to the dashboard',
  async (tag, title) => {
    const { spesa } = await shopPage(plain.shop, { as: 'anna' });
    const element = await place(tag);
    const menu = await menuOf(element);
    const [home, ...links] = within(menu).getAllByRole<HTMLAnchorElement>('link');
    expect(home!.getAttribute('href')).toBe(spesa.config.pages.account);
    expect(links.map(({ textContent }) => textContent)).toEqual(titles);
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe(title);
    expect(headings(element)).toEqual([title]);
  },
);

test.each(pages)('[account §1] %s: a visitor reads its name, and no menu of an account', async (tag, title) => {
  await shopPage(plain.shop);
  const element = await place(tag);
  await waitFor(() => expect(headings(element)).toEqual([title]));
  expect(within(element).queryByRole('navigation')).toBeNull();
});

test('[account §1] a list has the menu of its account and its own name as the one heading', async () => {
  const { spesa } = await shopPage(plain.shop, { as: 'anna' });
  const { listId } = await createList(spesa, 'Pranzo di domenica');
  const element = await place('spesa-list', { 'list-id': String(listId) });
  const current = within(await menuOf(element)).getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('Le tue liste');
  await waitFor(() => expect(headings(element)).toEqual(['Pranzo di domenica']));
});

test('[account §1] the dashboard has the same menu, without a way to itself', async () => {
  await shopPage(plain.shop, { as: 'anna' });
  const links = within(await menuOf(await place('spesa-account'))).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(titles);
});

test.each(['1', '3', '4'])('[account §1] every page has an icon of its own, for a user of type %s', (userTypeId) => {
  const icons = accountLinks({ userType: { userTypeId } }).map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});

test('[account §1] an employee finds their work first in the menu', async () => {
  await shopPage(plain.shop, { as: 'staff' });
  const links = within(await menuOf(await place('spesa-security'))).getAllByRole('link');
  expect(links[1]!.textContent).toBe('Back office');
});
