import { __ } from '@wordpress/i18n';

/** A state in which an editor can look at a block; what it means is in scene.ts. */
export const seenAs = [
  'visitor',
  'customer',
  'member',
  'noStore',
  'otherStore',
  'empty',
  'full',
  'slotExpired',
  'soldOut',
  'slow',
  'offline',
  'phone',
] as const;
export type SeenAs = (typeof seenAs)[number];

const withoutSamples: readonly SeenAs[] = ['slow', 'offline', 'phone'];

/** Does this state need recorded sample data? */
export const hasSamples = (name: SeenAs): boolean => !withoutSamples.includes(name);

/** Their names in the toolbar. */
export const seenAsNames = (): Record<SeenAs, string> => ({
  visitor: __('Chi non ha fatto l’accesso', 'spesa'),
  customer: __('Cliente', 'spesa'),
  member: __('Cliente con carta e punti', 'spesa'),
  noStore: __('Senza negozio né indirizzo', 'spesa'),
  otherStore: __('Un altro negozio', 'spesa'),
  empty: __('Carrello vuoto', 'spesa'),
  full: __('Carrello pieno', 'spesa'),
  slotExpired: __('Fascia scaduta', 'spesa'),
  soldOut: __('Prodotti esauriti', 'spesa'),
  slow: __('Linea lenta', 'spesa'),
  offline: __('Senza rete', 'spesa'),
  phone: __('Sul telefono', 'spesa'),
});

/** What the shop says in a scene beside what was recorded. */
export interface SceneTexts {
  slotExpired: string;
  unsaved: string;
}
export const sceneTexts = (): SceneTexts => ({
  slotExpired: __('La fascia oraria che avevi scelto non è più disponibile: scegline un’altra.', 'spesa'),
  unsaved: __('Qui si guarda soltanto: niente viene salvato.', 'spesa'),
});
