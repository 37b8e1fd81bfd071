import { platform } from '../../../core/api/endpoints/platform.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag, text } from '../../element/field.ts';

const attributes = {
  slug: text({ label: 'Pagina', control: 'page', needed: true }),
  noHeading: flag({ label: 'Senza titolo' }),
};

export type PageProps = ViewProps<typeof attributes>;

/** Page of the specification (§2): a static page inside another one, never within itself. */
export default defineWidget({
  tag: 'spesa-page',
  title: 'Pagina dentro la pagina',
  description: 'Il contenuto di una pagina statica dentro un’altra.',
  icon: 'media-text',
  attributes,
  prefetch: [
    {
      endpoint: platform.pages,
      input: { slug: '{slug!}', _fields: 'id,slug,link,title.rendered,content.rendered' },
      template: 'static-page',
    },
  ],
  loads: 'never',
  examples: [
    { title: 'Con il suo titolo', attributes: { slug: 'consegna-e-ritiro' } },
    { title: 'Che non c’è', attributes: { slug: 'niente' } },
  ],
  view: () => import('./StaticPage.tsx'),
});
