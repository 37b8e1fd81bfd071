import type * as italian from '../it/common.ts';
import type * as italianCalendar from '../it/commonCalendar.ts';
import type * as italianControls from '../it/commonControls.ts';
import type * as italianFaults from '../it/commonFaults.ts';
import type * as italianRestart from '../it/restart.ts';

/** Words that all elements share, in English. */
export const common: Record<keyof typeof italian, string> = {
  close: 'Close',
  confirm: 'Confirm',
  no: 'No',
  back: 'Back',
  next: 'Next',
  previous: 'Previous',
  retry: 'Try again',
  loading: 'Loading',
  crashed: 'This part of the page does not work at the moment.',
  noStorage: 'Your browser does not let data be kept: your shopping lasts as long as this tab stays open.',
  pauseSlides: 'Stop the automatic scrolling',
  playSlides: 'Resume the automatic scrolling',
  slide: 'Page {n} of {total}',
  needsScript: 'To use this part of the page switch JavaScript on in your browser.',
};

/** Words of controls in English. */
export const commonControls: Record<keyof typeof italianControls, string> = {
  undoHint: 'To undo press Ctrl+Z.',
  oneSuggestion: '{n} suggestion',
  suggestions: '{n} suggestions',
  cancel: 'Cancel',
  yes: 'Yes',
  ok: 'OK',
  notifications: 'Notices',
  showPassword: 'Show the password',
  undo: 'Undo',
  remove: 'Remove',
};

/** Names of the calendar in English. */
export const commonCalendar: Record<keyof typeof italianCalendar, string> = {
  months: 'January February March April May June July August September October November December',
  weekDays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  nearDays: 'today tomorrow',
  moment: '{date} at {time}',
};

/** What a field's rules say of what was typed, in English. */
export const commonFaults: Record<keyof typeof italianFaults, string> = {
  phoneFault: 'Enter a valid telephone number',
  nameFault: 'Letters, apostrophes and spaces only',
  postcodeFault: 'The postcode must have 4 or 5 digits',
  passwordFault: 'The password must have at least 6 characters',
  emailFault: 'Enter a valid e-mail',
  usernameFault: 'The user name has 3 to 50 characters: letters, digits, full stop, hyphen',
  fiscalCodeFault: 'The format is not right',
  vatFault: 'VAT number and fiscal code must have 11 digits',
  digitsFault: 'Numbers only',
  exactLengthFault: 'The field must have {n} characters',
  maxLengthFault: 'At most {n} characters',
  required: 'Required field',
};

/** What a page says before it starts anew, in English. */
export const restart: Record<keyof typeof italianRestart, string> = {
  stillHere: 'Are you still there?',
  stillHereText:
    'The page has been at rest for a while: in 20 seconds it reloads with the prices and availability of now. The cart stays as it is.',
  updated: 'There is a new version of the shop. The cart stays as it is.',
  loadAnew: 'Reload the page',
};
