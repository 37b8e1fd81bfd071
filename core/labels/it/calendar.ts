import { text } from '../text.ts';

/* Names of the calendar in their order, with blanks between them; Sunday first. */

export const months = text(
  'calendar.months',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
);
export const weekDays = text('calendar.weekDays', 'domenica lunedì martedì mercoledì giovedì venerdì sabato');
export const nearDays = text('calendar.nearDays', 'oggi domani');

export const day = text('calendar.day', '{weekDay} {day} {month}');
/** So many letters stand for a weekday in `shortDay`. */
export const letters = text('calendar.letters', '3');
export const shortDay = text('calendar.shortDay', '{weekDay} {day} {month}');
export const date = text('calendar.date', '{day} {month} {year}');
export const moment = text('calendar.moment', '{date} alle {time}');
export const until = text('calendar.until', 'entro le {time} di {day}');
