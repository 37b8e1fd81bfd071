import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';

/** The steps after the request, each with its deep link (account §2). */
export const paths = {
  sent: '/reset-password-sent',
  choose: '/reset-password',
  recover: '/recover-password-confirm',
  done: '/reset-password-completed',
} as const;

export type PasswordResetProps = ViewProps<Record<never, never>>;

/** ResetPasswordRequest of the specification and what follows it (account §2). */
export default defineWidget({
  tag: 'spesa-password-reset',
  title: 'Nuova password',
  description: 'La richiesta di una nuova password e la sua scelta dal collegamento della mail.',
  icon: 'admin-network',
  kind: 'page',
  page: 'passwordReset',
  paths,
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  reserve: { height: '320px', untilFilled: true },
  view: () => import('./PasswordReset.tsx'),
});
