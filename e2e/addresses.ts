import { defaultConfig, type PageName } from '../core/config.ts';
import { stores } from '../demo/shop/stores.ts';
import type { Customer } from './customer.ts';
import { orderHome } from './deliveries.ts';

/** Something of the reference shop for each `{slug}` and `{id}` of the page table. */
const sample: Partial<Record<PageName, (customer: Customer) => Promise<string | number>>> = {
  category: async () => 'frutta-e-verdura',
  product: async (customer) =>
    (await customer.call<{ products: { slug: string }[] }>('GET', '/products', { q: 'latte', page_size: 1 }))
      .products[0]!.slug,
  order: async (customer) =>
    (await customer.call<{ orders: { orderId: number }[] }>('GET', '/order/list', { page: 1, page_size: 1 })).orders[0]
      ?.orderId ?? orderHome(customer),
  leaflet: async (customer) =>
    (await customer.call<{ leaflets: { leafletId: number }[] }>('GET', '/leaflet/search')).leaflets[0]!.leafletId,
  store: async () => stores[0]!.addressId,
  list: async (customer) =>
    (await customer.call<{ personalList: { listId: number }[] }>('GET', '/wishlist/list', { page: 1, pageSize: 1 }))
      .personalList[0]!.listId,
};

/** The address of a page of the shop, with something in it, for this customer. */
export async function addressOfPage(page: PageName, customer: Customer): Promise<string> {
  const value = await sample[page]?.(customer);
  return `${defaultConfig.pages[page].replace(/\{\w+\}/, String(value))}${page === 'search' ? '?q=latte' : ''}`;
}
