import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { kinds, type Cluster } from './cluster.ts';
import { chooseDelivery, lateSlot, newcomers, plainProducts, put } from './people.ts';
import { now } from '../../moment.ts';

const minute = 60_000;
type Person = Awaited<ReturnType<typeof newcomers>>[number];

describe.each(kinds)('a slot is held from its choice, on $name', ({ open }) => {
  let cluster: Cluster;
  let productId: number;
  let people: Person[];
  let slot: { sel_date: string; timeslot_id: number };
  beforeAll(async () => {
    cluster = await open();
    [productId] = (await plainProducts(cluster.first, 1)) as [number];
  }, 120_000);
  afterAll(() => cluster.close());

  const ask: Cluster['first']['request'] = (...asked) => cluster.next().request(...asked);
  const select = (person: Person) => ask(delivery.selectTimeslot, slot, person.credentials);
  const view = async (person: Person) => (await ask(cart.view, {}, person.credentials)).data;
  const later = (minutes: number) => void (cluster.first.clock.offset += minutes * minute);
  const minutesLeft = async (person: Person) => {
    const { heldUntil } = (await view(person)).timeslot!;
    return heldUntil && Math.round((Date.parse(heldUntil) - now() - cluster.first.clock.offset) / minute);
  };
  const statusFor = async (person: Person) => {
    const { days } = (await ask(delivery.timeslots, { 'show-closed': true }, person.credentials)).data;
    return days
      .find(({ dateIso }) => dateIso === slot.sel_date)!
      .timeslots.find(({ timeslotId }) => timeslotId === slot.timeslot_id)!.status;
  };

  beforeEach(async () => {
    await cluster.first.db.updateTable('cart').set({ slot_held_until: null }).execute();
    people = await newcomers(cluster.first, 4);
    for (const { credentials, address_id } of people)
      await ask(delivery.selectAddress, { address_id, delivery_service_id: 2 }, credentials);
    slot = lateSlot((await ask(delivery.timeslots, {}, people[0]!.credentials)).data.days);
    await cluster.first.db
      .updateTable('timeslot')
      .set({ capacity: 1, reserved: 0 })
      .where('timeslot_id', '=', slot.timeslot_id)
      .execute();
  });
  afterEach(async () => {
    cluster.first.clock.offset = 0;
    await cluster.first.db
      .updateTable('timeslot')
      .set({ capacity: 8 })
      .where('timeslot_id', '=', slot.timeslot_id)
      .execute();
    await cluster.first.db.updateTable('timeslot_day').set({ taken: 0 }).execute();
  });

  test('SLOT-01 of customers who choose the last place at once one has it, and the others are told [GET /timeslot/select]', async () => {
    const answers = await Promise.all(people.map(select));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(Array(3).fill('timeslot.full'));
    const winner = people[answers.findIndex(({ status }) => status === 0)]!;
    const loser = people.find((person) => person !== winner)!;
    expect([await statusFor(winner), await statusFor(loser)]).toEqual(['selected', 'full']);
    expect(await minutesLeft(winner)).toBe(60);
  });

  test('SLOT-03 a hold that has lapsed leaves the choice as a wish: who comes may have it, and the first is told before money moves [POST /checkout/prepare] [POST /checkout/buy]', async () => {
    const [one, two] = people as [Person, Person];
    await put({ request: ask }, one.credentials, { productId, quantity: 5 });
    await select(one);
    later(61);
    const lapsed = (await view(one)).timeslot!;
    expect(lapsed).toMatchObject({ timeslotId: slot.timeslot_id, date: slot.sel_date });
    expect(await minutesLeft(one)).toBe(-1);
    expect((await ask(checkout.prepare, {}, one.credentials)).status).toBe(0);
    expect((await select(two)).status).toBe(0);
    expect((await ask(checkout.prepare, {}, one.credentials)).errors[0]!.code).toBe('timeslot.full');
    const refused = await ask(checkout.buy, { payment_type_id: 22 }, one.credentials);
    expect(refused.errors[0]!.code).toBe('timeslot.full');
    expect(refused.data).toMatchObject({ cart: { totalItems: 1, timeslot: { timeslotId: slot.timeslot_id } } });
    expect((await view(two)).timeslot!.heldUntil).toBeDefined();
  });

  test('every cart command renews the hold, and so does the slot chosen again, for four hours at most', async () => {
    const [one, two] = people as [Person, Person];
    await select(one);
    later(50);
    expect(await minutesLeft(one)).toBe(10);
    await put({ request: ask }, one.credentials, { productId, quantity: 1 });
    expect(await minutesLeft(one)).toBe(60);
    for (let times = 0; times < 3; times++) {
      later(50);
      expect((await select(one)).status).toBe(0);
    }
    expect(await minutesLeft(one)).toBe(40);
    expect((await select(two)).errors[0]!.code).toBe('timeslot.full');
    later(41);
    await put({ request: ask }, one.credentials, { productId, quantity: 1 });
    expect(await minutesLeft(one)).toBe(-1);
    expect((await select(two)).status).toBe(0);
  });

  test('an order takes the place over from its cart, which holds no second one', async () => {
    const [one, two] = people as [Person, Person];
    await cluster.first.db
      .updateTable('timeslot')
      .set({ capacity: 2 })
      .where('timeslot_id', '=', slot.timeslot_id)
      .execute();
    await put({ request: ask }, one.credentials, { productId, quantity: 5 });
    await select(one);
    expect((await ask(checkout.buy, { payment_type_id: 12 }, one.credentials)).status).toBe(0);
    expect((await view(one)).timeslot!.heldUntil).toBeUndefined();
    expect((await select(two)).status).toBe(0);
    expect((await select(people[2]!)).errors[0]!.code).toBe('timeslot.full');
  });

  test('another slot or another address gives the place back; a visitor holds none; a shop may hold none at all', async () => {
    const [one, two, three] = people as [Person, Person, Person];
    await select(one);
    await ask(delivery.selectStore, { store_id: 7 }, one.credentials);
    expect((await select(two)).status).toBe(0);
    const visitor = {};
    await ask(delivery.selectStore, { store_id: 7 }, visitor);
    const theirs = lateSlot((await ask(delivery.timeslots, {}, visitor)).data.days);
    const chosen = await ask(delivery.selectTimeslot, theirs, visitor);
    expect(chosen.data.timeslot).toMatchObject({ timeslotId: theirs.timeslot_id });
    expect(chosen.data.timeslot!.heldUntil).toBeUndefined();
    await cluster.first.db.insertInto('setting').values({ name: 'slot_hold_minutes', value: '0' }).execute();
    await cluster.first.db.updateTable('cart').set({ slot_held_until: null }).execute();
    expect([(await select(two)).status, (await select(three)).status]).toEqual([0, 0]);
    expect((await view(two)).timeslot!.heldUntil).toBeUndefined();
    await cluster.first.db.deleteFrom('setting').where('name', '=', 'slot_hold_minutes').execute();
  });
});

