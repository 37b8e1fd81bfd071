import { text } from '../text.ts';

export const title = text('tutorial.title', 'Ti diamo il benvenuto');
export const skip = text('tutorial.skip', 'Salta');
export const begin = text('tutorial.begin', 'Inizia la spesa');
