import * as faultTexts from '../labels/it/commonFaults.ts';
import * as formTexts from '../labels/it/forms.ts';
import { dateWords, noonOf } from './dates.ts';
import { matching, rule, type FieldRule } from './validation.ts';

/** Letters of any alphabet, apostrophes, spaces (ruling 11). */
export const personName = matching(faultTexts.nameFault, /^[\p{L}\p{M}' ’]+$/u);

const ODD = '1 0 5 7 9 13 15 17 19 21 2 4 18 20 11 3 6 8 12 14 16 10 22 25 24 23'.split(' ').map(Number);
const digitOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65);

/** The sixteenth sign of a fiscal code, from the fifteen before it. */
const checkSign = (signs: string): string =>
  String.fromCharCode(
    65 + ([...signs].reduce((sum, sign, at) => sum + (at % 2 === 0 ? ODD[digitOf(sign)]! : digitOf(sign)), 0) % 26),
  );

/** The fiscal code of a person: 16 signs with their check sign (ruling 11); digits may stand as letters where two people share a code. */
export const fiscalCode = rule(faultTexts.fiscalCodeFault, (text) => {
  const code = text.trim().toUpperCase();
  const form = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/;
  return form.test(code) && checkSign(code.slice(0, 15)) === code[15];
});
/** A VAT number, or the fiscal code of a firm. */
export const vatNumber = matching(faultTexts.vatFault, /^\d{11}$/);

/** The first day that a date may be (account §5). */
const firstDate = '1910-01-01';

/** `YYYY-MM-DD` of a date in its three parts, as the wire has it; '' when it is no day of the calendar (TIME-05). */
export function wireDate(parts: string): string {
  const [year = '', month = '', day = ''] = parts.split('-');
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(noonOf(date)) ? '' : date;
}

/** `YYYY-M-D` of a date that stands whole in one text, as it is written in Italy or on the wire; '' for anything else. */
export function wholeDate(text: string): string {
  const [, year, month, day, dayFirst, monthFirst, yearLast] =
    /^\s*(?:(\d{4})[-/. ](\d\d?)[-/. ](\d\d?)|(\d\d?)[-/. ](\d\d?)[-/. ](\d{4}))(?!\d)/.exec(text) ?? [];
  const parts = [year ?? yearLast, month ?? monthFirst, day ?? dayFirst].map(Number);
  return parts.some(Number.isNaN) ? '' : parts.join('-');
}

/** A day of the calendar from 1910 to today, which is `YYYY-MM-DD`. */
export const dayUntil =
  (today: string): FieldRule =>
  (parts) => {
    const date = wireDate(parts);
    if (parts === '' || (date >= firstDate && date <= today)) return '';
    if (date === '') return formTexts.dateFault();
    return date > today ? formTexts.dateLast() : formTexts.dateFirst({ date: dateWords(firstDate) });
  };
