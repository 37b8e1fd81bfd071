import { text } from '../text.ts';

export const title = text('delivery.workTitle', 'La spesa al lavoro');
export const intro = text(
  'delivery.workIntro',
  'Se la tua azienda ha un armadietto della spesa, iscriviti con il suo codice e ritira prima di tornare a casa.',
);
export const login = text('delivery.workLogin', 'Accedi per iscriverti con il codice della tua azienda');
export const code = text('delivery.workCode', 'Codice aziendale');
export const codeHint = text('delivery.workCodeHint', 'Te lo dà l’ufficio del personale');
export const subscribe = text('delivery.workSubscribe', 'Iscriviti');
export const done = text('delivery.workDone', 'Ora puoi ritirare agli armadietti di {company}.');
export const lockers = text('delivery.workLockers', 'Armadietti');
