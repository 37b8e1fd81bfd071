import type * as italian from '../it/forms.ts';

/** What forms say of themselves, in English. */
export const forms: Record<keyof typeof italian, string> = {
  invalid: 'The form has not been filled in correctly',
  restored: 'We have found what you had already written.',
  undo: 'Undo the changes',
  choose: 'Choose',
  repeatFault: 'The two texts are not the same',
  consentFault: 'This consent is needed to go on',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  dateFault: 'This date does not exist',
  dateFirst: 'The date must be {date} or later',
  dateLast: 'The date cannot be in the future',
};
