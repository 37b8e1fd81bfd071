import { months, nearDays, weekDays } from '../labels/calendarWords.ts';
import * as calendarTexts from '../labels/it/calendar.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Noon in Greenwich of a YYYY-MM-DD date, ms; NaN for what is no day of the calendar (TIME-05). */
export function noonOf(date: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T12:00:00Z`) : NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? NaN : time;
}

/** Start (March) or end (October) of daylight saving time, ms: the month's last Sunday at 01:00 UTC (directive 2000/84/EC). */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY;
}

/** Day and minute of the day on Italian clocks at a moment (ms since 1970), whatever the device's zone. No `Intl`, whose first use blocks a phone for 0.2 s. */
export function romeTime(now: number): { date: string; minute: number } {
  const year = new Date(now).getUTCFullYear();
  const isSummer = now >= clockChange(year, 2) && now < clockChange(year, 9);
  const local = new Date(now + (isSummer ? 2 : 1) * HOUR);
  return { date: local.toISOString().slice(0, 10), minute: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/** The calendar day `days` after a date; negative goes back. */
export const addDays = (date: string, days: number): string =>
  new Date(noonOf(date) + days * DAY).toISOString().slice(0, 10);

/** Weekday as the wire counts: 1 = Sunday … 7 = Saturday. */
export const weekDay = (date: string): number => new Date(noonOf(date)).getUTCDay() + 1;

interface Words {
  day: number;
  weekDay: string;
  month: string;
  year: number;
}

function written(date: string, inWords: (words: Words) => string): string {
  const time = new Date(noonOf(date));
  if (Number.isNaN(time.getTime())) return '';
  const weekDay = weekDays()[time.getUTCDay()] ?? '';
  const month = months()[time.getUTCMonth()] ?? '';
  return inWords({ day: time.getUTCDate(), weekDay, month, year: time.getUTCFullYear() });
}

/** "venerdì 20 novembre"; empty for no date. */
export const dayWords = (date: string): string => written(date, calendarTexts.day);
/** "ven 20 nov". */
export const shortDay = (date: string): string =>
  written(date, ({ weekDay, day, month }) =>
    calendarTexts.shortDay({
      weekDay: weekDay.slice(0, Number(calendarTexts.letters())),
      day,
      month: month.slice(0, 3),
    }),
  );
/** "20 novembre 2026". */
export const dateWords = (date: string): string => written(date, calendarTexts.date);
/** The same of `20/11/2026`; what is no such date is returned as it is. */
export const slashedWords = (date: string): string => dateWords(date.split('/').reverse().join('-')) || date;

/** "8:05", of a minute of the day. */
export const timeWords = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

/** "20 novembre 2026 alle 18:30" on Italian clocks, of an ISO moment with offset. */
export function momentWords(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const { date, minute } = romeTime(time);
  return calendarTexts.moment({ date: dateWords(date), time: timeWords(minute) });
}

/** "oggi", "domani", or the day in words, seen from `now` on Italian clocks. */
export function relativeDay(date: string, now: number): string {
  const days = Math.round((noonOf(date) - noonOf(romeTime(now).date)) / DAY);
  return nearDays()[days] ?? dayWords(date);
}

/** "entro le 18:30 di oggi" on Italian clocks, of an ISO moment; without `now`, in ms, the day has its name, for what is read later. */
export function untilWords(iso: string, now?: number): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const { date, minute } = romeTime(time);
  const day = now === undefined ? dayWords(date) : relativeDay(date, now);
  return calendarTexts.until({ day, time: timeWords(minute) });
}
