import { pageParameter, searchParameter } from '../../../core/rules/articlePages.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag, number } from '../../element/field.ts';
import { articlesPlan, heading, headingLevel, random, section, topic } from '../articles/fields.ts';

const attributes = {
  heading,
  headingLevel,
  section,
  topic,
  limit: number({ label: 'Articoli per pagina', default: 8, min: 1, max: 24 }),
  random,
  noSearch: flag({ label: 'Senza ricerca' }),
};

export type ArticleGridProps = ViewProps<typeof attributes>;

/** ArticleGridBNG of the specification (§2, §9): articles in columns with a search of their own and pages, all of it links. */
export default defineWidget({
  tag: 'spesa-article-grid',
  title: 'Griglia di articoli',
  description: 'Gli articoli di una sezione con ricerca e pagine.',
  icon: 'grid-view',
  attributes,
  prefetch: [
    articlesPlan(
      {
        page: `{query:${pageParameter}}`,
        random: '{random}',
        category: '{topic}',
        search: `{query:${searchParameter}}`,
      },
      'article-grid',
    ),
  ],
  loads: 'never',
  examples: [
    { title: 'Per i giovani', attributes: { heading: 'Per la prima spesa' } },
    {
      title: 'Magazine, di una categoria, senza ricerca',
      attributes: { section: 'magazine', topic: 'stagioni', noSearch: true },
    },
    { title: 'Niente da mostrare', attributes: { topic: 'vuota', headingLevel: '3', heading: 'Sport' } },
  ],
  view: () => import('./ArticleGrid.tsx'),
});
