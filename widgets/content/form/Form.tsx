import { useEffect, useRef, useState } from 'react';
import { account } from '../../../core/api/endpoints/account.ts';
import * as contentTexts from '../../../core/labels/it/formsContent.ts';
import { asksWriter } from '../../../core/rules/contentForm.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { EditorForm } from './EditorForm.tsx';
import { EditorText } from './EditorText.tsx';
import type { FormProps } from './form.widget.ts';
import { useEditorForm } from './useEditorForm.ts';

/** A form of the content platform; once it is sent the platform's thanks stand in its place (account §4). */
export default function Form({ formId, host }: FormProps) {
  const { form, failed, busy, renew, reload } = useEditorForm(formId);
  const isCustomer = useLoggedIn();
  const asks = isCustomer && form !== undefined && asksWriter(form.fields);
  const writer = useQuery(account.detail, asks ? {} : null);
  const [thanks, setThanks] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (thanks) panel.current?.focus();
  }, [thanks]);

  if (formId < 1) return <ErrorState text={contentTexts.unavailable()} />;
  if (failed) return <ErrorState text={contentTexts.unavailable()} busy={busy} onRetry={reload} />;
  if (!form || (asks && !writer.data && writer.status !== 'failed')) return <Skeleton lines={6} />;
  if (thanks)
    return (
      <div className="sent-form" role="status" tabIndex={-1} ref={panel}>
        <EditorText className="sent-form__text" html={thanks} />
        <Button variant="ghost" onClick={() => setThanks('')}>
          {contentTexts.another()}
        </Button>
      </div>
    );
  return (
    <EditorForm
      key={JSON.stringify(form.fields)}
      form={form}
      host={host}
      writer={writer.data}
      renew={renew}
      onSent={setThanks}
    />
  );
}
