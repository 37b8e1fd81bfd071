import { newestOrders, orders } from '../../../core/api/endpoints/orders.ts';
import { defineWidget } from '../../element/defineWidget.ts';

/** /dashboard and /profile/dashboard of the specification: the profile home (account §2). */
export default defineWidget({
  tag: 'spesa-account',
  title: 'Il tuo account',
  description: 'La pagina del cliente: saldi, ordini e le strade verso i suoi dati.',
  icon: 'admin-home',
  kind: 'page',
  page: 'account',
  paths: { dashboard: '/dashboard' },
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  begins: [{ endpoint: orders.list, input: newestOrders }],
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./Account.tsx'),
});
