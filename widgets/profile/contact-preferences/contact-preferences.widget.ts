import { account } from '../../../core/api/endpoints/account.ts';
import { defineWidget } from '../../element/defineWidget.ts';

/** What a customer agrees to, and by what channels the shop may write (account §7). */
export default defineWidget({
  tag: 'spesa-contact-preferences',
  title: 'Privacy e comunicazioni',
  description: 'I consensi del cliente e i canali da cui il negozio può scrivergli.',
  icon: 'email',
  kind: 'page',
  page: 'contactPreferences',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  begins: [{ endpoint: account.detail, input: {} }],
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./ContactPreferences.tsx'),
});
