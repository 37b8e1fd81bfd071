import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', help: 'Sopra i banner; vuoto per nessun titolo' }),
  headingLevel: choice({
    label: 'Livello del titolo',
    default: '2',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  }),
  slug: text({
    label: 'Categoria dei banner',
    default: 'home',
    control: 'category',
  }),
  block: text({ label: 'Gruppo di banner', help: 'Vuoto: il primo gruppo della categoria', control: 'bannerBlock' }),
};

export type BannerListProps = ViewProps<typeof attributes>;

/** BannerList of the specification (§2): the proposals of a category's block, all in sight. */
export default defineWidget({
  tag: 'spesa-banner-list',
  title: 'Elenco di banner',
  description:
    'I banner di una categoria, uno accanto all’altro: immagini e schede orizzontali, verticali o sovrapposte.',
  icon: 'grid-view',
  attributes,
  prefetch: [{ endpoint: catalogue.category, input: { slug: '{slug!}' }, template: 'banner-grid' }],
  loads: 'visible',
  examples: [
    { title: 'Banner della pagina iniziale', attributes: { heading: 'Idee per oggi' } },
    { title: 'Un blocco scelto', attributes: { block: 'HOME_HERO' } },
  ],
  view: () => import('./BannerList.tsx'),
});
