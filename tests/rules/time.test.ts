import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../repetitions.ts';
import {
  addDays,
  dateWords,
  dayWords,
  momentWords,
  relativeDay,
  romeTime,
  shortDay,
  slashedWords,
  timeWords,
  weekDay,
} from '../../core/rules/dates.ts';
import { hoursOn, intervalWords, isOpen, nextOpening, openingWeek, usualWeek } from '../../core/rules/openingHours.ts';
import { firstOpening } from '../../core/rules/firstOpening.ts';
import { isSelectable, slotState, slotTimes, sortedDays } from '../../core/rules/timeslots.ts';
import type { ServiceHours } from '../../core/schema/address.ts';
import type { Timeslot } from '../../core/schema/delivery.ts';

const slot = (change: Partial<Timeslot> = {}): Timeslot => ({
  timeslotId: 1,
  beginTime: '09:00',
  endTime: '11:00',
  date: '2026-11-20',
  status: 'empty',
  active: 1,
  selected: false,
  ...change,
});
const at = (iso: string): number => Date.parse(iso);

describe('dates', () => {
  test('TIME-05 a date is the same day in every zone', () => {
    expect(dayWords('2026-10-25')).toBe('domenica 25 ottobre');
    expect(shortDay('2026-11-20')).toBe('ven 20 nov');
    expect(dateWords('2028-02-29')).toBe('29 febbraio 2028');
    expect(weekDay('2026-11-22')).toBe(1);
    for (const none of ['2026-02-30', '0000-00-00', '', 'x']) expect(dayWords(none)).toBe('');
  });

  test.each([
    ['20/11/2026', '20 novembre 2026'],
    ['30/02/2026', '30/02/2026'],
    ['fino a esaurimento', 'fino a esaurimento'],
    ['', ''],
  ])('a date of the shop’s answers, %s, reads %s', (date, words) => expect(slashedWords(date)).toBe(words));

  test('moments are told on Italian clocks, also in the switch nights', () => {
    expect(romeTime(at('2027-03-28T00:59:00Z'))).toEqual({ date: '2027-03-28', minute: 119 });
    expect(romeTime(at('2027-03-28T01:00:00Z'))).toEqual({ date: '2027-03-28', minute: 180 });
    expect(romeTime(at('2026-12-31T23:00:00Z'))).toEqual({ date: '2027-01-01', minute: 0 });
    expect(momentWords('2026-11-20T17:30:00Z')).toContain('18:30');
    expect(momentWords('2026-11-20T07:05:00Z')).toContain(' 8:05');
    expect(momentWords('never')).toBe('');
  });

  test('Italian clocks agree with the time zone database, at every change of the clocks', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' });
    const clock = ({ date, minute }: { date: string; minute: number }) =>
      `${date} ${timeWords(minute).padStart(5, '0')}`;
    for (let year = 1996; year <= 2036; year += 1)
      for (const month of ['03', '10'])
        for (let day = 24; day <= 31; day += 1)
          for (const time of ['00:59', '01:00', '23:30']) {
            const moment = at(`${year}-${month}-${day}T${time}:00Z`);
            expect(clock(romeTime(moment))).toBe(zone.format(moment));
          }
  });

  test('today and tomorrow have their words', () => {
    const now = at('2026-11-19T23:30:00Z');
    expect([relativeDay('2026-11-20', now), relativeDay('2026-11-21', now), relativeDay('2026-11-22', now)]).toEqual([
      'oggi',
      'domani',
      'domenica 22 novembre',
    ]);
  });

  test('TIME-04 today and the next six days are seven following dates, every day of 2026–2030', () => {
    const hours: ServiceHours = { default: [] };
    for (let now = at('2026-01-01T11:00:00Z'); now < at('2031-01-01T00:00:00Z'); now += 86_400_000) {
      const dates = openingWeek(hours, now).map(({ date }) => date);
      expect(new Set(dates).size).toBe(7);
      dates.reduce((before, after) => (expect(after).toBe(addDays(before, 1)), after));
    }
  });
});

