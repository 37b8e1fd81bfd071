import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', default: 'Dove portiamo la spesa?' }),
  headingLevel: choice({
    label: 'Livello del titolo',
    default: '2',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  }),
  text: text({
    label: 'Testo',
    default: 'Consegna a casa, ritiro in negozio o al locker: scopri i servizi e gli orari che arrivano da te.',
    control: 'textarea',
  }),
  button: text({ label: 'Testo del pulsante', default: 'Scopri i servizi' }),
  image: text({ label: 'Immagine', help: 'Vuota: un disegno', control: 'image' }),
};

export type ServiceDiscoveryProps = ViewProps<typeof attributes>;

/** ServiceDiscovery of the specification (§2): the card that asks for an address in Italy and leads to the services of that place. */
export default defineWidget({
  tag: 'spesa-service-discovery',
  title: 'Scopri i servizi',
  description: 'Chiede l’indirizzo, lo propone mentre si scrive e porta ai servizi che ci arrivano.',
  icon: 'location-alt',
  attributes,
  loads: 'touch',
  examples: [
    { title: 'Con i suoi testi', attributes: {} },
    {
      title: 'Con testi propri e un’immagine',
      attributes: {
        heading: 'Il tuo quartiere è servito?',
        text: 'Bastano via e numero civico.',
        button: 'Controlla',
        image: '/photo/banner/tile-casa-desktop.webp',
      },
    },
  ],
  view: () => import('./ServiceDiscovery.tsx'),
});
