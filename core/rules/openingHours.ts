import type { ServiceHours } from '../schema/address.ts';
import { addDays, romeTime, timeWords, weekDay } from './dates.ts';
import { range } from './range.ts';

/** Minutes after midnight; `end` beyond 1440 runs into the next day. */
export interface OpenInterval {
  begin: number;
  end: number;
}

/** One day of the list: no intervals means closed. */
export interface OpeningDay {
  date: string;
  intervals: OpenInterval[];
  note: string;
}

const MIDNIGHT = 1440;

function minuteOf(text: string | undefined): number | null {
  const found = /^(\d{1,2}):(\d\d)$/.exec((text ?? '').trim());
  const minute = found ? Number(found[1]) * 60 + Number(found[2]) : NaN;
  return minute <= MIDNIGHT ? minute : null;
}

function interval(from: string | undefined, to: string | undefined): OpenInterval[] {
  const begin = minuteOf(from);
  const end = minuteOf(to);
  if (begin === null || end === null || begin === end) return [];
  return [{ begin, end: end < begin ? end + MIDNIGHT : end }];
}

/** One rule's hours; some shops write a split day as "08:30-13:00" and "15:30-19:30" in one rule (wire §7). */
function intervalsOf(rule: { beginHour?: string; endHour?: string }): OpenInterval[] {
  const split = [rule.beginHour, rule.endHour].map((text) => (text ?? '').split('-'));
  if (split.every((part) => part.length === 2)) return split.flatMap(([from, to]) => interval(from, to));
  return interval(rule.beginHour, rule.endHour);
}

/** The hours of one date: custom rules, a closure among them, stand instead of the weekday's. */
export function hoursOn(date: string, hours: ServiceHours): OpeningDay {
  const custom = (hours.custom ?? []).filter((rule) => rule.beginDate === date);
  const rules = custom.length ? custom : hours.default.filter((rule) => rule.beginWeekDay === weekDay(date));
  const intervals = rules.flatMap(intervalsOf).sort((a, b) => a.begin - b.begin);
  return {
    date,
    intervals,
    note: rules
      .map((rule) => rule.note ?? '')
      .filter(Boolean)
      .join(' '),
  };
}

/** Is the shop open at this moment (ms since 1970), to the minute of Italian clocks? What began yesterday counts past midnight (TIME-03). */
export function isOpen(hours: ServiceHours, now: number): boolean {
  const { date, minute } = romeTime(now);
  const covers = (day: string, at: number): boolean =>
    hoursOn(day, hours).intervals.some(({ begin, end }) => begin <= at && at < end);
  return covers(date, minute) || covers(addDays(date, -1), minute + MIDNIGHT);
}

/** How many days ahead a shop that is closed is looked at. */
const daysToOpening = 14;

/** Days from today, and the minute of that date. */
export interface Opening {
  days: number;
  date: string;
  minute: number;
}

/** When a shop opens next, special dates among its days; null where it does not within a fortnight. */
export function nextOpening(hours: ServiceHours, now: number): Opening | null {
  const { date, minute } = romeTime(now);
  for (const days of range(daysToOpening)) {
    const day = hoursOn(addDays(date, days), hours);
    const next = day.intervals.find(({ begin }) => days > 0 || begin > minute);
    if (next) return { days, date: day.date, minute: next.begin };
  }
  return null;
}

/** Today and the next six days (§9). */
export function openingWeek(hours: ServiceHours, now: number): OpeningDay[] {
  const { date } = romeTime(now);
  return range(7).map((offset) => hoursOn(addDays(date, offset), hours));
}

/** How many days ahead special dates are told. */
export const specialDaysAhead = 30;

/** The days that differ from the week within the next month, a closure among them. */
export function specialDays(hours: ServiceHours, now: number): OpeningDay[] {
  const { date } = romeTime(now);
  const last = addDays(date, specialDaysAhead);
  const dates = (hours.custom ?? []).map(({ beginDate }) => beginDate).filter((day) => day >= date && day <= last);
  return [...new Set(dates)].sort().map((day) => hoursOn(day, hours));
}

const time = (minute: number): string => timeWords(minute % MIDNIGHT);

/** "8:30–13:00, 15:30–19:30"; empty when closed. */
export const intervalWords = (day: Pick<OpeningDay, 'intervals'>): string =>
  day.intervals.map(({ begin, end }) => `${time(begin)}–${end === MIDNIGHT ? '24:00' : time(end)}`).join(', ');

/** Weekdays in a row, Monday first, that have the same hours; 1 = Sunday … 7 = Saturday, no intervals means closed. */
export interface UsualDays {
  first: number;
  last: number;
  intervals: OpenInterval[];
}

const mondayFirst = [2, 3, 4, 5, 6, 7, 1] as const;

/** The week without its special dates: days that follow each other and have the same hours are one. */
export function usualWeek({ default: rules }: ServiceHours): UsualDays[] {
  const days: UsualDays[] = [];
  for (const day of mondayFirst) {
    const intervals = rules
      .filter(({ beginWeekDay }) => beginWeekDay === day)
      .flatMap(intervalsOf)
      .sort((a, b) => a.begin - b.begin);
    const before = days.at(-1);
    if (before && JSON.stringify(before.intervals) === JSON.stringify(intervals)) before.last = day;
    else days.push({ first: day, last: day, intervals });
  }
  return days;
}
