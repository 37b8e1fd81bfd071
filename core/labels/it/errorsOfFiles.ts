/* What is said where files of the shop do not come (NET-17). */
import { text } from '../text.ts';

export const missing = text(
  'errors.missing',
  'Il negozio è stato appena aggiornato e questa parte non è arrivata. Ricarica la pagina.',
);
