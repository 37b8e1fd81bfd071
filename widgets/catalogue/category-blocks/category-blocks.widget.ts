import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { text } from '../../element/field.ts';

const attributes = {
  slug: text({
    label: 'Categoria',
    help: 'Vuoto: quella dell’indirizzo della pagina',
    default: 'home',
    control: 'category',
  }),
};

export type CategoryBlocksProps = ViewProps<typeof attributes>;

/** The home and category grid of the specification (§2): the rows, columns and blocks that the shop supplies for a slug. */
export default defineWidget({
  tag: 'spesa-category-blocks',
  title: 'Blocchi di una categoria',
  description: 'Le righe di blocchi della pagina iniziale o di una categoria, come sono composte nel gestionale.',
  icon: 'layout',
  attributes,
  loads: 'never',
  examples: [
    { title: 'La pagina iniziale', attributes: {} },
    { title: 'Di una categoria che non c’è', attributes: { slug: 'non-esiste' } },
    { title: 'Un reparto', attributes: { slug: 'frutta-e-verdura' } },
  ],
  view: () => import('./CategoryBlocks.tsx'),
});
