import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', default: 'Quando vuoi la spesa?' }),
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

export type TimeslotPickerProps = ViewProps<typeof attributes>;

/** The timeslot selector of the specification (account §2), on any page. */
export default defineWidget({
  tag: 'spesa-timeslot-picker',
  title: 'Fasce orarie',
  description: 'I giorni e le fasce orarie per l’indirizzo scelto; dopo la scelta si chiude.',
  icon: 'clock',
  attributes,
  events: {
    'spesa-timeslot-chosen': 'Una fascia è stata scelta; detail.timeslotId e detail.date dicono quale.',
    'spesa-not-logged-in': 'Le fasce sono per chi ha fatto l’accesso.',
  },
  loads: 'visible',
  personal: true,
  reserve: { height: '360px', untilFilled: true },
  examples: [{ title: 'Con il suo titolo', attributes: {} }],
  view: () => import('./TimeslotPicker.tsx'),
});
