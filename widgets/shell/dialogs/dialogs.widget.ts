import { defineWidget } from '../../element/defineWidget.ts';

/** Every dialog of the shop, put on the page by the bundle when the first one opens. */
export default defineWidget({
  tag: 'spesa-dialogs',
  title: 'Dialoghi',
  description: 'Accesso, indirizzo, fascia oraria, negozio, opzioni, conferme e carrello.',
  icon: 'admin-comments',
  kind: 'shell',
  attributes: {},
  loads: 'now',
  personal: true,
  view: () => import('./DialogHost.tsx'),
});
