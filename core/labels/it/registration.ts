import { text } from '../text.ts';

export const firstName = text('registration.firstName', 'Nome');
export const lastName = text('registration.lastName', 'Cognome');
export const birthDate = text('registration.birthDate', 'Data di nascita');
export const birthHint = text(
  'registration.birthHint',
  'Per farti gli auguri, e perché alcuni prodotti si vendono solo ai maggiorenni.',
);
export const phone = text('registration.phone', 'Telefono');
export const fiscalCode = text('registration.fiscalCode', 'Codice fiscale');
export const email = text('registration.email', 'E-mail');
export const password = text('registration.password', 'Password');
export const passwordHint = text(
  'registration.passwordHint',
  'Almeno 8 caratteri. Una frase lunga è meglio di una parola difficile.',
);
export const passwordAgain = text('registration.passwordAgain', 'Conferma la password');
export const cardNumber = text('registration.cardNumber', 'Numero della carta');
export const cardHint = text(
  'registration.cardHint',
  'Tutte le cifre sotto il codice a barre, compreso lo zero iniziale',
);
export const cardFault = text('registration.cardFault', 'Il numero comincia con lo zero e ha solo cifre');
export const newPassword = text('registration.newPassword', 'Nuova password');
