import { weekDays } from '../../core/labels/calendarWords.ts';
import * as storeTexts from '../../core/labels/it/store.ts';
import { intervalWords, usualWeek, type UsualDays } from '../../core/rules/openingHours.ts';
import type { ServiceHours } from '../../core/schema/address.ts';

const dayName = (day: number): string => weekDays()[day - 1] ?? '';
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function usualWords(days: UsualDays): string {
  const hours = intervalWords(days) || storeTexts.closed().toLowerCase();
  return days.first === days.last
    ? storeTexts.usualDay({ day: capital(dayName(days.first)), hours })
    : storeTexts.usualDays({ first: dayName(days.first), last: dayName(days.last), hours });
}

/** The hours of an ordinary week, a line for each run of days with the same hours. */
export const usualLines = (hours: ServiceHours): string[] => usualWeek(hours).map(usualWords);
