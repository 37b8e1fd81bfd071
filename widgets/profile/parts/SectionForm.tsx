import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as controlTexts from '../../../core/labels/it/commonControls.ts';
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
import { ResponsePanel } from '../../ui/ResponsePanel.tsx';

/** What stands in the place of a form until its button is pressed. */
export interface Folded {
  /** The words of the button. */
  open: string;
  /** What the form holds by now; what is empty is left out. */
  facts?: readonly (readonly [label: string, value: string | undefined])[];
}

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
  folded?: Folded | undefined;
  send(values: FormValues<N>): Promise<unknown>;
  /** Between heading and fields. */
  children?: ReactNode;
}

const Facts = ({ facts }: { facts: NonNullable<Folded['facts']> }) => (
  <dl className="section-facts">
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

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
  const form = usePostcode(
    useForm({
      fields,
      known,
      draft,
      async send(values) {
        await send(values);
        if (empties) for (const { name } of fields) form.type(name, '');
        setOpen(!folded);
        return { ...noMessages(), infos: [{ code: '', message: done() }] };
      },
    }),
  );
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(!folded || form.restored);
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current !== open) box.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    shown.current = open;
  }, [open]);
  const cancel = (): void => {
    form.undo();
    setOpen(false);
  };
  return (
    <PageSection title={title} id={id}>
      {children}
      <div className="section-form" ref={box}>
        {folded && !open ? (
          <>
            <ResponsePanel messages={form.messages} />
            {folded.facts && <Facts facts={folded.facts} />}
            <Button
              variant="secondary"
              small
              aria-label={folded.facts && `${folded.open}: ${title}`}
              onClick={() => setOpen(true)}
            >
              {folded.open}
            </Button>
          </>
        ) : (
          <FormFrame form={form}>
            {owner && <input type="text" name="owner" autoComplete="username" value={owner} readOnly hidden />}
            <FormFields form={form} />
            <div className="form-page__ways">
              <Button type="submit" busy={form.busy}>
                {submit()}
              </Button>
              {folded ? (
                <Button variant="ghost" onClick={cancel}>
                  {controlTexts.cancel()}
                </Button>
              ) : (
                form.dirty &&
                !empties && (
                  <Button variant="ghost" onClick={form.undo}>
                    {formTexts.undo()}
                  </Button>
                )
              )}
            </div>
          </FormFrame>
        )}
      </div>
    </PageSection>
  );
}