describe('timeslots', () => {
  const now = at('2026-11-19T10:00:00Z');

  test('SLOT-05 active below one can never be chosen', () => {
    for (const active of [0, -1, null, '0', undefined, NaN] as number[])
      expect(isSelectable(slot({ active }), now)).toBe(false);
    expect(isSelectable(slot(), now)).toBe(true);
    expect(isSelectable(slot({ status: 'full' }), now)).toBe(false);
  });

  test('SLOT-04 the cut-off closes a slot by the given clock', () => {
    const closing = slot({ cutOff: '2026-11-19T11:00:00+01:00' });
    expect(slotState(closing, now - 1)).toBe('free');
    expect(slotState(closing, now)).toBe('closed');
    expect(slotState(slot({ status: 'intermediate' }), now)).toBe('few');
    expect(slotState(slot({ status: 'selected' }), now)).toBe('selected');
  });

  test('SLOT-08 days and slots are sorted, each once, whatever the order given', () => {
    const days = ['2026-11-22', '2026-11-20', '2026-11-20', 'junk'].map((dateIso, index) => ({
      dateIso,
      weekDay: 1,
      selected: false,
      timeslots: [
        slot({ timeslotId: 2, beginTime: '17:00' }),
        slot({ timeslotId: index, beginTime: '8:00' }),
        slot({ timeslotId: 2, beginTime: '17:00' }),
      ],
    }));
    fc.assert(
      fc.property(fc.shuffledSubarray(days, { minLength: 4 }), (shuffled) => {
        const sorted = sortedDays(shuffled);
        expect(sorted.map(({ dateIso }) => dateIso)).toEqual(['2026-11-20', '2026-11-22']);
        for (const { timeslots } of sorted) {
          expect(new Set(timeslots.map(({ timeslotId }) => timeslotId)).size).toBe(timeslots.length);
          expect(timeslots.map(({ beginTime }) => beginTime.padStart(5, '0'))).toEqual(
            timeslots.map(({ beginTime }) => beginTime.padStart(5, '0')).sort(),
          );
        }
      }),
    );
    expect(sortedDays([])).toEqual([]);
    expect(slotTimes(slot())).toBe('9:00–11:00');
    expect(slotTimes({ beginTime: '08:00', endTime: '09:30' })).toBe('8:00–9:30');
  });
});

