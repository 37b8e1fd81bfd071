import * as controlTexts from '../../core/labels/it/commonControls.ts';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

interface PasswordProps extends Omit<FieldProps, 'type' | 'after'> {
  shown: boolean;
  onShow(shown: boolean): void;
}

/** A password, hidden until its eye is pressed. */
export function PasswordField({ shown, onShow, ...props }: PasswordProps) {
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
          onClick={() => onShow(!shown)}
        >
          <Icon name="eye" />
        </button>
      }
    />
  );
}
