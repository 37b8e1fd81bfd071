import { messages } from '../../../core/api/endpoints/messages.ts';
import { defineWidget } from '../../element/defineWidget.ts';

/** The history of what was sent (account §7). */
export default defineWidget({
  tag: 'spesa-notifications',
  title: 'Messaggi',
  description: 'Che cosa il negozio ha mandato al cliente, e gli avvisi sugli ordini su questo dispositivo.',
  icon: 'bell',
  kind: 'page',
  page: 'notifications',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  begins: [{ endpoint: messages.history, input: { page: 1, page_size: 12 } }],
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./Notifications.tsx'),
});
