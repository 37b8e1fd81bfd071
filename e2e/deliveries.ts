import type { APIRequestContext } from '@playwright/test';
import { demoPassword } from '../demo/shop/customers.ts';
import type { Customer, Name } from './customer.ts';

interface Placed {
  addressId: number;
  addressType: string;
}

/** Gives the customer an empty cart with the first place of this service, home deliveries' unless it is named, and the last free slot. */
export async function emptyCartToDeliver({ call }: Customer, service = 2): Promise<void> {
  const before = await call<{ cartId: number; totalItems: number }>('GET', '/cart/view');
  if (before.totalItems > 0) await call('POST', '/cart/close', { cart_id: before.cartId });
  const { deliveryServices } = await call<{ deliveryServices: { deliveryServiceId: number; addresses: Placed[] }[] }>(
    'GET',
    '/user-address/delivery-service-list',
    { delivery_service_id: service },
  );
  const { addressType, addressId } = deliveryServices.find((each) => each.deliveryServiceId === service)!.addresses[0]!;
  await call('POST', '/user-address/select', {
    address_type: addressType,
    address_id: addressId,
    delivery_service_id: service,
  });
  const { days } = await call<{
    days: { dateIso: string; timeslots: { timeslotId: number; status: string }[] }[];
  }>('GET', '/timeslot/list');
  const free = days
    .flatMap(({ dateIso, timeslots }) => timeslots.map((slot) => ({ ...slot, dateIso })))
    .findLast(({ status }) => status === 'empty');
  await call('GET', '/timeslot/select', { sel_date: free!.dateIso, timeslot_id: free!.timeslotId });
}

interface Sold {
  productId: number;
  available?: number;
  selectOptions?: unknown[];
}

/** A full cart to be brought home, or as this service brings it. */
export async function fillCart(customer: Customer, service?: number): Promise<void> {
  await emptyCartToDeliver(customer, service);
  const { products } = await customer.call<{ products: Sold[] }>('GET', '/products', {
    q: 'olio',
    sort: 'price desc',
    page_size: 24,
  });
  const goods = products.filter(
    ({ available = 0, selectOptions = [] }) => available > 30 && selectOptions.length === 0,
  );
  await customer.call('POST', '/cart/add', {
    items: goods.slice(0, 3).map(({ productId }) => ({ productId, quantity: 6 })),
  });
}

/** An order of the customer's to be brought home and paid at the door; gives its number. */
export async function orderHome(customer: Customer): Promise<number> {
  await fillCart(customer);
  await customer.call('POST', '/checkout/prepare', {});
  const { orderId } = await customer.call<{ orderId: number }>('POST', '/checkout/buy', { payment_type_id: 22 });
  return orderId;
}

/** Takes away what an earlier test has left in a customer's cart, without anybody's page. */
export async function closeCart(request: APIRequestContext, shop: string, name: Name): Promise<void> {
  const api = `${shop}/ebsn/api`;
  const login = await request.post(`${api}/auth/login`, {
    form: { login: `${name}@example.it`, password: demoPassword },
  });
  const headers = { 'X-Ebsn-Session': login.headers()['x-ebsn-session'] ?? '' };
  const { data } = (await login.json()) as { data: { cartId: number; totalItems: number } };
  if (data.totalItems > 0) await request.post(`${api}/cart/close`, { headers, data: { cart_id: data.cartId } });
}
