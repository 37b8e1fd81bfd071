import { months } from '../../core/labels/calendarWords.ts';
import * as formTexts from '../../core/labels/it/forms.ts';
import { names } from './classNames.ts';
import { FieldError, FieldHint } from './Field.tsx';
import { useId } from './useId.ts';

export interface DateFieldProps {
  label: string;
  name: string;
  /** `YYYY-M-D`; a part that is still missing is empty. */
  value: string;
  onChange(value: string): void;
  hint?: string;
  error?: string;
  required?: boolean;
  /** The autocomplete token of the whole, `bday`; each part gets its own. */
  complete: string;
}

/** A day in three parts, which keyboards, screen readers and browsers fill more surely than a calendar (account §5: from 1910 on). */
export function DateField({ label, name, value, onChange, hint, error, required, complete }: DateFieldProps) {
  const id = useId('date');
  const [year = '', month = '', day = ''] = value.split('-');
  const join = (parts: readonly string[]) => onChange(parts.some(Boolean) ? parts.join('-') : '');
  const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const common = { className: 'field__input', required, 'aria-invalid': error ? true : undefined };
  const token = (part: string) => (complete === 'off' ? 'off' : `${complete}-${part}`);

  return (
    <fieldset className={names('field', 'date', error && 'wrong')} aria-describedby={described}>
      <legend className="field__label">
        {label}
        {required && (
          <span className="field__required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {hint && <FieldHint id={id} text={hint} />}
      <div className="field__parts">
        <label className="field__part">
          <span>{formTexts.day()}</span>
          <span className="field__frame">
            <input
              {...common}
              name={name}
              inputMode="numeric"
              autoComplete={token('day')}
              value={day}
              onChange={(event) => join([year, month, digits(event.currentTarget.value, 2)])}
            />
          </span>
        </label>
        <label className="field__part field__part--wide">
          <span>{formTexts.month()}</span>
          <span className="field__frame">
            <select
              {...common}
              autoComplete={token('month')}
              value={month}
              onChange={(event) => join([year, event.currentTarget.value, day])}
            >
              <option value="">–</option>
              {months.map((word, index) => (
                <option key={word} value={String(index + 1)}>
                  {word}
                </option>
              ))}
            </select>
          </span>
        </label>
        <label className="field__part">
          <span>{formTexts.year()}</span>
          <span className="field__frame">
            <input
              {...common}
              inputMode="numeric"
              autoComplete={token('year')}
              value={year}
              onChange={(event) => join([digits(event.currentTarget.value, 4), month, day])}
            />
          </span>
        </label>
      </div>
      {error && <FieldError id={id} text={error} />}
    </fieldset>
  );
}
