import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { text } from '../../element/field.ts';

const attributes = {
  label: text({ label: 'Nome del menù', default: 'Reparti' }),
};

export type CategoryMenuProps = ViewProps<typeof attributes>;

/** Navigation over the category tree, depth 3. */
export default defineWidget({
  tag: 'spesa-category-menu',
  title: 'Menù dei reparti',
  description: 'I reparti su tre livelli: in riga sul computer, a tutto schermo sul telefono.',
  icon: 'menu',
  attributes,
  prefetch: [
    {
      endpoint: catalogue.categoryTree,
      input: { depth: 3 },
      template: 'category-menu',
      without: ['itemUrl', 'priority', 'parentId', 'ICON', 'TITLE', 'DESCRIPTION', 'SEO_TITLE'],
    },
  ],
  loads: 'touch',
  view: () => import('./CategoryMenu.tsx'),
});
