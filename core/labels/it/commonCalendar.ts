/* Names of the calendar, read by `calendarWords.ts`. */
import { text } from '../text.ts';

export const months = text(
  'common.months',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
);
export const weekDays = text('common.weekDays', 'domenica lunedì martedì mercoledì giovedì venerdì sabato');
export const nearDays = text('common.nearDays', 'oggi domani');
export const moment = text('common.moment', '{date} alle ore {time}');
