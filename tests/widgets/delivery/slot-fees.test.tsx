import { beforeEach, expect, test } from 'vitest';
import type { Timeslot } from '../../../core/schema/delivery.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { answer, type Stage } from '../stage.ts';

const plain = plainShop(1);
let page: Stage;
const slot = (timeslotId: number, deliveryFee?: number): Timeslot => ({
  timeslotId,
  beginTime: `0${timeslotId}:00`,
  endTime: `0${timeslotId + 1}:00`,
  date: '2031-03-03',
  status: 'empty',
  active: 1,
  selected: false,
  ...(deliveryFee !== undefined && { deliveryFee }),
});

async function shown(...timeslots: Timeslot[]): Promise<string[]> {
  const days = [
    { dateIso: '2031-03-03', weekDay: 2, selected: false, timeslots },
    { dateIso: '2031-03-04', weekDay: 3, selected: false, timeslots: [{ ...slot(9), active: 0 }] },
    { dateIso: '2031-03-05', weekDay: 4, selected: false, timeslots: [] },
  ];
  page.intercept((url) => (url.pathname.endsWith('/timeslot/list') ? answer({ days }) : undefined));
  void page.spesa.dialogs.open('timeslot', {});
  await dialogPart('.slot-list');
  return [...topDialog().querySelectorAll('.slot-card__fee')].map(({ textContent }) => textContent);
}

beforeEach(async () => void (page = await shopPage(plain.shop, { as: 'anna', ready: true })));

test('that all slots of a day are free is said once [GET /timeslot/list]', async () => {
  expect(await shown(slot(1), slot(2, 0), slot(3, 0))).toEqual([]);
  expect(topDialog().textContent.match(/Gratis/g)).toHaveLength(1);
});

test('where slots differ each says what it costs', async () => {
  expect(await shown(slot(1, 4.9), slot(2, 0))).toEqual(['4,90\u00a0€', 'Gratis']);
  expect(topDialog().textContent.match(/Gratis/g)).toHaveLength(1);
});

test('a day on which nothing can be chosen says so before it is opened [GET /timeslot/list]', async () => {
  await shown(slot(1));
  const days = [...topDialog().querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
  expect(days.map((text) => text.includes('nessuna fascia libera'))).toEqual([false, true, true]);
});
