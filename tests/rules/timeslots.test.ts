import { expect, test } from 'vitest';
import { firstDay } from '../../core/rules/timeslots.ts';
import type { Timeslot, TimeslotDay } from '../../core/schema/delivery.ts';

const now = Date.parse('2031-03-03T08:00:00Z');
const slot = (status: Timeslot['status'], timeslotId = 1): Timeslot => ({
  timeslotId,
  beginTime: '10:00',
  endTime: '12:00',
  date: '2031-03-03',
  status,
  active: 1,
  selected: false,
});
const day = (dateIso: string, statuses: Timeslot['status'][], selected = false): TimeslotDay => ({
  dateIso,
  weekDay: 1,
  selected,
  timeslots: statuses.map(slot),
});
const shown = (...days: TimeslotDay[]) => firstDay(days, now)?.dateIso;

test('the day shown first is the chosen one, else the first with two free slots, else the first with one', () => {
  const full = day('2031-03-03', ['full', 'full']);
  const last = day('2031-03-04', ['full', 'intermediate']);
  const open = day('2031-03-05', ['empty', 'intermediate']);
  expect(shown(full, last, open)).toBe('2031-03-05');
  expect(shown(full, last)).toBe('2031-03-04');
  expect(shown(full)).toBe('2031-03-03');
  expect(shown(full, last, open, day('2031-03-06', ['selected'], true))).toBe('2031-03-06');
  expect(shown()).toBeUndefined();
});
