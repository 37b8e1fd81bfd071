import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { text } from '../../element/field.ts';

const attributes = {
  text: text({
    label: 'Testo',
    help: 'Per esempio {{user.firstName}}, {{store.name}}, {{store.today}} o {{cart.totalItems}} dicono i dati di chi guarda',
    control: 'formatted',
    needed: true,
  }),
};

export type StaticTextProps = ViewProps<typeof attributes>;

/** StaticText of the specification (§2): a text with placeholders, sanitised last. */
export default defineWidget({
  tag: 'spesa-static-text',
  title: 'Testo con i dati di chi guarda',
  description: 'Un testo con i dati di chi guarda al posto dei segnaposto.',
  icon: 'text',
  attributes,
  loads: 'visible',
  examples: [
    {
      title: 'Un saluto',
      attributes: { text: '<p>Ciao {{user.firstName}}, buona spesa da <b>{{store.name}}</b>!</p>' },
    },
    {
      title: 'Il negozio',
      attributes: { text: '<h3>{{store.name}}</h3><p>{{store.address}}<br>{{store.today}}</p>' },
    },
    {
      title: 'Un video',
      attributes: { text: '<p><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Come si fa il pesto</a></p>' },
    },
    {
      title: 'Un avviso',
      attributes: {
        text: '<h2>Consegne</h2><p>Ogni giorno dalle 8 alle 22. <a href="/delivery-service">Scegli la tua</a></p>',
      },
    },
  ],
  view: () => import('./StaticText.tsx'),
});
