import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, flag, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', default: 'Il tuo negozio' }),
  headingLevel: choice({
    label: 'Livello del titolo',
    default: '2',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  }),
  noHours: flag({ label: 'Senza gli orari della settimana' }),
  noLeaflets: flag({ label: 'Senza i volantini' }),
};

export type FavouriteStoreProps = ViewProps<typeof attributes>;

/** FavouriteWh (§2): the customer's store with its hours, telephone, way and flyers; nothing for a visitor (§6). */
export default defineWidget({
  tag: 'spesa-favourite-store',
  title: 'Il negozio preferito',
  description:
    'Il negozio del cliente: indirizzo, orari, telefono, come arrivare, volantini. I visitatori non lo vedono.',
  icon: 'store',
  attributes,
  events: { 'spesa-store-chosen': 'Il negozio preferito è cambiato; detail.addressId è il suo indirizzo.' },
  loads: 'visible',
  for: 'customer',
  personal: true,
  reserve: { height: '1055px', wide: { from: 'md', height: '641px' }, untilFilled: true },
  examples: [
    { title: 'Completo', attributes: {} },
    { title: 'Solo dove, e se è aperto', attributes: { noHours: true, noLeaflets: true } },
  ],
  view: () => import('./FavouriteStore.tsx'),
});
