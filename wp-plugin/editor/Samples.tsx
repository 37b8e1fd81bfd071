import { ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Choice, Found } from './shopApi.ts';
import { chosenOf, sourceOf } from './sources.ts';
import type { Control, EditorWidget, Values } from './toAttributes.ts';
import { useFound } from './useFound.ts';

/** What its address says to the page, and an editor's canvas has no address: the attribute that stands for it. */
const controlOf = ({ page, controls }: EditorWidget): Control | undefined =>
  page && controls.find((control) => sourceOf(control) !== undefined);

const offers = (control: Control): Promise<Found> => sourceOf(control)?.offer('', {}) ?? Promise.resolve([]);

const none: readonly Choice[] = [];

export interface Samples {
  /** The values of the block with what it shows for now. */
  values: Values;
  choices: readonly Choice[];
  shown: string;
  /** There is nothing to show, since the shop does not answer. */
  unreachable: boolean;
  show(value: string): void;
}

/** Something real for a page that shows whatever its address names: the first there is, until another is chosen. */
export function useSamples(widget: EditorWidget, values: Values): Samples {
  const [picked, show] = useState('');
  const control = controlOf(widget);
  const asks = control && chosenOf(control, values).length === 0 ? control : undefined;
  const { found } = useFound(asks ? `sample|${widget.name}` : '', () => (asks ? offers(asks) : Promise.resolve([])));
  const all = !asks || !found || found === 'unreachable' ? none : found;
  const choices = all.filter(({ value }) => value !== 'home').slice(0, 12);
  const shown = picked || (choices[0]?.value ?? '');
  return {
    values: asks && shown ? { ...values, [asks.name]: asks.type === 'number' ? Number(shown) : shown } : values,
    choices,
    shown,
    unreachable: asks !== undefined && found === 'unreachable',
    show,
  };
}

/** Changes what a page shows in the canvas; nothing of it is saved. */
export function SamplesMenu({ choices, shown, show }: Samples) {
  if (choices.length < 2) return null;
  return (
    <ToolbarGroup>
      <ToolbarDropdownMenu
        icon="image-rotate"
        label={__('Cambia l’esempio', 'spesa')}
        controls={choices.map(({ value, label }) => ({
          title: label,
          isActive: value === shown,
          onClick: () => show(value),
        }))}
      />
    </ToolbarGroup>
  );
}
