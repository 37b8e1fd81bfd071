import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import * as formTexts from '../../core/labels/it/forms.ts';
import type { Form } from '../../core/rules/form.ts';
import { Icon } from './Icon.tsx';
import { Notice } from './Notice.tsx';
import { ResponsePanel } from './ResponsePanel.tsx';

interface Props<N extends string> {
  form: Form<N>;
  /** Title of the error summary, which then shows for a single fault too; without one the title counts the faults. */
  heading?: string;
  children: ReactNode;
}

const control = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);

/** A form around its fields: after an attempt with one fault the focus is in its field, with several on their summary (A11Y-08); the response panel stands above. */
export function FormFrame<N extends string>({ form, heading, children }: Props<N>) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const faulty = form.fields.filter(({ name }) => form.faults[name]);
  const latest = useRef(faulty);
  latest.current = faulty;

  useEffect(() => {
    if (form.failures === 0) return;
    const [first, second] = latest.current;
    if (second) summary.current?.focus();
    else if (first) control(element.current, first.name)?.focus();
  }, [form.failures]);

  const n = faulty.length;
  const count = faulty.some(({ name }) => form.values[name].trim()) ? formTexts.toCheck : formTexts.missing;
  const title = heading ?? count({ n });

  const send = (event: FormEvent): void => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form className="form-frame" ref={element} noValidate onSubmit={send} data-dirty={form.dirty || undefined}>
      {form.restored && <Notice>{formTexts.restored()}</Notice>}
      <ResponsePanel messages={form.messages} />
      {form.failures > 0 && n > (heading ? 0 : 1) && (
        <div className="error-summary" tabIndex={-1} ref={summary} role="group" aria-label={title}>
          <p className="error-summary__title">
            <Icon name="warning" />
            {title}
          </p>
          <ul>
            {faulty.map(({ name, label }) => (
              <li key={name}>
                <button
                  type="button"
                  className="error-summary__link"
                  onClick={() => control(element.current, name)?.focus()}
                >
                  {`${label().replace(/\.$/, '')}: ${form.faults[name]}`}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </form>
  );
}
