import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag, number } from '../../element/field.ts';
import { articlesPlan, heading, headingLevel, random, section, topic } from '../articles/fields.ts';

const attributes = {
  heading,
  headingLevel,
  section,
  topic,
  limit: number({ label: 'Numero di articoli', default: 10, min: 1, max: 24 }),
  random,
  noArrows: flag({ label: 'Senza frecce' }),
  noBullets: flag({ label: 'Senza puntini' }),
};

export type ArticleSliderProps = ViewProps<typeof attributes>;

/** ArticleSliderBNG of the specification (§2, §9): articles of a section, of a category or at random, side by side. */
export default defineWidget({
  tag: 'spesa-article-slider',
  title: 'Slider di articoli',
  description: 'Gli articoli di una sezione o di una categoria, da scorrere, anche a caso.',
  icon: 'slides',
  attributes,
  prefetch: [articlesPlan({ random: '{random}', category: '{topic}' }, 'article-slider')],
  examples: [
    { title: 'Per i giovani', attributes: { heading: 'Da leggere' } },
    {
      title: 'Magazine, a caso',
      attributes: { heading: 'Dal magazine', section: 'magazine', random: true, noArrows: true },
    },
  ],
  view: () => import('./ArticleSlider.tsx'),
});
