import * as calendarTexts from './it/calendar.ts';

/*
 * Names of the calendar in the page's language; from tables, for the browser's own formatter costs a phone a tenth of a second when it is
 * first asked.
 */

export const months = (): string[] => calendarTexts.months().split(' ');
/** Sunday first. */
export const weekDays = (): string[] => calendarTexts.weekDays().split(' ');
/** The day itself and the next. */
export const nearDays = (): string[] => calendarTexts.nearDays().split(' ');
