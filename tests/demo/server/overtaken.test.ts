import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { type createBuying, openForBuying } from './buying.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';

const inGenoa = { address1: 'Via Roma', addressNumber: '1', city: 'Genova', province: 'GE', postalcode: '16121' };

describe.each(kinds)('$name two changes of the same thing at once', ({ open }) => {
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
    const { credentials: me, address_id } = people[0]!;
    const read = async () => (await cluster.next().request(delivery.userAddress, { address_id }, { ...me })).data;
    const change = (change: Record<string, unknown>) =>
      cluster.next().request(delivery.updateAddress, { ...inGenoa, addressId: address_id, ...change }, { ...me });
    return { me, address_id, read, change };
  }

  test('an address that became another one since its form was opened is not overwritten: the sentence and the newer values come back [POST /user-address/update] [GET /user-address/view] [GET /user-address/list]', async () => {
    const { me, address_id, read, change } = await aBuyer();
    const { version } = await read();
    const listed = (await cluster.next().request(delivery.userAddresses, {}, me)).data.addresses;
    expect(listed.find(({ addressId }) => addressId === address_id)!.version).toBe(version);
    const first = await change({ floor: '3', version });
    expect(first).toMatchObject({ status: 0, data: { floor: '3' } });
    const second = await change({ floor: '5', note: 'Citofono rotto', version });
    expect(second).toMatchObject({
      status: 6,
      errors: [
        {
          code: 'address.overtaken',
          message:
            'Questo indirizzo è stato modificato mentre lo correggevi: non abbiamo ancora salvato le tue modifiche.',
        },
      ],
      data: { address: { addressId: address_id, floor: '3', version: first.data.version } },
    });
    expect(await read()).toMatchObject({ floor: '3' });
    expect(await read()).not.toHaveProperty('note');
    const again = await change({ floor: '5', note: 'Citofono rotto', version: first.data.version });
    expect(again).toMatchObject({ status: 0, data: { floor: '5', note: 'Citofono rotto' } });
    expect((await change({ floor: '6' })).status).toBe(0);
  });

  test('a change that says nothing of the favourite leaves it', async () => {
    const { read, change } = await aBuyer();
    await change({ favourite: true });
    await change({ floor: '2' });
    expect(await read()).toMatchObject({ favourite: true, floor: '2' });
  });

  test.each(rounds(4, 100))('of eight changes that began with the same address one is kept (%i)', async () => {
    const { read, change } = await aBuyer();
    const { version } = await read();
    const floors = Array.from({ length: 8 }, (_, index) => String(index + 1));
    const answers = await Promise.all(floors.map((floor) => change({ floor, version })));
    const kept = answers.filter(({ status }) => status === 0);
    expect(kept).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors[0]?.code === 'address.overtaken')).toHaveLength(7);
    expect(await read()).toMatchObject({ floor: kept[0]!.data.floor });
  });

  test.each(rounds(4, 100))(
    'of eight changes that began with the same note one is kept, the others hear what it says now [POST /note/order/update] (%i)',
    async () => {
      const { me } = await aBuyer();
      const { data } = await cluster.next().request(checkout.buy, { payment_type_id: 22 }, me);
      const order_id = data.orderId;
      const text = 'Suonare due volte';
      const { note } = (await cluster.next().request(orders.addNote, { order_id, text }, me)).data;
      const update = (words: string) =>
        cluster
          .next()
          .request(orders.updateNote, { note_id: note.noteId, text: words, previous_text: text }, { ...me });
      const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => update(`Nota ${index}`)));
      const kept = answers.filter(({ status }) => status === 0);
      expect(kept).toHaveLength(1);
      const now = kept[0]!.data.note;
      for (const late of answers.filter(({ status }) => status !== 0))
        expect(late).toMatchObject({ status: 6, errors: [{ code: 'note.overtaken' }], data: { note: now } });
      expect((await cluster.next().request(orders.notes, { order_id }, me)).data.notes).toEqual([now]);
    },
  );
});
