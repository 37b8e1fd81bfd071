import { lists } from '../../../core/api/endpoints/lists.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { number } from '../../element/field.ts';

const attributes = {
  pageSize: number({ label: 'Liste per pagina', default: 12, min: 1, max: 100 }),
};

export type ListsProps = ViewProps<typeof attributes>;

/** /lists of the specification: all lists; create, rename, delete, set default. */
export default defineWidget({
  tag: 'spesa-lists',
  title: 'Le tue liste',
  description: 'Le liste del cliente e quelle condivise con lui.',
  icon: 'star-filled',
  kind: 'page',
  page: 'lists',
  headed: true,
  attributes,
  loads: 'now',
  personal: true,
  begins: [{ endpoint: lists.list, input: { page: 1, pageSize: attributes.pageSize.default } }],
  examples: [
    { title: 'Tutte le liste', attributes: {} },
    { title: 'Una per pagina', attributes: { pageSize: 1 } },
  ],
  view: () => import('./Lists.tsx'),
});
