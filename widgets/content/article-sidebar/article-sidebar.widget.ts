import { platform } from '../../../core/api/endpoints/platform.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag, number } from '../../element/field.ts';
import { articlesPlan, heading, headingLevel, section } from '../articles/fields.ts';

const attributes = {
  heading,
  headingLevel,
  section,
  limit: number({ label: 'Ultimi articoli', default: 4, min: 1, max: 12 }),
  noTopics: flag({ label: 'Senza categorie' }),
  noBlocks: flag({ label: 'Senza i quattro blocchi' }),
};

export type ArticleSidebarProps = ViewProps<typeof attributes>;

/** BaskoNextGenSidebar of the specification (§2, §9): the latest articles, the categories, and the blocks block-1 to block-4. */
export default defineWidget({
  tag: 'spesa-article-sidebar',
  title: 'Barra laterale degli articoli',
  description: 'Gli ultimi articoli, le categorie e i blocchi da block-1 a block-4 di una sezione.',
  icon: 'align-pull-right',
  attributes,
  prefetch: [
    articlesPlan({}, 'article-sidebar'),
    { endpoint: platform.custom, input: { endpoint: '{section!}' }, template: 'article-sidebar' },
    {
      endpoint: platform.blocks,
      input: { slug: 'block-1,block-2,block-3,block-4', _fields: 'id,slug,content.rendered' },
      template: 'article-sidebar',
    },
  ],
  loads: 'never',
  examples: [
    { title: 'Per i giovani', attributes: {} },
    { title: 'Magazine, due articoli, senza blocchi', attributes: { section: 'magazine', limit: 2, noBlocks: true } },
  ],
  view: () => import('./ArticleSidebar.tsx'),
});
