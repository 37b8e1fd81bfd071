import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag, text } from '../../element/field.ts';

const attributes = {
  services: text({
    label: 'Servizi',
    help: 'Nessuno: ordini, liste, account',
    written: 'testo | indirizzo, uno per riga',
    control: 'links',
  }),
  noServices: flag({ label: 'Senza i servizi' }),
};

export type LoyaltyCardProps = ViewProps<typeof attributes>;

/** PrimaCardRow of the specification (§2): the customer's loyalty card with points and wallet; nothing for a visitor (§6). */
export default defineWidget({
  tag: 'spesa-loyalty-card',
  title: 'Carta fedeltà',
  description:
    'La carta del cliente, che si gira sul codice a barre, i punti, il borsellino e i servizi. I visitatori non la vedono.',
  icon: 'id',
  attributes,
  loads: 'visible',
  for: 'customer',
  personal: true,
  reserve: { height: '440px', wide: { from: 'tablet', height: '132px' }, untilFilled: true },
  examples: [
    { title: 'Con i servizi di ogni negozio', attributes: {} },
    { title: 'Con i propri servizi', attributes: { services: 'Catalogo premi | /premi\nVolantini | /leaflets' } },
    { title: 'Senza i servizi', attributes: { noServices: true } },
  ],
  view: () => import('./LoyaltyCard.tsx'),
});
