import { account } from '../../../core/api/endpoints/account.ts';
import { defineWidget } from '../../element/defineWidget.ts';

/** ProfileUpdate of the specification; navToRefName leads to the card or to the favourite store (account §2). */
export default defineWidget({
  tag: 'spesa-profile-form',
  title: 'I tuoi dati',
  description: 'Nome, recapiti, residenza, carta fedeltà e negozio del cliente.',
  icon: 'admin-users',
  kind: 'page',
  page: 'profile',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  begins: [{ endpoint: account.detail, input: {} }],
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./ProfileForm.tsx'),
});
