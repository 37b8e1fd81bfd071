import * as formTexts from '../../core/labels/it/forms.ts';
import { FieldFrame, type Framed } from './Field.tsx';

export interface SelectFieldProps extends Framed {
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
  autoComplete?: string;
}

/** One of several in a native list, the first line asks to choose. */
export function SelectField({ label, hint, error, required, options, onChange, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <span className="field__frame">
          <select
            {...rest}
            {...control}
            className="field__input"
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
      )}
    </FieldFrame>
  );
}
