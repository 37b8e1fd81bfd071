import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { type createBuying, openForBuying } from './buying.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';

const onDelivery = { payment_type_id: 22 };
const inGenoa = { address1: 'Via Roma', addressNumber: '1', city: 'Genova', province: 'GE', postalcode: '16121' };
const inChiavari = {
  address1: 'Corso Garibaldi',
  addressNumber: '31',
  city: 'Chiavari',
  province: 'GE',
  postalcode: '16043',
};

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  async function aBuyer() {
    const { people } = await buying.buyers(1, products[0]!, 1);
    const { credentials, address_id } = people[0]!;
    const view = async () => (await cluster.next().request(cart.view, {}, { ...credentials })).data;
    const edit = (to: typeof inGenoa) =>
      cluster.next().request(delivery.updateAddress, { ...to, addressId: address_id }, { ...credentials });
    return { me: credentials, address_id, view, edit };
  }

  test('SLOT-09 an address edited into another zone takes its cart there: store and fee are those of the new zone, the slot is cleared and said [POST /user-address/update]', async () => {
    const { me, address_id, view, edit } = await aBuyer();
    expect((await view()).timeslot).toMatchObject({ autoAssigned: false });
    await cluster.first.db
      .updateTable('stock')
      .set({ available: 0 })
      .where('product_id', '=', products[0]!)
      .where('warehouse_id', '=', 5)
      .execute();
    const edited = await edit(inChiavari);
    expect(edited).toMatchObject({ status: 0, data: { postalcode: '16043' } });
    expect(edited.warnings.map(({ code }) => code)).toEqual(['cart.lineDropped', 'timeslot.cleared']);
    expect(await view()).toMatchObject({
      totalItems: 1,
      warehouse: { warehouseId: 5 },
      shippingAddress: { addressId: address_id, postalcode: '16043', zoneId: 52, warehouseId: 5 },
      timeslot: { timeslotId: -1, autoAssigned: true },
    });
    expect((await cluster.next().request(checkout.buy, onDelivery, me)).errors[0]?.code).toBe('timeslot.required');
  });

  test('SLOT-09 an address edited to where the chosen service does not go is asked for again', async () => {
    const { me, address_id, view, edit } = await aBuyer();
    await cluster.next().request(delivery.selectAddress, { address_id, delivery_service_id: 4 }, me);
    expect((await view()).shippingAddress).toMatchObject({ addressId: address_id, deliveryServiceId: 4 });
    const edited = await edit({ ...inGenoa, postalcode: '16127' });
    expect(edited.warnings.map(({ code }) => code)).toEqual(['address.notCovered']);
    expect(await view()).toMatchObject({
      totalItems: 2,
      shippingAddress: { addressId: -1, autoAssigned: true },
      timeslot: { timeslotId: -1, autoAssigned: true },
    });
    expect((await cluster.next().request(checkout.prepare, {}, me)).errors[0]?.code).toBe('address.required');
  });

  test('SLOT-09 an address edited within its zone keeps store and slot, and whoever has seen the old one is asked again', async () => {
    const { me, view, edit } = await aBuyer();
    const seen = await cluster.next().request(cart.view, {}, { ...me });
    const payment_data = JSON.stringify({ revision: Number(seen.headers.get('X-Spesa-Revision')) });
    const edited = await edit({ ...inGenoa, addressNumber: '7' });
    expect(edited.warnings).toEqual([]);
    expect(await view()).toMatchObject({
      timeslot: seen.data.timeslot,
      deliveryFee: seen.data.deliveryFee,
      shippingAddress: { addressNumber: '7' },
    });
    const bought = await cluster.next().request(checkout.buy, { ...onDelivery, payment_data }, me);
    expect(bought.errors[0]?.code).toBe('cart.changed');
  });

  test('SLOT-09 an order looks at the zone of its address again: where it has become another one it is refused until the address is chosen anew', async () => {
    const { me, address_id, view } = await aBuyer();
    const move = (zone_id: number) =>
      cluster.first.db
        .updateTable('zone_postalcode')
        .set({ zone_id })
        .where('postalcode', '=', '16121')
        .where('delivery_service_id', '=', 2)
        .execute();
    await move(52);
    for (const refused of [
      await cluster.next().request(checkout.prepare, {}, me),
      await cluster.next().request(checkout.buy, onDelivery, me),
    ])
      expect(refused).toMatchObject({ status: 6, errors: [{ code: 'address.changed' }] });
    const chosen = await cluster
      .next()
      .request(delivery.selectAddress, { address_id, delivery_service_id: 2 }, { ...me });
    expect(chosen.warnings.map(({ code }) => code)).toContain('timeslot.cleared');
    expect((await view()).shippingAddress).toMatchObject({ zoneId: 52 });
    await move(12);
  });

  test.each(rounds(4, 100))(
    'SLOT-09 an address edited while its cart is ordered: the order goes where its zone is (%i)',
    async () => {
      const { me, edit } = await aBuyer();
      const [bought, edited] = await Promise.all([
        cluster.next().request(checkout.buy, onDelivery, { ...me }),
        edit(inChiavari),
      ]);
      expect(edited.status).toBe(0);
      if (bought.status !== 0) expect(['timeslot.required', 'cart.changed']).toContain(bought.errors[0]?.code);
      else expect(bought.data.order.shippingAddress).toMatchObject({ postalcode: '16121', zoneId: 12 });
    },
  );
});
