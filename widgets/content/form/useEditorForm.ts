import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../core/api/error.ts';
import { readForm } from '../../../core/flows/contentForm.ts';
import type { ContentForm } from '../../../core/schema/contentForms.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** A form as an editor has made it; `renew` reads it again with fresh nonces. */
export function useEditorForm(formId: number) {
  const spesa = useSpesa();
  const [form, setForm] = useState<ContentForm | undefined>();
  const [failed, setFailed] = useState(false);

  const renew = useCallback(async () => {
    const read = await readForm(spesa, formId);
    setForm(read);
    return read;
  }, [spesa, formId]);
  const reload = useCallback(() => {
    setFailed(false);
    renew().catch((cause: unknown) => {
      if (!(cause instanceof ApiError)) throw cause;
      setFailed(true);
    });
  }, [renew]);
  useEffect(reload, [reload]);
  return { form, failed, renew, reload };
}
