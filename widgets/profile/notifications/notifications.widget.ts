import { defineWidget } from '../../element/defineWidget.ts';

/** The history of what was sent (account §7). */
export default defineWidget({
  tag: 'spesa-notifications',
  title: 'Messaggi ricevuti',
  description: 'Che cosa il negozio ha mandato al cliente, per mail o nell’app.',
  icon: 'bell',
  kind: 'page',
  page: 'notifications',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./Notifications.tsx'),
});