test.each(kinds.slice(0, 1))(
  'a slot that makes the delivery cheaper says so, and does [GET /timeslot/list]',
  async ({ open }) => {
    const cluster = await open();
    const { request } = cluster.first;
    const [productId] = (await plainProducts(cluster.first, 1)) as [number];
    const [me] = await newcomers(cluster.first, 1);
    await put(cluster.first, me!.credentials, { productId, quantity: 5 });
    await chooseDelivery(cluster.first, me!.credentials, { address_id: me!.address_id, delivery_service_id: 2 });
    const { days } = (await request(delivery.timeslots, {}, me!.credentials)).data;
    const cheap = days
      .flatMap(({ timeslots }) => timeslots)
      .find(({ userGiftCertificates }) => userGiftCertificates?.length)!;
    expect(cheap).toMatchObject({ beginTime: '12:00', deliveryFee: 4.9 });
    expect(cheap.userGiftCertificates![0]!.giftCertificate!.name).toBe('1,00\u00a0€ in meno sulla consegna');
    const chosen = { sel_date: cheap.date, timeslot_id: cheap.timeslotId };
    expect((await request(delivery.selectTimeslot, chosen, me!.credentials)).data.deliveryFee).toBe(4.9);
    await cluster.close();
  },
  60_000,
);
