/* What a field's rules say of what was typed (account §5). */
import { text } from '../text.ts';

export const phoneFault = text('common.phoneFault', 'Digitare un numero di telefono valido');
export const nameFault = text(
  'common.nameFault',
  'Sono accettati caratteri alfabetici minuscoli e maiuscoli, virgoletta e spazi',
);
export const postcodeFault = text('common.postcodeFault', 'Il CAP deve essere di 4 o 5 cifre');
export const passwordFault = text('common.passwordFault', 'La password deve essere lunga 6 caratteri');
export const emailFault = text('common.emailFault', 'Digitare una e-mail valida');
export const usernameFault = text(
  'common.usernameFault',
  'Il nome utente ha da 3 a 50 caratteri: lettere, cifre, punto, trattino',
);
export const fiscalCodeFault = text('common.fiscalCodeFault', 'Formato non corretto');
export const vatFault = text('common.vatFault', 'P.Iva e C.F. devono avere 11 cifre');
export const digitsFault = text('common.digitsFault', 'Accetta solo numeri');
export const exactLengthFault = text('common.exactLengthFault', 'Il campo deve essere lungo {n} caratteri');
export const maxLengthFault = text('common.maxLengthFault', 'Lunghezza massima {n} caratteri');
export const required = text('common.required', 'Campo obbligatorio');
