import * as contentTexts from '../../../core/labels/it/formsContent.ts';
import { lengthOf } from '../../../core/rules/contentForm.ts';
import type { ContentField } from '../../../core/schema/contentForms.ts';
import { names } from '../../ui/classNames.ts';
import { FieldError, FieldHead } from '../../ui/Field.tsx';
import { useId } from '../../ui/useId.ts';

interface Props {
  field: ContentField;
  label: string;
  name: string;
  value: string;
  onChange(text: string): void;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
}

/** A text of several lines; where the editor has set its length, it is counted. */
export function TextArea({ field, label, name, value, onChange, hint, error, required }: Props) {
  const id = useId('field');
  const counted = field.input_limit !== null;
  const described = [hint && `${id}-hint`, counted && `${id}-count`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={names('field', error && 'wrong')}>
      <FieldHead id={id} label={label} hint={hint} required={required} />
      <span className="field__frame">
        <textarea
          id={id}
          name={name}
          className="field__input editor-form__area"
          rows={6}
          value={value}
          required={required}
          disabled={field.disable_input}
          placeholder={field.placeholder || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
      {counted && (
        <p className="field__hint" id={`${id}-count`}>
          {contentTexts.characters({ n: [...value.trim()].length, most: lengthOf(field) })}
        </p>
      )}
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}
