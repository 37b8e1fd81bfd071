import { addressees } from '../../../core/api/endpoints/addressees.ts';
import { defineWidget } from '../../element/defineWidget.ts';

/** Whom invoices go to (account §3, account §7). */
export default defineWidget({
  tag: 'spesa-billing',
  title: 'Pagamenti e fatture',
  description: 'A chi intestare le fatture: codice fiscale, partita IVA, SDI, PEC.',
  icon: 'media-text',
  kind: 'page',
  page: 'billing',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  begins: [{ endpoint: addressees.list, input: {} }],
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./BillingPage.tsx'),
});