describe('opening hours', () => {
  const hours: ServiceHours = {
    default: [
      { beginWeekDay: 6, beginHour: '08:30', endHour: '13:00' },
      { beginWeekDay: 6, beginHour: '15:30', endHour: '24:00' },
      { beginWeekDay: 7, beginHour: '18:00', endHour: '02:00' },
      { beginWeekDay: 2, beginHour: '08:30-13:00', endHour: '15:30-19:30' },
      { beginWeekDay: 3, beginHour: '08:00', endHour: '' },
    ],
    custom: [{ beginDate: '2026-12-25', note: 'Natale' }],
  };

  test('TIME-03 the badge is right at every boundary, past midnight, at 24:00 and without an end', () => {
    const open = (iso: string): boolean => isOpen(hours, at(iso));
    expect([
      open('2026-11-20T07:29:59Z'),
      open('2026-11-20T07:30:00Z'),
      open('2026-11-20T11:59:59Z'),
      open('2026-11-20T12:00:00Z'),
    ]).toEqual([false, true, true, false]);
    expect([open('2026-11-20T22:59:00Z'), open('2026-11-20T23:00:00Z')]).toEqual([true, false]);
    expect([open('2026-11-22T00:59:00Z'), open('2026-11-22T01:00:00Z')]).toEqual([true, false]);
    expect(open('2026-11-24T09:00:00Z')).toBe(false);
    expect(open('2026-12-25T09:00:00Z')).toBe(false);
  });

  test('TIME-03 the badge agrees with a minute-by-minute walk over the intervals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01T00:00:00Z') / 60_000, max: at('2029-01-01T00:00:00Z') / 60_000 }),
        (minute) => {
          const { date, minute: wall } = romeTime(minute * 60_000);
          const covered = new Set<number>();
          for (const [day, offset] of [
            [date, 0],
            [addDays(date, -1), 1440],
          ] as const)
            for (const { begin, end } of hoursOn(day, hours).intervals)
              for (let m = begin; m < end; m += 1) covered.add(m - offset);
          expect(isOpen(hours, minute * 60_000)).toBe(covered.has(wall));
        },
      ),
    );
  });

  test.each([
    ['before the doors open', '2026-11-20T05:30:00Z', { days: 0, date: '2026-11-20', minute: 510 }],
    ['in the pause at midday', '2026-11-20T12:30:00Z', { days: 0, date: '2026-11-20', minute: 930 }],
    ['after the last hour: tomorrow', '2026-11-20T23:30:00+01:00', { days: 1, date: '2026-11-21', minute: 1080 }],
    ['over a day without hours', '2026-11-22T11:00:00Z', { days: 1, date: '2026-11-23', minute: 510 }],
    ['over days without hours', '2026-11-24T11:00:00Z', { days: 3, date: '2026-11-27', minute: 510 }],
    ['on a holiday that is a Friday', '2026-12-25T07:00:00Z', { days: 1, date: '2026-12-26', minute: 1080 }],
    ['on a short day of its own', '2026-12-24T07:00:00Z', { days: 0, date: '2026-12-24', minute: 600 }],
  ])('a closed shop says when it opens: %s', (_, iso, opening) => {
    const withEve = {
      ...hours,
      custom: [...hours.custom!, { beginDate: '2026-12-24', beginHour: '10:00', endHour: '12:00' }],
    };
    expect(nextOpening(withEve, at(iso))).toEqual(opening);
  });

  test('a shop that does not open within a fortnight says nothing; of several the first that opens counts', () => {
    const now = at('2026-11-20T05:30:00Z');
    expect(nextOpening({ default: [] }, now)).toBeNull();
    const early: ServiceHours = { default: [{ beginWeekDay: 6, beginHour: '07:30', endHour: '13:00' }] };
    expect(firstOpening([hours, early, { default: [] }], now)).toEqual({ days: 0, date: '2026-11-20', minute: 450 });
    expect(firstOpening([], now)).toBeNull();
  });

  test('hours are written with both halves of a split day', () => {
    expect(intervalWords(hoursOn('2026-11-23', hours))).toBe('8:30–13:00, 15:30–19:30');
    expect(intervalWords(hoursOn('2026-11-20', hours))).toBe('8:30–13:00, 15:30–24:00');
    expect(intervalWords(hoursOn('2026-11-21', hours))).toBe('18:00–2:00');
    expect(hoursOn('2026-12-25', hours)).toEqual({ date: '2026-12-25', intervals: [], note: 'Natale' });
  });
});

test('the usual week puts days together that follow each other with the same hours, Monday first', () => {
  const on = (beginWeekDay: number, beginHour: string, endHour: string) => ({ beginWeekDay, beginHour, endHour });
  const hours = {
    default: [...[2, 3, 4, 6, 7].map((day) => on(day, '08:30-13:00', '15:30-19:30')), on(5, '08:30', '13:00')],
    custom: [{ beginDate: '2026-12-25' }],
  };
  expect(usualWeek(hours).map(({ first, last, intervals }) => [first, last, intervalWords({ intervals })])).toEqual([
    [2, 4, '8:30–13:00, 15:30–19:30'],
    [5, 5, '8:30–13:00'],
    [6, 7, '8:30–13:00, 15:30–19:30'],
    [1, 1, ''],
  ]);
});
