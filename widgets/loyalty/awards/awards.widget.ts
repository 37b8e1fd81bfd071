import { awards } from '../../../core/api/endpoints/awards.ts';
import { defineWidget } from '../../element/defineWidget.ts';

/** Awards that were asked for, and where the points went (account §7). */
export default defineWidget({
  tag: 'spesa-awards',
  title: 'Premi e punti',
  description: 'I premi richiesti dal cliente e la storia dei suoi punti.',
  icon: 'awards',
  kind: 'page',
  page: 'awards',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  begins: [
    { endpoint: awards.story, input: {} },
    { endpoint: awards.orders, input: {} },
  ],
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./Awards.tsx'),
});
