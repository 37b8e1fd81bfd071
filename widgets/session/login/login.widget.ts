import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag } from '../../element/field.ts';

const attributes = {
  noRegister: flag({ label: 'Senza invito a registrarsi' }),
};

export type LoginProps = ViewProps<typeof attributes>;

/** The login screen (account §2); `back` in the address says where to go on. */
export default defineWidget({
  tag: 'spesa-login',
  title: 'Accedi',
  description: 'Accesso con e-mail e password, recupero della password, invito a registrarsi.',
  icon: 'lock',
  kind: 'page',
  page: 'login',
  headed: true,
  attributes,
  events: { 'spesa-login-completed': 'Un cliente ha effettuato l’accesso.' },
  loads: 'now',
  personal: true,
  reserve: { height: '480px' },
  view: () => import('./Login.tsx'),
});
