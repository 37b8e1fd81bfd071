import { account } from '../../../core/api/endpoints/account.ts';
import { defineWidget } from '../../element/defineWidget.ts';

/** How the customer gets in, and how all of it ends (account §7). */
export default defineWidget({
  tag: 'spesa-security',
  title: 'Sicurezza',
  description: 'Password, e-mail, nome utente, accesso in due passaggi, dispositivi, copia e cancellazione dei dati.',
  icon: 'shield',
  kind: 'page',
  page: 'security',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  begins: [{ endpoint: account.detail, input: {} }],
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./Security.tsx'),
});
