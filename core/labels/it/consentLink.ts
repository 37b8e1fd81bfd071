import { text } from '../text.ts';

export const preferences = text('consent.preferences', 'Preferenze sui cookie');
