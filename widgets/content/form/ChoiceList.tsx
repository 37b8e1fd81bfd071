import { names } from '../../ui/classNames.ts';
import { FieldError, FieldHint } from '../../ui/Field.tsx';
import { useId } from '../../ui/useId.ts';

interface Props {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  /** More than one may be chosen. */
  several?: true;
  onChange(text: string): void;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
}

/** One or several of a few answers, each on a line of its own; several go out one a line. */
export function ChoiceList({ label, name, options, values, several, onChange, hint, error, required }: Props) {
  const id = useId('choices');
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const choose = (value: string, checked: boolean): void => {
    if (!several) return onChange(value);
    const chosen = options
      .map((option) => option.value)
      .filter((one) => (one === value ? checked : values.includes(one)));
    onChange(chosen.join('\n'));
  };
  return (
    <fieldset className={names('field', 'choices', error && 'wrong')} aria-describedby={described || undefined}>
      <legend className="field__label">
        {label}
        {required && (
          <span className="field__required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {hint && <FieldHint id={id} text={hint} />}
      {options.map((option) => (
        <label className="checkbox__line" key={option.value}>
          <input
            type={several ? 'checkbox' : 'radio'}
            className="checkbox__input"
            name={name}
            value={option.value}
            checked={values.includes(option.value)}
            required={!several && required}
            aria-invalid={error ? true : undefined}
            onChange={(event) => choose(option.value, event.currentTarget.checked)}
          />
          <span className="checkbox__text">{option.label}</span>
        </label>
      ))}
      {error && <FieldError id={id} text={error} />}
    </fieldset>
  );
}
