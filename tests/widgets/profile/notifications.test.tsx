import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '../../moment.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

let shop: Shop;
const user = userEvent.setup({ delay: null });
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

async function own(tag: `spesa-${string}`, as: string) {
  await shopPage(shop, { as });
  return place(tag);
}
const said = (box: HTMLElement, words: string) => waitFor(() => expect(box.textContent).toContain(words));

test('[spesa-notifications] [GET /notification/history] what was sent is listed, the newest first, twelve a page', async () => {
  const { user_id } = await shop.db
    .selectFrom('customer')
    .select('user_id')
    .where('email', '=', 'dario@example.it')
    .executeTakeFirstOrThrow();
  const linked = `Ciao\n\nManda un reclamo: ${location.origin}/reclamo\nFuori: https://altrove.example/x\nMai: javascript:void 0`;
  const letters = Array.from({ length: 14 }, (_, index) => ({
    user_id,
    message_type_id: 2,
    ...{ channel: 'email' as const, subject: `Messaggio ${index}`, body: index === 13 ? linked : 'Testo' },
    at: new Date(now() + index * 1000),
  }));
  await shop.db.insertInto('notification').values(letters).execute();
  const element = await own('spesa-notifications', 'dario');
  await said(element, 'Messaggio 13Nuovo');
  expect(element.querySelectorAll('.notifications__one')).toHaveLength(12);
  await user.click(within(element).getByText('Messaggio 13'));
  await waitFor(() => expect(element.querySelector('.notifications__subject')?.textContent).toBe('Messaggio 13'));
  const links = [...element.querySelectorAll('.notifications__body a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Manda un reclamo', '/reclamo'],
    ['Fuori', 'https://altrove.example/x'],
  ]);
  expect(element.querySelector('.notifications__body')?.textContent).not.toContain('https:');
  await user.click(within(element).getByRole('link', { name: /2/ }));
  await said(element, 'Messaggio 0');
});

test('[spesa-notifications] a message in its parts has its action, its rows, its goods and its small print', async () => {
  const { user_id } = await shop.db
    .selectFrom('customer')
    .select('user_id')
    .where('email', '=', 'carla@example.it')
    .executeTakeFirstOrThrow();
  const goods = Array.from({ length: 6 }, (_, index) => ({
    name: `Prodotto ${index}`,
    quantity: '1 pz',
    price: '1,00 €',
  }));
  const content = {
    title: 'Grazie Carla',
    lead: ['Arriva domani.'],
    action: { label: 'Vedi l’ordine', url: `${location.origin}/profile/orders/7` },
    parts: [
      { kind: 'facts', rows: [{ label: 'Ordine', value: '7' }] },
      { kind: 'lines', lines: goods, rows: [{ label: 'Totale', value: '6,00 €' }] },
      { kind: 'small', words: 'I prezzi comprendono l’IVA.' },
    ],
  };
  const row = { user_id, message_type_id: 1, channel: 'email' as const, subject: 'Il tuo ordine 7', body: 'Testo' };
  await shop.db
    .insertInto('notification')
    .values({ ...row, content: JSON.stringify(content) })
    .execute();
  const element = await own('spesa-notifications', 'carla');
  await said(element, 'Il tuo ordine 7Nuovo');
  await user.click(within(element).getByText('Il tuo ordine 7'));
  const link = await within(element).findByRole('link', { name: 'Vedi l’ordine' });
  expect(link.getAttribute('href')).toBe('/profile/orders/7');
  const folds = [...element.querySelectorAll('.notifications__body summary')];
  expect(folds.map(({ textContent }) => textContent)).toEqual(['Vedi i 6 prodotti', 'Note e condizioni']);
  const rows = [...element.querySelectorAll('.notifications__body dl')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['Ordine7', 'Totale6,00 €']);
});
