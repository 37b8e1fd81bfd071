interface Props<Scope extends string> {
  label: string;
  value: Scope;
  options: readonly { value: Scope; label: string }[];
  onChange(value: Scope): void;
}

/** Whose orders a master account looks at (ruling 5); always one of them, so that nothing asks to choose. */
export function Whose<Scope extends string>({ label, value, options, onChange }: Props<Scope>) {
  return (
    <label className="order-list__whose">
      {label}
      <span className="field__frame">
        <select
          className="field__input"
          name="whose"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value as Scope)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
