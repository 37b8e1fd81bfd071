import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { text } from '../../element/field.ts';

const attributes = { heading: text({ label: 'Titolo', default: 'Condividi' }) };

export type ShareButtonsProps = ViewProps<typeof attributes>;

/** Share buttons of the specification (§2): links alone, without anybody's script, and the system's own way where there is one. */
export default defineWidget({
  tag: 'spesa-share-buttons',
  title: 'Condividi',
  description: 'Passa la pagina ad altri con Facebook, WhatsApp, LinkedIn, X o per e-mail, senza script di terzi.',
  icon: 'share',
  attributes,
  loads: 'idle',
  examples: [
    { title: 'Con titolo', attributes: {} },
    { title: 'Senza titolo', attributes: { heading: '' } },
  ],
  view: () => import('./ShareButtons.tsx'),
});
