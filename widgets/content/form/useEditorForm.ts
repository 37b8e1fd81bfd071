import { useCallback, useEffect, useState } from 'react';
import { readForm } from '../../../core/flows/contentForm.ts';
import type { ContentForm } from '../../../core/schema/contentForms.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** A form that is there, and how it is read again with fresh nonces. */
export interface EditorForm {
  form: ContentForm;
  renew(): Promise<ContentForm>;
}

/** A form as an editor has made it; `failed` where the content platform does not give it. */
export function useEditorForm(formId: number) {
  const { client } = useSpesa();
  const [form, setForm] = useState<ContentForm | undefined>();
  const [failed, setFailed] = useState(false);

  const renew = useCallback(async () => {
    const read = await readForm({ client }, formId);
    setForm(read);
    return read;
  }, [client, formId]);
  const first = useCommand(renew, 'silent');
  const reload = () => void first.run().then((done) => setFailed(!done));
  useEffect(() => {
    if (formId > 0) reload();
  }, [formId]);
  return { form, failed, busy: first.busy, renew, reload };
}
