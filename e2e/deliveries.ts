import type { APIRequestContext } from '@playwright/test';
import { demoPassword } from '../demo/shop/customers.ts';
import type { Customer, Name } from './customer.ts';

/** Gives the customer an empty cart with the first home address and the last free slot. */
export async function emptyCartToDeliver({ call }: Customer): Promise<void> {
  const before = await call<{ cartId: number; totalItems: number }>('GET', '/cart/view');
  if (before.totalItems > 0) await call('POST', '/cart/close', { cart_id: before.cartId });
  const { addresses } = await call<{ addresses: { addressId: number }[] }>('GET', '/user-address/list', {
    address_type: 'home',
  });
  await call('POST', '/user-address/select', {
    address_type: 'home',
    address_id: addresses[0]!.addressId,
    delivery_service_id: 2,
  });
  const { days } = await call<{
    days: { dateIso: string; timeslots: { timeslotId: number; status: string }[] }[];
  }>('GET', '/timeslot/list');
  const free = days
    .flatMap(({ dateIso, timeslots }) => timeslots.map((slot) => ({ ...slot, dateIso })))
    .findLast(({ status }) => status === 'empty');
  await call('GET', '/timeslot/select', { sel_date: free!.dateIso, timeslot_id: free!.timeslotId });
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
