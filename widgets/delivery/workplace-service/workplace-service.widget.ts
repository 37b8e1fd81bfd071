import { defineWidget } from '../../element/defineWidget.ts';

/** WorkAndShop (account §2): employees subscribe to the lockers of their company with its code. */
export default defineWidget({
  tag: 'spesa-workplace-service',
  title: 'La spesa al lavoro',
  description: 'I dipendenti si iscrivono agli armadietti della loro azienda con il suo codice.',
  icon: 'building',
  kind: 'page',
  page: 'workplace',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  reserve: { height: '360px', untilFilled: true },
  view: () => import('./WorkplaceService.tsx'),
});
