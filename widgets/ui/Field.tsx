import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import * as controlTexts from '../../core/labels/it/commonControls.ts';
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

/** A hint that `aria-describedby` of the control names as `{id}-hint`. */
export const FieldHint = ({ id, text }: { id: string; text: string }) => (
  <p className="field__hint" id={`${id}-hint`}>
    {text}
  </p>
);

/** Why the text was refused, named as `{id}-error`. */
export const FieldError = ({ id, text }: { id: string; text: string }) => (
  <p className="field__error" id={`${id}-error`}>
    <Icon name="warning" />
    <span>{text}</span>
  </p>
);

interface HeadProps {
  id: string;
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
}

/** The label of a control and the hint below it. */
export const FieldHead = ({ id, label, hint, required }: HeadProps) => (
  <>
    <label className="field__label" htmlFor={id}>
      {label}
      {required && (
        <span className="field__required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
    {hint && <FieldHint id={id} text={hint} />}
  </>
);

/** A labelled text field whose hint and error are linked to it. The name may be filled by the browser: give `autoComplete`. */
export function Field({ label, value, onChange, hint, error, after, required, type = 'text', ...rest }: FieldProps) {
  const id = useId('field');
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={names('field', error && 'wrong')}>
      <FieldHead id={id} label={label} hint={hint} required={required} />
      <span className="field__frame">
        <input
          {...rest}
          id={id}
          className="field__input"
          type={type}
          value={value}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {after}
      </span>
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}

/** A password, hidden until its eye is pressed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          className="field__eye"
          aria-label={controlTexts.showPassword()}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" />
        </button>
      }
    />
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
}: {
  children: ReactNode;
  name: string;
  checked: boolean;
  onChange(checked: boolean): void;
  error?: string;
  required?: boolean;
  disabled?: boolean;
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
        <span className="checkbox__text">{children}</span>
      </label>
      {error && (
        <p className="field__error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
