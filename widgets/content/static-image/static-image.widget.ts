import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, number, text } from '../../element/field.ts';

const attributes = {
  image: text({ label: 'Immagine', control: 'image', needed: true }),
  mobileImage: text({ label: 'Immagine per il telefono', help: 'Vuota: la stessa', control: 'image' }),
  alt: text({
    label: 'Che cosa mostra',
    help: 'Per chi non la vede; vuoto se è solo decorazione e non porta da nessuna parte',
  }),
  link: text({ label: 'Pagina a cui porta', control: 'link' }),
  width: number({
    label: 'Larghezza',
    help: 'In pixel, con l’altezza: tiene il posto mentre l’immagine arriva',
    default: 0,
  }),
  height: number({ label: 'Altezza', default: 0 }),
  shape: choice({
    label: 'Forma',
    default: '',
    options: [
      { value: '', label: 'Quella dell’immagine' },
      { value: 'wide', label: 'Panorama (16:9)' },
      { value: 'photo', label: 'Foto (4:3)' },
      { value: 'square', label: 'Quadrata' },
    ],
  }),
  focus: text({
    label: 'Parte che si vede sempre',
    help: 'Dove la forma taglia l’immagine',
    written:
      'Dove la forma taglia l’immagine: da sinistra e dall’alto, come 35% 60%; oppure top, bottom, left, right. Vuoto: il centro',
    control: 'focalPoint',
  }),
  imageSources: text({ label: 'Misure dell’immagine', control: 'library' }),
  mobileImageSources: text({ label: 'Misure dell’immagine per il telefono', control: 'library' }),
};

export type StaticImageProps = ViewProps<typeof attributes>;

/** StaticImage of the specification (§2): one image with its own source for phones, and a link. */
export default defineWidget({
  tag: 'spesa-static-image',
  title: 'Immagine per telefono e computer',
  description: 'Un’immagine, un’altra per il telefono, e la pagina a cui porta.',
  icon: 'format-image',
  attributes,
  loads: 'visible',
  examples: [
    {
      title: 'Con un’immagine per il telefono',
      attributes: {
        image: '/photo/banner/hero-spesa-desktop.webp',
        mobileImage: '/photo/banner/hero-spesa-mobile.webp',
        alt: 'Un cesto con frutta, pane, formaggio e verdura',
        link: '/category/frutta-e-verdura',
      },
    },
  ],
  view: () => import('./StaticImage.tsx'),
});
