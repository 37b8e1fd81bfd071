import { stores } from './stores.ts';

/** A timeslot that repeats on its weekdays (1 = Sunday … 7 = Saturday). `reserved` places are sold by telephone: capacity − reserved are left online. Fee in cents is added to the zone's, one below nothing is a promotion; `cutOffMinutes` before `beginTime` it closes. */
export interface SlotTemplate {
  timeslotId: number;
  warehouseId: number;
  deliveryServiceId: number;
  weekDays: readonly number[];
  beginTime: string;
  endTime: string;
  capacity: number;
  reserved: number;
  cutOffMinutes: number;
  fee: number;
}

const weekdays = [2, 3, 4, 5, 6, 7];
const everyDay = [1, ...weekdays];

interface Band {
  service: number;
  times: readonly [string, string][];
  weekDays: readonly number[];
  capacity: number;
  cutOffMinutes: number;
}

const bands: readonly Band[] = [
  {
    service: 1,
    times: [
      ['09:00', '11:00'],
      ['11:00', '13:00'],
      ['15:00', '17:00'],
      ['17:00', '19:00'],
    ],
    weekDays: everyDay,
    capacity: 12,
    cutOffMinutes: 180,
  },
  {
    service: 2,
    times: [
      ['08:00', '10:00'],
      ['10:00', '12:00'],
      ['12:00', '14:00'],
      ['16:00', '18:00'],
      ['18:00', '20:00'],
      ['20:00', '22:00'],
    ],
    weekDays: weekdays,
    capacity: 8,
    cutOffMinutes: 720,
  },
  {
    service: 4,
    times: [
      ['10:00', '12:00'],
      ['12:00', '14:00'],
      ['16:00', '18:00'],
      ['18:00', '20:00'],
    ],
    weekDays: everyDay,
    capacity: 5,
    cutOffMinutes: 60,
  },
  {
    service: 5,
    times: [
      ['08:00', '14:00'],
      ['14:00', '22:00'],
    ],
    weekDays: everyDay,
    capacity: 10,
    cutOffMinutes: 360,
  },
];

/** Slots with exactly one place left, on every one of their days: home delivery of the default store at 10 and its pickup at 17. */
const scarceSlots: readonly number[] = [1202, 1104];
/** Slots that are full on every day, so that the state can be seen. */
const fullSlots: readonly number[] = [1205];

/** Evenings cost more, and noon less: cents. */
const homeFee = (beginTime: string): number => (beginTime >= '18:00' ? 100 : beginTime === '12:00' ? -100 : 0);

/** Places sold by telephone: none, some, or nearly all, by the slot. */
function reservedOf(timeslotId: number, capacity: number): number {
  if (fullSlots.includes(timeslotId)) return capacity;
  if (scarceSlots.includes(timeslotId)) return capacity - 1;
  return timeslotId % 3 === 0 ? Math.ceil(capacity / 2) : timeslotId % 4 === 0 ? 1 : 0;
}

/** All slot templates; timeslotId = warehouse × 1000 + service × 100 + ordinal. */
export const slotTemplates: readonly SlotTemplate[] = stores.flatMap((store) =>
  bands
    .filter((band) => store.services.includes(band.service))
    .flatMap((band) =>
      band.times.map(([beginTime, endTime], index) => {
        const timeslotId = store.warehouseId * 1000 + band.service * 100 + index + 1;
        return {
          timeslotId,
          warehouseId: store.warehouseId,
          deliveryServiceId: band.service,
          weekDays: band.weekDays,
          beginTime,
          endTime,
          capacity: band.capacity,
          reserved: reservedOf(timeslotId, band.capacity),
          cutOffMinutes: band.cutOffMinutes,
          fee: band.service === 2 ? homeFee(beginTime) : 0,
        };
      }),
    ),
);
