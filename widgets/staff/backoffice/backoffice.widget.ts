import { defineWidget } from '../../element/defineWidget.ts';

/** The back office's page (account §7): its login, the search for a customer, and acting for one. */
export default defineWidget({
  tag: 'spesa-backoffice',
  title: 'Back office',
  description: 'Per chi lavora al negozio: entra, cerca un cliente e agisce per lui.',
  icon: 'businessperson',
  kind: 'page',
  page: 'backOffice',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./BackOffice.tsx'),
});
