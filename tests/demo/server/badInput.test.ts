import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address } from '../../../core/api/endpoints/addresses.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { addDays } from '../../../core/rules/dates.ts';
import type { createBuying } from './buying.ts';
import { openForBuying } from './buying.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';

const street = { address1: 'Via Roma', addressNumber: '7', city: 'Genova', province: 'GE', postalcode: '16121' };

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
  }, 120_000);
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  async function aCustomer() {
    const { people, slot } = await buying.buyers(1, products[0]!, 2);
    return { me: people[0]!.credentials, addressId: people[0]!.address_id, slot };
  }
  const ask = ((row, input, me) => cluster.next().request(row, input, me)) as Cluster['first']['request'];
  /** The cart and its address, slot and lines: what a refusal must not touch. */
  const kept = async (me: object) => {
    const { timeslot, shippingAddress, totalItems, grossTotal } = (await ask(cart.view, {}, { ...me })).data;
    return { slot: timeslot?.timeslotId, address: shippingAddress?.addressId, totalItems, grossTotal };
  };

  test('coordinates 0/0 are no place: an address saved with them is as one that no map knows, and nothing is near it', async () => {
    const { me } = await aCustomer();
    const saved = await ask(address.saveNew, { ...street, latitude: 0, longitude: 0 }, { ...me });
    expect(saved.status).toBe(0);
    expect([saved.data.latitude, saved.data.longitude]).toEqual([undefined, undefined]);
    expect((await ask(address.warehousesNear, { latitude: 0, longitude: 0 }, {})).data.warehouses).toEqual([]);
    const far = await ask(address.warehousesNear, { latitude: 91, longitude: 0 }, {});
    expect([far.http, far.errors[0]!.message]).toEqual([400, 'Questa posizione non esiste.']);
  });

  test('a street without its number, and a CAP of another city or province, are named in the question whether to keep them', async () => {
    const { me } = await aCustomer();
    const why = async (changes: Partial<typeof street>) =>
      (await ask(address.check, { ...street, ...changes }, { ...me })).errors[0]!.message;
    expect(await why({ addressNumber: 'snc' })).toBe('Manca il numero civico: controllalo, oppure salvalo comunque.');
    expect(await why({ postalcode: '17100' })).toMatch(/^Il CAP 17100 è di Savona, non di Genova: controllalo/);
    expect(await why({ postalcode: '16030', city: 'Zoagli', province: 'SP' })).toMatch(
      /^Il CAP 16030 non è in provincia di SP: controllalo/,
    );
    expect(await why({ postalcode: '16032' })).toMatch(/^Il CAP 16032 è di Camogli, non di Genova: controllalo/);
    expect(await why({ postalcode: '16031', city: 'recco' })).toMatch(
      /^Il CAP 16031 è di Bogliasco e Sori, non di Recco: controllalo/,
    );
    const ofNeither = { ...street, postalcode: '16031', city: 'Pontetto' };
    expect((await ask(address.check, ofNeither, { ...me })).errors).toEqual([]);
    const kept = await ask(address.saveNew, { ...street, addressNumber: 'snc', forceSave: true }, { ...me });
    expect(kept.data).toMatchObject({ addressNumber: 'SNC', validated: false });
  });

  test.each(rounds(2, 20))(
    'of two changes of one address at once the later one stays whole, and none of it is mixed (round %i)',
    async () => {
      const { me, addressId } = await aCustomer();
      const before = await kept(me);
      const change = (note: string, floor: string) =>
        ask(delivery.updateAddress, { ...street, addressId, note, floor }, { ...me });
      const answers = await Promise.all([change('Suonare Rossi', '1'), change('Suonare Bianchi', '2')]);
      expect(answers.map(({ status }) => status)).toEqual([0, 0]);
      const { data } = await ask(delivery.userAddress, { address_id: addressId }, { ...me });
      expect([
        ['Suonare Rossi', '1'],
        ['Suonare Bianchi', '2'],
      ]).toContainEqual([data.note, data.floor]);
      expect(await kept(me)).toEqual(before);
    },
  );

  test('a slot of yesterday is refused in a sentence, and the slot that was chosen stays', async () => {
    const { me, slot } = await aCustomer();
    const before = await kept(me);
    const today = (await ask(delivery.timeslots, {}, { ...me })).data.days[0]!.dateIso;
    const { errors } = await ask(delivery.selectTimeslot, { ...slot, sel_date: addDays(today, -1) }, { ...me });
    expect(errors[0]!.message).toMatch(/^Questa fascia oraria/);
    expect(await kept(me)).toEqual(before);
  });

  test('payment_data that is no JSON is refused in a sentence, and cart and slot stay', async () => {
    const { me } = await aCustomer();
    const before = await kept(me);
    for (const payment_data of ['{', 'revision=1', '[1,', '{"a":1}}']) {
      const { http, errors } = await ask(checkout.buy, { payment_type_id: 22, payment_data }, { ...me });
      expect([http, errors[0]!.message]).toEqual([400, 'Il corpo della richiesta non è JSON valido.']);
    }
    expect(await kept(me)).toEqual(before);
  });

  test('another’s order, address and card answer as those that are not there, word by word', async () => {
    const { me: owner, addressId } = await aCustomer();
    const { orderId } = (await ask(checkout.buy, { payment_type_id: 22 }, { ...owner })).data;
    const { me } = await aCustomer();
    const nobody = 2_000_000_000;
    const said = async (id: (mine: number) => number) =>
      Promise.all(
        [
          ask(orders.view, { order_id: id(orderId) }, { ...me }),
          ask(orders.delete, { order_id: id(orderId) }, { ...me }),
          ask(orders.modify, { order_id: id(orderId) }, { ...me }),
          ask(orders.addNote, { order_id: id(orderId), text: 'x' }, { ...me }),
          ask(delivery.userAddress, { address_id: id(addressId) }, { ...me }),
          ask(delivery.updateAddress, { ...street, addressId: id(addressId) }, { ...me }),
          ask(address.preview, { address_type: 'home', address_id: id(addressId), delivery_service_id: 2 }, { ...me }),
        ].map(async (answer) => {
          const { http, status, errors } = await answer;
          return [http, status, errors[0]!.code, errors[0]!.message];
        }),
      );
    expect(await said((mine) => mine)).toEqual(await said(() => nobody));
  });

  test('from_date after to_date is refused in a sentence', async () => {
    const { me } = await aCustomer();
    for (const row of [orders.list, orders.listForPersons, orders.listForAddresses]) {
      const { http, errors } = await ask(row, { from_date: '2026-03-02', to_date: '2026-03-01' }, { ...me });
      expect([http, errors[0]!.message]).toEqual([400, 'La data di inizio viene dopo quella di fine.']);
    }
    const same = await ask(orders.list, { from_date: '2026-03-01', to_date: '2026-03-01' }, { ...me });
    expect(same.status).toBe(0);
  });
});
