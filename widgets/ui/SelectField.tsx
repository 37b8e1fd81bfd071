import * as formTexts from '../../core/labels/it/forms.ts';
import { names } from './classNames.ts';
import { FieldError, FieldHead } from './Field.tsx';
import { useId } from './useId.ts';

export interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
  hint?: string;
  error?: string;
  required?: boolean;
  autoComplete?: string;
}

/** One of several in a native list, the first line asks to choose. */
export function SelectField({ label, hint, error, required, options, onChange, ...rest }: SelectFieldProps) {
  const id = useId('field');
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={names('field', error && 'wrong')}>
      <FieldHead id={id} label={label} hint={hint} required={required} />
      <span className="field__frame">
        <select
          {...rest}
          id={id}
          className="field__input"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{formTexts.choose()}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}
