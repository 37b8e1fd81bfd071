import { platform } from '../../../core/api/endpoints/platform.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag, number, text } from '../../element/field.ts';

const attributes = {
  slider: text({
    label: 'Slider',
    help: 'Gli slider si fanno in bacheca, alla voce Slide',
    control: 'slider',
    needed: true,
  }),
  label: text({ label: 'Nome per chi usa un lettore di schermo', default: 'In evidenza' }),
  titles: flag({ label: 'Mostra i titoli', help: 'Se non stanno già nelle immagini' }),
  seconds: number({ label: 'Secondi per slide', default: 6, min: 3, max: 30 }),
  noAutoplay: flag({ label: 'Senza scorrimento automatico' }),
  noArrows: flag({ label: 'Senza frecce' }),
  noBullets: flag({ label: 'Senza puntini' }),
};

export type SlidesProps = ViewProps<typeof attributes>;

/** Slides of the content platform (§7): those for every delivery service, and for a customer also those of the chosen one. */
export default defineWidget({
  tag: 'spesa-slides',
  title: 'Slide',
  description: 'Le slide scritte in WordPress, una alla volta, anche per il servizio di consegna di chi guarda.',
  icon: 'images-alt',
  attributes,
  prefetch: [{ endpoint: platform.slidesById, input: { id: '{slider!}' }, template: 'slides' }],
  examples: [
    { title: 'Due slide con i titoli', attributes: { slider: 'home', titles: true } },
    {
      title: 'Ferme, senza frecce e puntini',
      attributes: { slider: 'home', noAutoplay: true, noArrows: true, noBullets: true },
    },
  ],
  view: () => import('./Slides.tsx'),
});
