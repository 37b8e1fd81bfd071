import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { number } from '../../element/field.ts';

const attributes = {
  listId: number({
    label: 'Numero della lista',
    help: 'Lo mette la pagina dall’indirizzo',
    control: 'address',
    default: 0,
  }),
};

export type ListProps = ViewProps<typeof attributes>;

/** One shopping list: lines, quantities, everything into the cart, confirmation with an address; not editable with grant READ. */
export default defineWidget({
  tag: 'spesa-list',
  title: 'La tua lista',
  description: 'I prodotti di una lista del cliente.',
  icon: 'editor-ul',
  kind: 'page',
  page: 'list',
  headed: true,
  attributes,
  loads: 'now',
  personal: true,
  examples: [
    { title: 'La lista di sempre', attributes: { listId: 2001 } },
    { title: 'Con prodotti che ora non ci sono', attributes: { listId: 2002 } },
    { title: 'Di un’altra persona, solo da leggere', attributes: { listId: 2003 } },
    { title: 'Una lista che non c’è', attributes: { listId: 9 } },
  ],
  view: () => import('./List.tsx'),
});
