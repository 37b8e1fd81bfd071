import { Modal, RadioControl } from '@wordpress/components';
import { createReduxStore, dispatch, register, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import type { ComponentType, ReactNode } from 'react';
import { seenAs, seenAsNames, type SeenAs } from './seenAs.ts';

const storeName = 'spesa/seen-as';
const store = createReduxStore(storeName, {
  reducer: (state: SeenAs | '' = '', action: { type: string; seenAs?: SeenAs | '' }) =>
    action.type === 'SEE' ? (action.seenAs ?? '') : state,
  actions: { see: (value: SeenAs | '') => ({ type: 'SEE', seenAs: value }) },
  selectors: { seenAs: (state: SeenAs | '') => state },
});

const chosen = (get: (store: string) => unknown): SeenAs | '' => (get(storeName) as { seenAs(): SeenAs | '' }).seenAs();

/** By whose eyes the whole page is seen in the canvas; a block's own choice comes first. */
export const usePageSeenAs = (): SeenAs | undefined => useSelect(chosen, []) || undefined;

type Item = ComponentType<{ icon: string; onClick(): void; children: ReactNode }>;
/** In the menu "Preview" since WordPress 6.7, among the options before. */
const entry = (): Item | undefined =>
  (window.wp?.editor?.PluginPreviewMenuItem ?? window.wp?.editPost?.PluginMoreMenuItem) as Item | undefined;

function PreviewAs() {
  const [isOpen, setOpen] = useState(false);
  const value = useSelect(chosen, []);
  const names = seenAsNames();
  const Item = entry();
  if (!Item) return null;
  return (
    <>
      <Item icon="visibility" onClick={() => setOpen(true)}>
        {__('Vedi come…', 'spesa')}
      </Item>
      {isOpen && (
        <Modal title={__('Vedi come…', 'spesa')} onRequestClose={() => setOpen(false)}>
          <RadioControl
            label={__('Tutti i blocchi del negozio di questa pagina', 'spesa')}
            help={__(
              'Sul telefono e con la linea lenta si vedono i dati del negozio; negli altri casi dati di esempio, e niente viene salvato. La barra di un blocco può scegliere altro per sé.',
              'spesa',
            )}
            selected={value}
            options={[
              { value: '', label: __('Com’è adesso', 'spesa') },
              ...seenAs.map((name) => ({ value: name, label: names[name] })),
            ]}
            onChange={(next) => dispatch(storeName)['see']?.(next as never)}
          />
        </Modal>
      )}
    </>
  );
}

/** "Vedi come…" for the page as a whole, beside the sizes of its preview. */
export function addPreviewAs(): void {
  register(store);
  if (entry()) registerPlugin('spesa-preview-as', { render: PreviewAs });
}
