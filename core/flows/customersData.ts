import { account } from '../api/endpoints/account.ts';
import { messages } from '../api/endpoints/messages.ts';
import { addressees } from '../api/endpoints/addressees.ts';
import { awards } from '../api/endpoints/awards.ts';
import { delivery } from '../api/endpoints/delivery.ts';
import { diet } from '../api/endpoints/diet.ts';
import { lists } from '../api/endpoints/lists.ts';
import { loyalty } from '../api/endpoints/loyalty.ts';
import { orders } from '../api/endpoints/orders.ts';
import { recurring } from '../api/endpoints/recurring.ts';
import { ApiError } from '../api/error.ts';
import type { Spesa } from '../spesa.ts';

const most = 100;

/** Every page of a list, one after another. */
async function everyPage<T>(read: (page: number) => Promise<{ page: { totPages: number }; found: T[] }>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await read(page);
    all.push(...answer.found);
    last = answer.page.totPages;
  }
  return all;
}

/** The data of a call that not every shop has; what could not be asked at all is not left out in silence. */
async function ifThere<T>(answer: Promise<{ data: T }>): Promise<T | undefined> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof ApiError && (error.reason === 'rejected' || error.reason === 'malformed')) return undefined;
    throw error;
  }
}

/** All that the shop keeps about the customer, as the calls answer it, to be handed over as one file (LAW-14). Throws ApiError. */
export async function customersData({ client }: Pick<Spesa, 'client'>): Promise<Record<string, unknown>> {
  const profile = (await client.call(account.detail, {})).data;
  const billing = (await client.call(addressees.list, {})).data.personFiscals;
  const addresses = (await client.call(delivery.userAddresses, {})).data;
  const ownLists = await everyPage(async (page) => {
    const { data } = await client.call(lists.list, { page, pageSize: most });
    return { page: data.page, found: data.personalList };
  });
  const shoppingLists: unknown[] = [];
  for (const { listId } of ownLists)
    shoppingLists.push((await client.call(lists.view, { list_id: listId, calculate_stock: false })).data);
  const notifications = await everyPage(async (page) => {
    const { data } = await client.call(messages.history, { page, page_size: most });
    return { page: data.page, found: data.notifications };
  });
  const placed = await everyPage(async (page) => {
    const { data } = await client.call(orders.list, { page, page_size: most, fetch_detail: true });
    return { page: data.page, found: data.orders };
  });
  return {
    profile,
    billing,
    addresses,
    lists: shoppingLists,
    notifications,
    orders: placed,
    recurringOrders: (await ifThere(client.call(recurring.subscribed, {})))?.recurrentOrders,
    giftCertificates: [
      ...((await ifThere(client.call(loyalty.gifts, {})))?.giftCertificates ?? []),
      ...((await ifThere(client.call(loyalty.giftsByHand, {})))?.giftCertificates ?? []),
    ],
    points: await ifThere(client.call(awards.story, {})),
    diet: (await ifThere(client.call(diet.view, {})))?.diet ?? undefined,
  };
}
