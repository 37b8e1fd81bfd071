import { useMemo, useRef, useState } from 'react';
import { sendForm } from '../../../core/flows/contentForm.ts';
import * as contentTexts from '../../../core/labels/it/formsContent.ts';
import * as fileTexts from '../../../core/labels/it/formsFiles.ts';
import { fieldName, formFields, knownValues, orderInAddress } from '../../../core/rules/contentForm.ts';
import type { ContentForm } from '../../../core/schema/contentForms.ts';
import type { UserDetail } from '../../../core/schema/profile.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { EditorText } from './EditorText.tsx';
import { FieldControl } from './FieldControl.tsx';
import { printedText } from './printedTexts.ts';
import { useSubmitAfterFiles } from './useSubmitAfterFiles.ts';

interface Props {
  form: ContentForm;
  host: HTMLElement;
  /** The customer who fills it in. */
  writer: UserDetail | undefined;
  /** Reads the form again, its nonces fresh. */
  renew(): Promise<ContentForm>;
  /** It was sent; the platform's words, HTML. */
  onSent(thanks: string): void;
}

/** An editor's form to fill in: what is typed is kept until it is sent, a refusal stands at its field (account §5). */
export function EditorForm({ form, host, writer, renew, onSent }: Props) {
  const spesa = useSpesa();
  const trap = useRef<HTMLInputElement>(null);
  const fields = useMemo(() => formFields(form.fields), [form.fields]);
  const [orderId] = useState(() => orderInAddress(location.search));
  const filling = useForm({
    fields,
    known: knownValues(form.fields, writer, orderId),
    draft: ['content-form', form.id, orderId].filter(Boolean).join('-'),
    async send(values) {
      onSent(await sendForm(spesa, form, values, trap.current?.value ?? '', renew));
    },
  });
  const { form: patient, waits } = useSubmitAfterFiles(filling, fields);

  return (
    <section className="editor-form" aria-label={form.settings.title}>
      <FormFrame form={patient} heading={`${contentTexts.invalid()}. ${contentTexts.fillAll()}`}>
        <div className="form-fields">
          {form.fields.map((field) =>
            field.type === 'html' ? (
              <EditorText
                key={field.id}
                className="form-fields__field editor-form__text"
                html={field.default}
                printed={printedText(host, field.default)}
              />
            ) : (
              field.type !== 'hidden' && (
                <FieldControl
                  key={field.id}
                  field={field}
                  form={form}
                  host={host}
                  filling={filling}
                  renew={renew}
                  name={fieldName(field)}
                />
              )
            ),
          )}
        </div>
        <div className="editor-form__trap" aria-hidden="true">
          <label>
            {form.settings.honeypot}
            <input ref={trap} name={form.settings.honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="editor-form__ways">
          <Button type="submit" busy={filling.busy || waits}>
            {form.settings.submit}
          </Button>
          <p className="field__hint" role="status">
            {waits && fileTexts.sentAfterFiles()}
          </p>
        </div>
      </FormFrame>
    </section>
  );
}
