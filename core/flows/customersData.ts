import { account } from '../api/endpoints/account.ts';
import { diet } from '../api/endpoints/diet.ts';
import { delivery } from '../api/endpoints/delivery.ts';
import { lists } from '../api/endpoints/lists.ts';
import { orders } from '../api/endpoints/orders.ts';
import type { Spesa } from '../spesa.ts';

/** All that the shop keeps about the customer, as the calls answer it, to be handed over as one file (LAW-14). Throws ApiError. */
export async function customersData({ client }: Pick<Spesa, 'client'>): Promise<Record<string, unknown>> {
  const detail = await client.call(account.detail, {});
  const billing = await client.call(account.fiscals, {});
  const addresses = await client.call(delivery.userAddresses, {});
  const shoppingLists = await client.call(lists.list, {});
  const notifications = await client.call(account.notifications, { page: 1, page_size: 100 });
  const food = await client.call(diet.view, {}).catch(() => undefined);
  const placed: unknown[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { data } = await client.call(orders.list, { page, page_size: 100, fetch_detail: true });
    placed.push(...data.orders);
    last = data.page.totPages;
  }
  return {
    profile: detail.data,
    billing: billing.data.personFiscals,
    addresses: addresses.data,
    lists: shoppingLists.data,
    notifications: notifications.data.notifications,
    orders: placed,
    ...(food?.data.diet && { diet: food.data.diet }),
  };
}
