import { useRef, useState, type ReactNode } from 'react';
import * as formTexts from '../../../core/labels/it/forms.ts';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import type { Text } from '../../../core/labels/text.ts';
import type { FormField, FormValues } from '../../../core/rules/form.ts';
import { noMessages } from '../../../core/schema/envelope.ts';
import { useForm } from '../../hooks/useForm.ts';
import { usePostcode } from '../../hooks/usePostcode.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { PageSection } from '../../ui/FormPage.tsx';
import { Folded } from './Folded.tsx';

interface Props<N extends string> {
  title: string;
  id?: string;
  fields: readonly FormField<N>[];
  known?: Partial<FormValues<N>>;
  draft?: string;
  submit?: Text;
  /** Said when it went well. */
  done?: Text;
  /** The form is emptied again afterwards: what was typed is not what is kept, such as a password. */
  empties?: true;
  /** Whose password is asked: password managers look for the name in the form. */
  owner?: string | undefined;
  /** Words of the button that opens the form, which closes once it has been sent; without them it is always open. */
  folded?: string | undefined;
  send(values: FormValues<N>): Promise<unknown>;
  /** Between heading and fields. */
  children?: ReactNode;
}

/** A part of the account that is changed by a form of its own. */
export function SectionForm<N extends string>({
  title,
  id,
  fields,
  known,
  draft,
  submit = profileTexts.save,
  done = profileTexts.saved,
  empties,
  owner,
  folded,
  send,
  children,
}: Props<N>) {
  const box = useRef<HTMLDetailsElement>(null);
  const [said, say] = useState('');
  const form = usePostcode(
    useForm({
      fields,
      known,
      draft,
      async send(values) {
        await send(values);
        if (empties) for (const { name } of fields) form.type(name, '');
        if (box.current) {
          box.current.open = false;
          box.current.querySelector('summary')?.focus();
          say(done());
          return noMessages();
        }
        return { ...noMessages(), infos: [{ code: '', message: done() }] };
      },
    }),
  );
  const frame = (
    <FormFrame form={form}>
      {owner && <input type="text" name="owner" autoComplete="username" value={owner} readOnly hidden />}
      <FormFields form={form} />
      <div className="form-page__ways">
        <Button type="submit" busy={form.busy}>
          {submit()}
        </Button>
        {form.dirty && !empties && (
          <Button variant="ghost" onClick={form.undo}>
            {formTexts.undo()}
          </Button>
        )}
      </div>
    </FormFrame>
  );
  return (
    <PageSection title={title} id={id}>
      {children}
      {folded ? (
        <>
          <Folded words={folded} title={title} open={form.restored} box={box} onOpen={() => say('')}>
            {frame}
          </Folded>
          <p role="status" className="section-form__said">
            {said}
          </p>
        </>
      ) : (
        frame
      )}
    </PageSection>
  );
}
