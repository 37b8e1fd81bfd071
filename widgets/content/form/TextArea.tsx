import * as contentTexts from '../../../core/labels/it/formsContent.ts';
import { lengthOf } from '../../../core/rules/contentForm.ts';
import type { ContentField } from '../../../core/schema/contentForms.ts';
import { FieldFrame, type Framed } from '../../ui/Field.tsx';

interface Props extends Framed {
  field: ContentField;
  name: string;
  value: string;
  onChange(text: string): void;
}

/** A text of several lines; where the editor has set its length, it is counted. */
export function TextArea({ field, name, value, onChange, ...framed }: Props) {
  const counted = field.input_limit !== null;
  return (
    <FieldFrame {...framed} also={counted && 'count'}>
      {(control) => (
        <>
          <span className="field__frame">
            <textarea
              {...control}
              name={name}
              className="field__input editor-form__area"
              rows={6}
              value={value}
              disabled={field.disable_input}
              placeholder={field.placeholder || undefined}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          </span>
          {counted && (
            <p className="field__hint" id={`${control.id}-count`}>
              {contentTexts.characters({ n: [...value.trim()].length, most: lengthOf(field) })}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}
