/** Names of the calendar; from tables, for the browser's own formatter costs a phone a tenth of a second when it is first asked. */
export const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const;

/** Sunday first. */
export const weekDays = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'] as const;

/** The day itself and the next. */
export const nearDays = ['oggi', 'domani'] as const;
