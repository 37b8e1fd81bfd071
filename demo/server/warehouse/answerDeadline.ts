import { addDays, romeTime } from '../../../core/rules/dates.ts';
import { fromRome } from '../time/rome.ts';

const MINUTE = 60_000;
/** Time to answer, in minutes. */
const PATIENCE = 60;
/** Answers are due in these hours of Rome only, in minutes of the day (ruling 38). */
const MORNING = 8 * 60;
const EVENING = 21 * 60;

/** Deadline of a question asked at `at`: an hour later, or 9:00 next morning when that falls outside the day. */
export function answerDeadline(at: Date): Date {
  const { date, minute } = romeTime(at.getTime());
  if (minute >= MORNING && minute + PATIENCE <= EVENING) return new Date(at.getTime() + PATIENCE * MINUTE);
  return fromRome(minute < MORNING ? date : addDays(date, 1), '09:00');
}
