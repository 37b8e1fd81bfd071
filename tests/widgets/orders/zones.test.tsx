import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { recurring } from '../../../core/api/endpoints/recurring.ts';
import { riders } from '../../../core/api/endpoints/riders.ts';
import { fastOrder } from '../../demo/server/missions.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { atRest } from '../../waits.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1, { stock: 1000 });
const zones = ['Europe/Rome', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'Pacific/Apia', 'UTC'];
const ownZone = process.env['TZ'];
const keepZone = (zone: string | undefined) => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
};
afterEach(() => {
  keepZone(ownZone);
  history.replaceState(null, '', '/');
});

/** Days and hours as the shop writes them. */
const times = /\d{1,2}°? (?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)\p{L}*(?: 20\d\d)?|\d{1,2}[:.]\d\d/gu;
const hour = /\d{1,2}[:.]\d\d/;
const dayOfYear = /\d{1,2}°? \p{L}+( 20\d\d)?/u;

async function orderOfAnna() {
  const me = await logIn(plain.shop, 'anna');
  await put(plain.shop, me, { productId: plain.id(0), quantity: 6 });
  await chooseDelivery(plain.shop, me);
  const { orderId: order_id } = (await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me)).data;
  return { me, order_id };
}

const bought = () => ({ productId: plain.id(0), quantity: 6 });

/** The pages that say times, each with who looks, what is arranged before, and the words by which it is there. */
const pages = [
  {
    tag: 'spesa-subscriptions',
    as: 'giulia',
    arrange: async () => '/',
    there: /^Dal \d/,
    says: [dayOfYear],
  },
  {
    tag: 'spesa-recurring-orders',
    as: 'anna',
    arrange: async () => {
      const { me } = await orderOfAnna();
      const { days } = (await plain.shop.request(delivery.timeslotTemplate, { 'address-id': 1001 }, me)).data;
      const { weekDay: week_day, timeslots } = days.find((each) => each.timeslots.length > 0)!;
      const { timeslotId: timeslot_id } = timeslots[0]!;
      await plain.shop.request(recurring.subscribe, { timeslot_id, week_day, address_id: 1001, consent: true }, me);
      return '/';
    },
    there: /^Prossima consegna: /,
    says: [dayOfYear, hour],
  },
  {
    tag: 'spesa-rider-missions',
    as: 'rider',
    arrange: async () => {
      const { id } = await fastOrder(plain.shop, plain.id(0));
      await plain.shop.request(riders.assign, { order_id: id }, await logIn(plain.shop, 'rider'));
      return '/';
    },
    there: /^Ordine \d/,
    says: [hour],
  },
  {
    tag: 'spesa-order-tracking',
    as: undefined,
    arrange: async () => {
      const { me, order_id } = await orderOfAnna();
      const { accessToken } = (await plain.shop.request(orders.view, { order_id }, { ...me })).data;
      return `/order-tracking/${order_id}?token=${accessToken}`;
    },
    there: /^Ordinato$/,
    says: [dayOfYear, hour],
  },
  {
    tag: 'spesa-order',
    as: 'anna',
    arrange: async () => `/profile/orders/${(await orderOfAnna()).order_id}`,
    there: /^Ordinato$/,
    says: [dayOfYear, hour],
  },
  {
    tag: 'spesa-checkout',
    as: 'anna',
    ready: true,
    arrange: async () => '/checkout',
    there: /^Vai al pagamento$/,
    says: [dayOfYear, hour],
  },
  {
    tag: 'spesa-timeslot-picker',
    as: 'anna',
    ready: true,
    arrange: async () => '/',
    there: hour,
    says: [dayOfYear, hour],
  },
  {
    tag: 'spesa-leaflets',
    as: undefined,
    arrange: async () => '/leaflets',
    there: /^Valido /,
    says: [dayOfYear],
  },
] as const;

test.each(pages)(
  'TIME-01 days and hours are those of the shop, whatever the zone of the device [$tag]',
  async ({ tag, as, arrange, there, says, ...more }) => {
    const address = await arrange();
    const said: string[] = [];
    const clocks = new Set<string>();
    for (const zone of zones) {
      keepZone(zone);
      clocks.add(new Date('2026-07-01T22:30:00Z').toString());
      await shopPage(plain.shop, { ...(as && { as }), ...('ready' in more && { ready: true, lines: [bought()] }) });
      history.replaceState(null, '', address);
      const element = await place(tag);
      await within(element).findAllByText(there);
      await waitFor(() => expect(element.textContent).not.toContain('Caricamento'));
      await atRest(() => element.textContent);
      said.push((element.textContent.match(times) ?? []).join(', '));
    }
    expect(clocks.size, 'the device keeps the time of each zone').toBe(zones.length);
    for (const form of says) expect(said[0]).toMatch(form);
    for (const [index, zone] of zones.entries()) expect(said[index], zone).toBe(said[0]);
  },
);
