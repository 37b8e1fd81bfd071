import { addDays, romeTime } from '../../../core/rules/dates.ts';
import { fromRome } from '../time/rome.ts';

const MINUTE = 60_000;
/** An order waits this long for its customer, in minutes. */
const PATIENCE = 60;
/** Nobody is awaited by night: hours of Rome, in minutes of the day (ruling 38). */
const MORNING = 8 * 60;
const EVENING = 21 * 60;

/** Until when the answer to a question asked at `at` is awaited: an hour, or nine in the morning where that hour would not end by day. */
export function answerDeadline(at: Date): Date {
  const { date, minute } = romeTime(at.getTime());
  if (minute >= MORNING && minute + PATIENCE <= EVENING) return new Date(at.getTime() + PATIENCE * MINUTE);
  return fromRome(minute < MORNING ? date : addDays(date, 1), '09:00');
}
