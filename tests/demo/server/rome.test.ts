import { describe, expect, test } from 'vitest';
import { fromRome, isoInRome } from '../../../demo/server/time/rome.ts';
import { romeTime } from '../../../core/rules/dates.ts';

describe('Rome’s clocks', () => {
  test.each([
    ['2026-11-21', '09:00', '2026-11-21T08:00:00.000Z'],
    ['2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-12-31', '23:30', '2026-12-31T22:30:00.000Z'],
  ])('show %s %s at %s', (date, time, moment) => {
    expect(fromRome(date, time).toISOString()).toBe(moment);
    const [hours, minutes] = time.split(':').map(Number) as [number, number];
    expect(romeTime(fromRome(date, time).getTime())).toEqual({ date, minute: hours * 60 + minutes });
  });

  test('are written with their offset', () => {
    expect(isoInRome(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22T00:30:00+01:00');
    expect(isoInRome(new Date('2026-07-01T10:00:00Z'))).toBe('2026-07-01T12:00:00+02:00');
  });

  test('an hour that summer time skips is the one after it', () => {
    expect(fromRome('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});
