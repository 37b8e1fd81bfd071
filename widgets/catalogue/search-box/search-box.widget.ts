import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { text } from '../../element/field.ts';

const attributes = {
  placeholder: text({ label: 'Testo del campo vuoto', default: 'Cosa cerchi?' }),
};

export type SearchBoxProps = ViewProps<typeof attributes>;

/** The search field with suggestions from three letters on (§7, GET /products/suggest). */
export default defineWidget({
  tag: 'spesa-search-box',
  title: 'Campo di ricerca',
  description: 'Cerca tra i prodotti, con suggerimenti mentre si scrive.',
  icon: 'search',
  attributes,
  events: { 'spesa-search-sent': 'Una ricerca è stata inviata.' },
  loads: 'touch',
  examples: [
    { title: 'Vuoto', attributes: {} },
    { title: 'Con un invito proprio', attributes: { placeholder: 'Latte, pane, caffè …' } },
  ],
  view: () => import('./SearchBox.tsx'),
});
