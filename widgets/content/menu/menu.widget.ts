import { platform } from '../../../core/api/endpoints/platform.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, text } from '../../element/field.ts';

const attributes = {
  location: text({
    label: 'Posizione del menù',
    help: 'I menù si fanno in bacheca, in Aspetto',
    default: 'spesa-main',
    control: 'menu',
  }),
  label: text({ label: 'Nome per chi usa un lettore di schermo' }),
  layout: choice({
    label: 'Disposizione',
    default: 'row',
    options: [
      { value: 'row', label: 'In riga' },
      { value: 'list', label: 'Elenco' },
    ],
  }),
};

export type MenuProps = ViewProps<typeof attributes>;

/** A menu of the content platform by its location (§7). */
export default defineWidget({
  tag: 'spesa-menu',
  title: 'Menù',
  description: 'Un menù di WordPress con le voci sotto le voci.',
  icon: 'menu',
  attributes,
  prefetch: [{ endpoint: platform.menu, input: { location: '{location!}' }, template: 'menu' }],
  loads: 'never',
  examples: [
    { title: 'In riga', attributes: {} },
    { title: 'Elenco', attributes: { layout: 'list', label: 'Il sito' } },
  ],
  view: () => import('./Menu.tsx'),
});
