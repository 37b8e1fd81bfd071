import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';

/** What the links of mails lead to, and how they end (account §2). */
export const paths = {
  success: '/confirm/success',
  already: '/confirm/already-confirmed',
  error: '/confirm/error',
  email: '/confirm-email',
  leave: '/anonymize',
} as const;

export type RegistrationConfirmProps = ViewProps<Record<never, never>>;

/** The pages of the links of our mails: a registration, a new e-mail, the end of an account (account §2, ruling 33). */
export default defineWidget({
  tag: 'spesa-registration-confirm',
  title: 'Conferma',
  description:
    'Le pagine dei collegamenti nelle mail: conferma della registrazione o della nuova e-mail, cancellazione.',
  icon: 'yes-alt',
  kind: 'page',
  page: 'confirm',
  paths,
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  reserve: { height: '320px', untilFilled: true },
  view: () => import('./RegistrationConfirm.tsx'),
});
