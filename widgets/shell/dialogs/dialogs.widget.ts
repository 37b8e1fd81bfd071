import { defineWidget } from '../../element/defineWidget.ts';

/** Every dialog of the shop, put on the page by the bundle when the first one opens. */
export default defineWidget({
  tag: 'spesa-dialogs',
  title: 'Dialoghi',
  description: 'I dialoghi del negozio.',
  icon: 'admin-comments',
  kind: 'shell',
  attributes: {},
  loads: 'now',
  personal: true,
  view: () => import('./DialogHost.tsx'),
});
