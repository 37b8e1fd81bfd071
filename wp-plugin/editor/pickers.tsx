import { BaseControl, Button, ComboboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DragEvent, ReactNode } from 'react';
import type { Choice } from './shopApi.ts';
import { chosenOf, type Source } from './sources.ts';
import type { Control, Values } from './toAttributes.ts';
import { useFound } from './useFound.ts';

export interface PickerProps {
  control: Control;
  source: Source;
  values: Values;
  /** With the names of what was chosen before and is chosen now, where it is one thing. */
  onChange(value: string | number, names?: { before: string; now: string }): void;
}

const modern = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };
/** In the words of whoever meets it. */
export const unknownText = (value: string): string => sprintf(__('%s (non c’è più)', 'spesa'), value);

function Unreachable({ onRetry }: { onRetry(): void }) {
  return (
    <p className="spesa-picker__fault" role="status">
      {__('Il negozio non risponde: l’elenco non si può leggere.', 'spesa')}{' '}
      <Button variant="link" onClick={onRetry}>
        {__('Riprova', 'spesa')}
      </Button>
    </p>
  );
}

/** An entry as core's list has it: its words for the field and for who hears them, and all that is known of it. */
interface Offered {
  value: string;
  label: string;
  choice: Choice;
}

const offered = (choice: Choice): Offered => ({
  value: choice.value,
  label: choice.price ? `${choice.label} · ${choice.price}` : choice.label,
  choice,
});

function Suggestion({ item: { choice } }: { item: Offered }) {
  return (
    <span className="spesa-picker__suggestion">
      <Chosen choice={choice} />
    </span>
  );
}

/** What core's list offers; things with a picture or a price are seen with them before they are chosen, others by their names with the typed words marked. */
const offering = (choices: readonly Choice[]) => ({
  options: choices.map(offered),
  ...(choices.some(({ picture, price }) => picture ?? price) && { __experimentalRenderItem: Suggestion }),
});

/** The shop also finds by brand, department and likeness; the list itself hides what does not hold the words, so they go with the name. */
const withWords =
  (words: string) =>
  (choice: Choice): Choice =>
    choice.label.toLowerCase().includes(words.toLowerCase())
      ? choice
      : { ...choice, label: sprintf(__('%1$s (per «%2$s»)', 'spesa'), choice.label, words) };

/** Entries for the words typed, and those that are chosen by their names. */
function useChoices(source: Source, chosen: readonly string[], values: Values) {
  const [words, setWords] = useState('');
  const scope = String(values['slug'] ?? '');
  const offered = useFound(`${source.asksWords ? words : ''}|${scope}`, () => source.offer(words, values));
  const known = useFound(`${chosen.join()}|${scope}`, () =>
    chosen.length > 0 ? source.known(chosen, values) : Promise.resolve([]),
  );
  const retry = (): void => {
    offered.retry();
    known.retry();
  };
  const found = offered.found;
  const entries = found === undefined || found === 'unreachable' ? [] : found;
  return {
    entries: source.asksWords ? entries.map(withWords(words)) : entries,
    known: known.found === 'unreachable' ? undefined : known.found,
    unreachable: found === 'unreachable' || known.found === 'unreachable',
    setWords,
    retry,
  };
}

/** Looks for one thing, and hands it over with all that is known of it. */
export function Finder({ label, source, onFind }: { label: string; source: Source; onFind(choice: Choice): void }) {
  const { entries, unreachable, setWords, retry } = useChoices(source, [], {});
  return (
    <>
      <ComboboxControl
        label={label}
        {...modern}
        value=""
        {...offering(entries)}
        onFilterValueChange={setWords}
        onChange={(picked) => {
          const found = entries.find(({ value }) => value === picked);
          if (found) onFind(found);
        }}
      />
      {unreachable && <Unreachable onRetry={retry} />}
    </>
  );
}

/** One thing of the shop or of the site, by its name. */
export function OnePicker({ control, source, values, onChange }: PickerProps) {
  const { label, help, type } = control;
  const chosen = chosenOf(control, values);
  const { entries, known, unreachable, setWords, retry } = useChoices(source, chosen, values);
  const own = chosen.map(
    (value) => known?.find((one) => one.value === value) ?? { value, label: known ? unknownText(value) : value },
  );
  const others = entries.filter(({ value }) => !chosen.includes(value));
  return (
    <>
      <ComboboxControl
        label={label}
        {...(help !== undefined && { help })}
        {...modern}
        allowReset
        value={chosen[0] ?? ''}
        {...offering([...own, ...others])}
        onFilterValueChange={setWords}
        onChange={(picked) => {
          const nameOf = (value?: string | null) =>
            [...own, ...entries].find((one) => one.value === value)?.label ?? '';
          onChange(type === 'number' ? Number(picked ?? 0) : (picked ?? ''), {
            before: nameOf(chosen[0]),
            now: nameOf(picked),
          });
        }}
      />
      {unreachable && <Unreachable onRetry={retry} />}
    </>
  );
}

