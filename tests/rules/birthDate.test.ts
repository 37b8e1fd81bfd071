import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import '../repetitions.ts';
import { dateWords, romeTime } from '../../core/rules/dates.ts';
import { dayUntil, wholeDate, wireDate } from '../../core/rules/personRules.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const zones = ['Europe/Rome', 'Pacific/Kiritimati', 'Pacific/Midway', 'America/St_Johns', 'UTC'];
const today = '2026-11-23';
const check = dayUntil(today);

/** A day as people write it: with and without zeros, whole in one field, or as the wire has it. */
const ways = (date: string) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return [
    `${year}-${month}-${day}`,
    date,
    wholeDate(`${day}/${month}/${year}`),
    wholeDate(` ${date.split('-').reverse().join('.')} `),
    wholeDate(`${date}T00:00:00+01:00`),
  ];
};

test('TIME-08 a birth date is the same day however it is typed and whatever the zone of the device', () => {
  const first = Date.UTC(1910, 0, 1);
  const days = fc
    .integer({ min: 0, max: (Date.parse(today) - first) / 86_400_000 })
    .map((days) => new Date(first + days * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      fc.oneof(days, fc.constantFrom('1910-01-01', '1988-02-29', '1966-05-22', '1980-04-06', today)),
      fc.constantFrom(...zones),
      (date, zone) => {
        process.env['TZ'] = zone;
        for (const typed of ways(date)) expect([wireDate(typed), check(typed)]).toEqual([date, '']);
        expect(dateWords(date)).toMatch(new RegExp(`^${Number(date.slice(8))} \\p{L}+ ${date.slice(0, 4)}$`, 'u'));
      },
    ),
  );
});

test.each(zones)('TIME-08 in %s no day before 1910, none that is not, and not tomorrow', (zone) => {
  process.env['TZ'] = zone;
  expect(romeTime(Date.parse('2026-11-22T23:30:00Z')).date).toBe(today);
  const [before, none, tomorrow] = ['1909-12-31', '1989-02-29', '2026-11-24'].map(check);
  expect([before, none, tomorrow]).toEqual([
    'La data deve essere dal 1 gennaio 1910 in poi',
    'Questa data non esiste',
    'La data non può essere nel futuro',
  ]);
  expect(['', '29', '29/2', '1/1/88', '2026-1'].map(wholeDate)).toEqual(['', '', '', '', '']);
});
