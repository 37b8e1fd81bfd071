import { address } from '../../../core/api/endpoints/addresses.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', default: 'Quanto costa' }),
  headingLevel: choice({
    label: 'Livello del titolo',
    default: '2',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  }),
};

export type DeliveryFeesProps = ViewProps<typeof attributes>;

/** What each delivery service costs, its minimum and its zones (account §7: delivery-fee/view), before anybody logs in (LAW-03). */
export default defineWidget({
  tag: 'spesa-delivery-fees',
  title: 'Costi di consegna',
  description: 'Quanto costa ogni servizio, da quanto è gratis, la spesa minima e dove arriva.',
  icon: 'money-alt',
  attributes,
  prefetch: [{ endpoint: address.fees, input: {}, template: 'delivery-fees' }],
  loads: 'visible',
  reserve: { height: '760px', wide: { from: 'md', height: '440px' } },
  examples: [{ title: 'Tutti i servizi', attributes: {} }],
  view: () => import('./DeliveryFees.tsx'),
});
