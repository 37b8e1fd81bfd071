import { Notice, Placeholder } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Fields } from './Inspector.tsx';
import type { Found } from './shopApi.ts';
import { chosenOf, sourceOf } from './sources.ts';
import type { Control, EditorWidget, Values } from './toAttributes.ts';
import { useFound } from './useFound.ts';

/** One product is asked for by the list of several: two fields for the same would make one hesitate. */
const withoutTwins = (needed: readonly Control[]): Control[] =>
  needed.filter(({ control }) => control !== 'product' || !needed.some((other) => other.control === 'products'));

/** Ingredients need no product. */
const isGiven = (control: Control, values: Values): boolean =>
  control.control === 'ingredients'
    ? String(values[control.name] ?? '').trim() !== ''
    : chosenOf(control, values).length > 0;

/** What a block cannot be without, or what its pattern asks for, while none of it is chosen. */
export const missing = ({ controls }: EditorWidget, values: Values): Control[] => {
  const asked = (values['metadata'] as unknown as { spesaAsks?: string } | undefined)?.spesaAsks;
  // What a field says of being empty does not hold where it must be filled.
  const needed = asked
    ? controls.filter(({ name }) => name === asked).map(({ help: _, ...control }) => control)
    : controls.filter((control) => control.needed);
  return needed.some((control) => isGiven(control, values)) ? [] : withoutTwins(needed);
};

/** In the place of the block: what it is, and the choice that it waits for. */
export function Choose({
  widget,
  needed,
  values,
  onChange,
}: {
  widget: EditorWidget;
  needed: readonly Control[];
  values: Values;
  onChange(values: Values): void;
}) {
  return (
    <Placeholder icon={widget.icon} label={widget.title} instructions={widget.description} isColumnLayout>
      <Fields controls={needed} values={values} onChange={onChange} />
    </Placeholder>
  );
}

const unreachable = (): string =>
  __('Il negozio non risponde: qui si vede quello che c’è, quando torna si vede il resto.', 'spesa');

/** Over the preview of a page that has nothing to show while the shop is away. */
export function Away() {
  return (
    <Notice status="warning" isDismissible={false}>
      {unreachable()}
    </Notice>
  );
}

const isTyped: readonly string[] = ['textarea', 'ingredients'];

/** What is asked for, and of it what is typed while the block is being worked on: the first letter must not take the field away. */
export function useAsked(widget: EditorWidget, values: Values, isSelected: boolean): readonly Control[] {
  const needed = missing(widget, values);
  const [typed, setTyped] = useState<readonly Control[]>([]);
  const names = needed.map(({ name }) => name).join();
  useEffect(() => {
    if (names) setTyped(needed.some(({ control }) => isTyped.includes(control)) ? needed : []);
    else if (!isSelected) setTyped([]);
  }, [names, isSelected]);
  if (needed.length > 0) return needed;
  return isSelected ? typed : [];
}

function verdict(control: Control, chosen: readonly string[], known: Found): string {
  if (known === 'unreachable') return unreachable();
  const gone = chosen.filter((value) => !known.some((one) => one.value === value));
  if (gone.length === 0) return '';
  return chosen.length === 1
    ? sprintf(__('%1$s: quello scelto (%2$s) non c’è più. Scegline un altro.', 'spesa'), control.label, gone[0]!)
    : sprintf(__('%1$s: di quelli scelti mancano %2$s.', 'spesa'), control.label, gone.join(', '));
}

/** Over the preview: a choice that there is no more, or a shop that does not answer. */
export function Verdict({ control, values }: { control: Control; values: Values }) {
  const source = sourceOf(control);
  const chosen = chosenOf(control, values);
  const { found } = useFound(`${control.name}|${chosen.join()}|${String(values['slug'] ?? '')}`, () =>
    source && chosen.length > 0 ? source.known(chosen, values) : Promise.resolve([]),
  );
  const text = found && chosen.length > 0 ? verdict(control, chosen, found) : '';
  return text ? (
    <Notice status="warning" isDismissible={false}>
      {text}
    </Notice>
  ) : null;
}
