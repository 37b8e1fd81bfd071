import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';

/** Further addresses of the registration: without the question for a card, after a login with Facebook (account §2). */
export const paths = { noCard: '/registration-nocard' } as const;

export type RegistrationProps = ViewProps<Record<never, never>>;

/** RegistrationUser of the specification (account §2, account §5). */
export default defineWidget({
  tag: 'spesa-registration',
  title: 'Registrazione',
  description: 'La registrazione di un nuovo cliente, con o senza carta fedeltà.',
  icon: 'id',
  kind: 'page',
  page: 'registration',
  paths,
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  reserve: { height: '700px', untilFilled: true },
  view: () => import('./Registration.tsx'),
});
