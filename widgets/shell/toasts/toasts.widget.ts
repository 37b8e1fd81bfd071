import { defineWidget } from '../../element/defineWidget.ts';

/** The shop's messages, put on the page by the bundle when the first one comes. */
export default defineWidget({
  tag: 'spesa-toasts',
  title: 'Avvisi',
  description: 'I messaggi del negozio.',
  icon: 'megaphone',
  kind: 'shell',
  attributes: {},
  loads: 'now',
  personal: true,
  view: () => import('./ToastHost.tsx'),
});
