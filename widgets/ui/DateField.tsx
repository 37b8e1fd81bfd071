import { months } from '../../core/labels/calendarWords.ts';
import * as formTexts from '../../core/labels/it/forms.ts';
import { wholeDate } from '../../core/rules/personRules.ts';
import { FieldFrame, type Framed } from './Field.tsx';

export interface DateFieldProps extends Framed {
  name: string;
  /** `YYYY-M-D`; a part that is still missing is empty. */
  value: string;
  onChange(value: string): void;
  /** The autocomplete token of the whole, `bday`; each part gets its own. */
  complete: string;
}

/** A day in three parts, which keyboards, screen readers and browsers fill more surely than a calendar (account §5: from 1910 on). */
export function DateField({ name, value, onChange, complete, ...framed }: DateFieldProps) {
  const [year = '', month = '', day = ''] = value.split('-');
  const join = (parts: readonly string[]) => onChange(parts.some(Boolean) ? parts.join('-') : '');
  const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);
  const token = (part: string) => (complete === 'off' ? 'off' : `${complete}-${part}`);

  return (
    <FieldFrame {...framed} kind="date" group>
      {({ id: _, ...control }) => {
        const common = { ...control, className: 'field__input' };
        return (
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
                  onChange={({ currentTarget }) => {
                    const whole = wholeDate(currentTarget.value);
                    if (whole) onChange(whole);
                    else join([year, month, digits(currentTarget.value, 2)]);
                  }}
                />
              </span>
            </label>
            <label className="field__part field__part--wide">
              <span>{formTexts.month()}</span>
              <span className="field__frame">
                <select
                  {...common}
                  name={`${name}-month`}
                  autoComplete={token('month')}
                  value={month}
                  onChange={(event) => join([year, event.currentTarget.value, day])}
                >
                  <option value="">–</option>
                  {months().map((word, index) => (
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
                  name={`${name}-year`}
                  inputMode="numeric"
                  autoComplete={token('year')}
                  value={year}
                  onChange={(event) => join([digits(event.currentTarget.value, 4), month, day])}
                />
              </span>
            </label>
          </div>
        );
      }}
    </FieldFrame>
  );
}
