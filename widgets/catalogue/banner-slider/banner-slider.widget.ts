import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag, number, text } from '../../element/field.ts';

const attributes = {
  label: text({ label: 'Nome per chi usa un lettore di schermo', default: 'In evidenza' }),
  slug: text({
    label: 'Categoria dei banner',
    default: 'home',
    control: 'category',
  }),
  block: text({ label: 'Gruppo di banner', help: 'Vuoto: il primo gruppo della categoria', control: 'bannerBlock' }),
  seconds: number({ label: 'Secondi per banner', default: 6, min: 3, max: 30 }),
  noAutoplay: flag({ label: 'Senza scorrimento automatico' }),
  noArrows: flag({ label: 'Senza frecce' }),
  noBullets: flag({ label: 'Senza puntini' }),
};

export type BannerSliderProps = ViewProps<typeof attributes>;

/** BannerSlider of the specification (§2): the proposals of a category's block, one after another. */
export default defineWidget({
  tag: 'spesa-banner-slider',
  title: 'Slider di banner',
  description: 'I banner di una categoria, uno alla volta: scorrono da soli, con pausa.',
  icon: 'images-alt2',
  attributes,
  prefetch: [
    {
      endpoint: catalogue.category,
      input: { slug: '{slug!}' },
      template: 'banner-list',
      without: [
        'template',
        'categories',
        'breadCrumbs',
        'templateNavItems',
        'content',
        'imgDescription',
        'metaData',
        'priority',
        'templateBlockId',
        'templateBlockTypeId',
      ],
    },
  ],
  loads: 'now',
  examples: [
    { title: 'Banner della pagina iniziale', attributes: {} },
    { title: 'Fermo, senza frecce e puntini', attributes: { noAutoplay: true, noArrows: true, noBullets: true } },
    { title: 'Un blocco senza banner', attributes: { block: 'VUOTO' } },
  ],
  view: () => import('./BannerSlider.tsx'),
});
