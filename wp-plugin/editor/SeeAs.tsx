import { ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { seenAs, seenAsNames, type SeenAs } from './seenAs.ts';

/** In the toolbar of every block: by whose eyes it is seen; pressed again, by one's own. */
export function SeeAs({ value, onChange }: { value: SeenAs | undefined; onChange(value: SeenAs | undefined): void }) {
  const names = seenAsNames();
  return (
    <ToolbarGroup>
      <ToolbarDropdownMenu
        icon="visibility"
        label={__('Vedi come…', 'spesa')}
        controls={[
          [{ title: __('Com’è adesso', 'spesa'), isActive: value === undefined, onClick: () => onChange(undefined) }],
          seenAs.map((name) => ({
            title: names[name],
            isActive: value === name,
            onClick: () => onChange(value === name ? undefined : name),
          })),
        ]}
      />
    </ToolbarGroup>
  );
}
