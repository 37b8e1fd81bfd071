import { loyalty } from '../../../core/api/endpoints/loyalty.ts';
import { defineWidget } from '../../element/defineWidget.ts';

/** The gift codes of the customer as a page, those to use and those that are past (account §7). */
export default defineWidget({
  tag: 'spesa-gift-codes',
  title: 'Buoni e codici',
  description: 'Tutti i buoni del cliente: da usare, usati e scaduti.',
  icon: 'tickets-alt',
  kind: 'page',
  page: 'giftCodes',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  begins: [
    { endpoint: loyalty.gifts, input: { show_history: true } },
    { endpoint: loyalty.giftsByHand, input: { show_history: true } },
  ],
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./GiftCodes.tsx'),
});
