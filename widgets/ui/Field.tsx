import type { InputHTMLAttributes, ReactNode } from 'react';
import { names } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { useId } from './useId.ts';

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'id' | 'value'> & {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  /** Below the label, before anything is typed. */
  hint?: string;
  /** Why the text was refused. */
  error?: string;
  /** Inside the frame, after the text. */
  after?: ReactNode;
};

/** What stands around a control. */
export interface Framed {
  label: string;
  /** Below the label, before anything is answered. */
  hint?: string | undefined;
  /** Why the answer was refused. */
  error?: string | undefined;
  required?: boolean | undefined;
}

interface FrameProps extends Framed {
  /** What sort of field, for its looks. */
  kind?: string;
  /** Several controls, under a legend. */
  group?: true;
  /** A further description: what `{id}-{also}` says. */
  also?: string | false;
  /** The control, with what ties it to its frame. */
  children(control: ReturnType<typeof controlOf>): ReactNode;
}

const controlOf = (id: string, described: string | undefined, { error, required }: Framed) => ({
  id,
  required,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': described,
});

/** The star of what must be filled; a screen reader hears `required`. */
const RequiredMark = () => (
  <span className="field__required" aria-hidden="true">
    {' *'}
  </span>
);

/** The label of a control, its hint and why its answer was refused, all tied to it. */
export function FieldFrame({ kind, group, also, children, ...framed }: FrameProps) {
  const { label, hint, error, required } = framed;
  const id = useId('field');
  const parts = [hint && 'hint', also, error && 'error'].filter(Boolean);
  const described = parts.map((part) => `${id}-${part}`).join(' ') || undefined;
  const Box = group ? 'fieldset' : 'div';
  const words = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  return (
    <Box className={names('field', kind, error && 'wrong')} aria-describedby={group && described}>
      {group ? (
        <legend className="field__label">{words}</legend>
      ) : (
        <label className="field__label" htmlFor={id}>
          {words}
        </label>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children(controlOf(id, group ? undefined : described, framed))}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </Box>
  );
}

/** A labelled text field whose hint and error are linked to it. The name may be filled by the browser: give `autoComplete`. */
export function Field({ label, value, onChange, hint, error, after, required, type = 'text', ...rest }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <span className="field__frame">
          <input
            {...rest}
            {...control}
            className="field__input"
            type={type}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {after}
        </span>
      )}
    </FieldFrame>
  );
}

/** A box to tick with its text; the whole line is the target. */
export function Checkbox({
  children,
  name,
  checked,
  onChange,
  error,
  required,
  disabled,
  after,
}: {
  children: ReactNode;
  name: string;
  checked: boolean;
  onChange(checked: boolean): void;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** Below the line, and no part of what is pressed to tick it. */
  after?: ReactNode;
}) {
  const id = useId('box');
  return (
    <div className="checkbox">
      <label className="checkbox__line">
        <input
          type="checkbox"
          className="checkbox__input"
          name={name}
          checked={checked}
          required={required}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="checkbox__text">
          {children}
          {required && <RequiredMark />}
        </span>
      </label>
      {after}
      {error && (
        <p className="field__error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
