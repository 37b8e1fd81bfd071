const ROME = 'Europe/Rome';
const DAY = 86_400_000;

/** A formatter is made when it is first asked: each costs milliseconds, and few pages need one. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
const formatter = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat('it-IT', options));
const long = formatter({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const short = formatter({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const plain = formatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const moment = formatter({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ROME,
});
const clock = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: ROME,
    }),
);
const relative = once(() => new Intl.RelativeTimeFormat('it', { numeric: 'auto' }));

/** Noon in Greenwich of a YYYY-MM-DD date, ms; NaN for what is no day of the calendar (TIME-05). */
export function noonOf(date: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T12:00:00Z`) : NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? NaN : time;
}

/** Day and minute of the day on Italian clocks at a moment (ms since 1970), whatever the device's zone. */
export function romeTime(now: number): { date: string; minute: number } {
  const part: Record<string, string> = {};
  for (const { type, value } of clock().formatToParts(now)) part[type] = value;
  return { date: `${part.year}-${part.month}-${part.day}`, minute: Number(part.hour) * 60 + Number(part.minute) };
}

/** The calendar day `days` after a date; negative goes back. */
export const addDays = (date: string, days: number): string =>
  new Date(noonOf(date) + days * DAY).toISOString().slice(0, 10);

/** Weekday as the wire counts: 1 = Sunday … 7 = Saturday. */
export const weekDay = (date: string): number => new Date(noonOf(date)).getUTCDay() + 1;

const written = (format: () => Intl.DateTimeFormat, time: number): string =>
  Number.isNaN(time) ? '' : format().format(time);

/** "venerdì 20 novembre"; empty for no date. */
export const dayWords = (date: string): string => written(long, noonOf(date));
/** "ven 20 nov". */
export const shortDay = (date: string): string => written(short, noonOf(date)).replace(',', '');
/** "20 novembre 2026". */
export const dateWords = (date: string): string => written(plain, noonOf(date));
/** "20 novembre 2026 alle ore 18:30" on Italian clocks, of an ISO moment with offset. */
export const momentWords = (iso: string): string => written(moment, Date.parse(iso));

/** "oggi", "domani", or the day in words, seen from `now` on Italian clocks. */
export function relativeDay(date: string, now: number): string {
  const days = Math.round((noonOf(date) - noonOf(romeTime(now).date)) / DAY);
  return days === 0 || days === 1 ? relative().format(days, 'day') : dayWords(date);
}
