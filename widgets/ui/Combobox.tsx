import { useState, type KeyboardEvent, type ReactNode } from 'react';
import * as cataloguePagesTexts from '../../core/labels/it/cataloguePages.ts';
import * as controlsTexts from '../../core/labels/it/catalogueControls.ts';
import * as commonTexts from '../../core/labels/it/common.ts';
import * as controlTexts from '../../core/labels/it/commonControls.ts';
import { plural } from '../../core/labels/text.ts';
import { names } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import { useId } from './useId.ts';

export interface Option {
  id: string;
  text: string;
  /** Second line, such as the category. */
  note?: string | undefined;
  icon?: IconName;
  /** Takes the place of the icon. */
  picture?: ReactNode;
  /** Can be taken off the list, by the Delete key or its cross. */
  removable?: boolean;
}

export interface ComboboxProps {
  name: string;
  /** The field's name in a form without JavaScript. */
  input?: string;
  value: string;
  placeholder?: string;
  options: readonly Option[];
  busy?: boolean;
  onChange(value: string): void;
  onChoose(option: Option): void;
  onRemove?(option: Option): void;
  /** Enter without a chosen option, or the button. */
  onSubmit(value: string): void;
}

/** A search field with suggestions below it; arrows walk through them, Escape closes and then empties. */
export function Combobox({
  name,
  input,
  value,
  placeholder,
  options,
  busy,
  onChange,
  onChoose,
  onRemove,
  onSubmit,
}: ComboboxProps) {
  const id = useId('combobox');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const shown = open && options.length > 0;
  const active = shown ? options[at] : undefined;
  const choose = (option: Option): void => {
    setOpen(false);
    setAt(-1);
    onChoose(option);
  };
  const remove = (option: Option): void => {
    setAt(Math.min(at, options.length - 2));
    onRemove?.(option);
  };
  const submit = (): void => {
    setOpen(false);
    onSubmit(value);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step) {
      event.preventDefault();
      setOpen(true);
      const places = options.length + 1;
      if (options.length) setAt(((at + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active) choose(active);
      else submit();
    } else if (event.key === 'Delete' && active?.removable) {
      event.preventDefault();
      remove(active);
    } else if (event.key === 'Escape' && (shown || value)) {
      event.stopPropagation();
      if (shown) setOpen(false);
      else onChange('');
      setAt(-1);
    }
  };
  return (
    <div
      className="combobox"
      role="search"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <span className="field__frame">
        <button
          type="button"
          className="combobox__submit"
          aria-label={cataloguePagesTexts.searchSubmit()}
          onClick={() => submit()}
        >
          <Icon name="search" />
        </button>
        <input
          className="field__input"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          role="combobox"
          name={input}
          aria-label={name}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${at}` : undefined}
          placeholder={placeholder}
          value={value}
          onChange={(event) => {
            setOpen(true);
            setAt(-1);
            onChange(event.currentTarget.value);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={key}
        />
        {busy && <span className="spinner" />}
      </span>
      <ul className="combobox__list" id={`${id}-list`} role="listbox" aria-label={name} hidden={!shown}>
        {options.map((option, index) => (
          <li
            className={names('combobox__option', index === at && 'active')}
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            aria-keyshortcuts={option.removable ? 'Delete' : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setAt(index)}
            onClick={() => choose(option)}
          >
            {option.picture ?? <Icon name={option.icon ?? 'search'} />}
            <span className="combobox__text">
              <bdi>{option.text}</bdi>
              {option.note && <span className="combobox__note">{option.note}</span>}
            </span>
            {option.removable && (
              <span
                className="combobox__remove"
                title={controlsTexts.removeByKey()}
                onClick={(event) => (event.stopPropagation(), remove(option))}
              >
                <Icon name="close" />
              </span>
            )}
          </li>
        ))}
      </ul>
      <span className="hidden-text" role="status">
        {shown
          ? plural(options.length, controlTexts.oneSuggestion, controlTexts.suggestions)
          : busy
            ? commonTexts.loading()
            : ''}
      </span>
    </div>
  );
}