export const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const next = list.filter((_, at) => at !== from);
  next.splice(to, 0, list[from]!);
  return next;
};

/** A list that takes no more says why, and how to go on. */
const fullText = (count: number, most: number): string =>
  count > most
    ? sprintf(
        __('Una pagina ne mostra %1$d: gli ultimi %2$d non si vedono. Toglili o mettili in un altro blocco.', 'spesa'),
        most,
        count - most,
      )
    : sprintf(__('Sono %d, quanti ne mostra una pagina. Per altri aggiungi un altro blocco.', 'spesa'), most);

/** What is chosen: picture, name, price. */
export function Chosen({ choice: { label, picture, price }, children }: { choice: Choice; children?: ReactNode }) {
  return (
    <>
      {picture && <img src={picture} alt="" width="36" height="36" />}
      <span className="spesa-picker__name">
        {label}
        {price && <small>{price}</small>}
        {children}
      </span>
    </>
  );
}

interface PlaceProps {
  label: string;
  at: number;
  count: number;
  onMove(from: number, to: number): void;
  onRemove(): void;
}

/** The place of a thing in its list, for keyboard and finger. */
export function Place({ label, at, count, onMove, onRemove }: PlaceProps) {
  return (
    <>
      <Button
        size="small"
        icon="arrow-up-alt2"
        label={sprintf(__('Sposta su: %s', 'spesa'), label)}
        disabled={at === 0}
        accessibleWhenDisabled
        onClick={() => onMove(at, at - 1)}
      />
      <Button
        size="small"
        icon="arrow-down-alt2"
        label={sprintf(__('Sposta giù: %s', 'spesa'), label)}
        disabled={at === count - 1}
        accessibleWhenDisabled
        onClick={() => onMove(at, at + 1)}
      />
      <Button size="small" icon="no-alt" label={sprintf(__('Togli: %s', 'spesa'), label)} onClick={onRemove} />
    </>
  );
}

interface ItemProps extends Omit<PlaceProps, 'label'> {
  choice: Choice;
  /** It comes after the last one that a page shows. */
  unseen: boolean;
}

function Item({ choice, unseen, ...place }: ItemProps) {
  const { at, count, onMove } = place;
  const drag = (event: DragEvent): void => event.dataTransfer.setData('text/plain', String(at));
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const from = Number(event.dataTransfer.getData('text/plain'));
    if (Number.isInteger(from) && from >= 0 && from < count) onMove(from, at);
  };
  return (
    <li
      className="spesa-picker__item"
      draggable
      onDragStart={drag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Chosen choice={choice}>
        {unseen && <small className="spesa-picker__fault">{__('Non si vede: sono troppi', 'spesa')}</small>}
      </Chosen>
      <Place label={choice.label} {...place} />
    </li>
  );
}

/** Several things in an order: dragged, or moved by their buttons; what there is no more is marked and stays until it is taken out. */
export function ManyPicker({ control, source, values, onChange }: PickerProps) {
  const { label, help, most = Infinity } = control;
  const chosen = chosenOf(control, values);
  const { entries, known, unreachable, setWords, retry } = useChoices(source, chosen, values);
  const set = (list: readonly string[]): void => onChange(list.join());
  return (
    <BaseControl __nextHasNoMarginBottom>
      {chosen.length > 0 && <BaseControl.VisualLabel>{label}</BaseControl.VisualLabel>}
      <ol className="spesa-picker" aria-label={label}>
        {chosen.map((value, at) => (
          <Item
            key={value}
            choice={known?.find((one) => one.value === value) ?? { value, label: known ? unknownText(value) : value }}
            at={at}
            count={chosen.length}
            unseen={at >= most}
            onMove={(from, to) => set(moved(chosen, from, to))}
            onRemove={() => set(chosen.filter((one) => one !== value))}
          />
        ))}
      </ol>
      {chosen.length >= most ? (
        <p role="status">{fullText(chosen.length, most)}</p>
      ) : (
        <ComboboxControl
          label={sprintf(__('%s: aggiungi', 'spesa'), label)}
          {...(help !== undefined && { help })}
          {...modern}
          value=""
          {...offering(entries.filter(({ value }) => !chosen.includes(value)))}
          onFilterValueChange={setWords}
          onChange={(picked) => picked && set([...chosen, picked])}
        />
      )}
      {unreachable && <Unreachable onRetry={retry} />}
    </BaseControl>
  );
}
