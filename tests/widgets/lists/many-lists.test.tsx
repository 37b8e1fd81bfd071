import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '../../carts.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const carla = 103;
let shop: Shop;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  shop = await openShop();
  const names = Array.from({ length: 200 }, (_, index) => `Lista ${String(index + 1).padStart(3, '0')}`);
  const made = await shop.db
    .insertInto('wishlist')
    .values(names.map((name, index) => ({ user_id: index < 180 ? carla : 102, name })))
    .returning(['list_id', 'user_id'])
    .execute();
  await shop.db
    .insertInto('wishlist_share')
    .values(
      made
        .filter(({ user_id }) => user_id !== carla)
        .map(({ list_id }) => ({ list_id, user_id: carla, access: 'READ' as const })),
    )
    .execute();
});
afterAll(() => shop.close());
beforeEach(async () => {
  page = await shopPage(shop, { as: 'carla' });
});

describe('DATA-11 two hundred lists', () => {
  test('DATA-11 [GET /wishlist/list] [spesa-lists] come in pages, and the shared ones cannot be changed', async () => {
    const element = await place('spesa-lists', { 'page-size': '100' });
    await waitFor(() => expect(element.querySelectorAll('.list-card')).toHaveLength(100));
    await user.click(within(element.querySelector<HTMLElement>('.pager')!).getByRole('link', { name: /2/ }));
    await waitFor(() => expect(element.querySelector('.list-card__name')?.textContent).toBe('Lista 101'));
    expect(element.querySelectorAll('.list-card')).toHaveLength(100);
    const closed = [...element.querySelectorAll('.list-card')].filter((card) => card.querySelector('button') === null);
    expect(closed).toHaveLength(20);
    expect(location.search).toBe('?page=2');
    history.back();
    await waitFor(() => expect(element.querySelector('.list-card__name')?.textContent).toBe('Lista 001'));
  });

  test('DATA-11 [spesa-dialogs] can all be reached when a product is put on one', async () => {
    const picked = page.spesa.dialogs.open('list', { product: aProduct() });
    await dialogPart('.list-choice__list');
    const rows = () => [...topDialog().querySelectorAll<HTMLButtonElement>('button.list-choice__list')];
    await waitFor(() => expect(rows()).toHaveLength(100));
    await user.click(within(topDialog()).getByRole('button', { name: 'Altre liste' }));
    await waitFor(() => expect(rows()).toHaveLength(180));
    expect(topDialog().querySelectorAll('.list-choice__list--closed')).toHaveLength(20);
    expect(within(topDialog()).queryByRole('button', { name: 'Altre liste' })).toBeNull();
    await user.click(rows().at(-1)!);
    expect(await picked).toMatchObject({ name: 'Lista 180' });
  });
});
