import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { text } from '../../element/field.ts';

const attributes = {
  slug: text({
    label: 'Categoria del tutorial',
    default: 'home',
    control: 'category',
  }),
  block: text({
    label: 'Gruppo di pagine',
    help: 'Quelle che si scorrono; vuoto: il primo tutorial della categoria',
    control: 'tutorialBlock',
  }),
};

export type TutorialProps = ViewProps<typeof attributes>;

/** Tutorial of the specification (§2, §4): in the native app alone, until its first page is the one that was last seen. */
export default defineWidget({
  tag: 'spesa-tutorial',
  title: 'Tutorial dell’app',
  description: 'Solo nell’app: a tutto schermo, finché non è stato visto o saltato.',
  icon: 'smartphone',
  attributes,
  loads: 'now',
  for: 'app',
  personal: true,
  examples: [{ title: 'Nell’app', attributes: {} }],
  view: () => import('./Tutorial.tsx'),
});
