import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag } from '../../element/field.ts';

const attributes = {
  noName: flag({ label: 'Senza il nome del cliente' }),
};

export type UserMenuProps = ViewProps<typeof attributes>;

/** Who is logged in, the way to the account, and out of it. */
export default defineWidget({
  tag: 'spesa-user-menu',
  title: 'Menu del cliente',
  description: 'Chi ha effettuato l’accesso, i collegamenti al suo account e l’uscita.',
  icon: 'admin-users',
  attributes,
  loads: 'now',
  personal: true,
  examples: [
    { title: 'Con il nome', attributes: {} },
    { title: 'Senza il nome', attributes: { noName: true } },
  ],
  view: () => import('./UserMenu.tsx'),
});
