import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { LinkField } from './LinkField.tsx';
import { links } from './linkRows.ts';
import { Rows, type RowsProps } from './Rows.tsx';

/** Links one below the other, each with its text: where they lead is found by name. */
export function LinksField(props: RowsProps) {
  return (
    <Rows
      {...props}
      written={links}
      empty={{ text: '', address: '' }}
      add={__('Aggiungi un collegamento', 'spesa')}
      called={(place) => sprintf(__('Collegamento %d', 'spesa'), place)}
      wordsOf={({ text }) => text}
    >
      {(row, set) => (
        <>
          <TextControl
            label={__('Testo', 'spesa')}
            __next40pxDefaultSize
            __nextHasNoMarginBottom
            value={row.text}
            onChange={(text) => set({ ...row, text: String(text) })}
          />
          <LinkField
            label={__('Pagina a cui porta', 'spesa')}
            value={row.address}
            onChange={(address, title = '') => set({ address, text: row.text || title })}
          />
        </>
      )}
    </Rows>
  );
}
