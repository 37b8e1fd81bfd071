import type { Customer } from './customer.ts';

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
