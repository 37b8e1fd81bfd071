import { FieldFrame, type Framed } from '../../ui/Field.tsx';

interface Props extends Framed {
  name: string;
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  /** More than one may be chosen. */
  several?: true;
  onChange(text: string): void;
}

/** One or several of a few answers, each on a line of its own; several go out one a line. */
export function ChoiceList({ name, options, values, several, onChange, ...framed }: Props) {
  const choose = (value: string, checked: boolean): void => {
    if (!several) return onChange(value);
    const chosen = options
      .map((option) => option.value)
      .filter((one) => (one === value ? checked : values.includes(one)));
    onChange(chosen.join('\n'));
  };
  return (
    <FieldFrame {...framed} kind="choices" group>
      {(control) =>
        options.map((option) => (
          <label className="checkbox__line" key={option.value}>
            <input
              type={several ? 'checkbox' : 'radio'}
              className="checkbox__input"
              name={name}
              value={option.value}
              checked={values.includes(option.value)}
              required={!several && control.required}
              aria-invalid={control['aria-invalid']}
              onChange={(event) => choose(option.value, event.currentTarget.checked)}
            />
            <span className="checkbox__text">{option.label}</span>
          </label>
        ))
      }
    </FieldFrame>
  );
}
