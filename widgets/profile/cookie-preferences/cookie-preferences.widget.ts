import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';

const attributes = {};

export type CookiePreferencesProps = ViewProps<typeof attributes>;

/** Cookie preferences of the specification (§3, LAW-12): what the customer allows; the bundle puts the same element on a page as a banner. */
export default defineWidget({
  tag: 'spesa-cookie-preferences',
  title: 'Preferenze sui cookie',
  description: 'Che cosa il cliente consente: statistiche, profilazione, mappe, video e altri contenuti di terzi.',
  icon: 'privacy',
  kind: 'page',
  page: 'cookies',
  attributes,
  loads: 'now',
  personal: true,
  examples: [{ title: 'Le scelte', attributes: {} }],
  view: () => import('./CookiePreferences.tsx'),
});
