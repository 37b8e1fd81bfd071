import { platform } from '../../../core/api/endpoints/platform.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { text } from '../../element/field.ts';

const page = (label: string, preset = '', help = 'L’indirizzo della pagina') =>
  text({ label, help, control: 'link', default: preset });

const attributes = {
  location: text({ label: 'Posizione del menù', help: 'Vuoto: nessun menù', default: 'spesa-footer', control: 'menu' }),
  withdrawal: page('Pagina del recesso', '', 'Vuoto: la pagina da cui si recede con numero d’ordine ed e-mail'),
  guarantee: page('Pagina della garanzia legale', '/condizioni-di-vendita/'),
  accessibility: page('Pagina dell’accessibilità', '/accessibilita/'),
  terms: page('Condizioni di vendita', '/condizioni-di-vendita/'),
  privacy: page('Privacy', '/privacy-policy/'),
};

export type FooterProps = ViewProps<typeof attributes>;

/** The footer (§2) with what the law wants there: who sells (LAW-21), withdrawal (LAW-10), guarantee (LAW-23), accessibility (LAW-11), cookies (LAW-12); no ODR link (LAW-22). */
export default defineWidget({
  tag: 'spesa-footer',
  title: 'Piè di pagina',
  description: 'Menù, chi vende, recesso, garanzia legale, accessibilità e cookie.',
  icon: 'table-row-after',
  attributes,
  prefetch: [
    { endpoint: platform.custom, input: { endpoint: 'trader' }, template: 'footer' },
    { endpoint: platform.menu, input: { location: '{location!}' }, template: 'footer' },
  ],
  loads: 'never',
  examples: [
    { title: 'Con menù', attributes: {} },
    {
      title: 'Senza menù, con una pagina per il recesso',
      attributes: { location: '', withdrawal: '/recesso/' },
    },
  ],
  view: () => import('./Footer.tsx'),
});
