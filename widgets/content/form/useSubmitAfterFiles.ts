import { useEffect, useState } from 'react';
import { filesWaiting } from '../../../core/labels/it/formsFiles.ts';
import { faultsOf, type Form, type FormField } from '../../../core/rules/form.ts';

/** A press on Send while files are still going out is kept and done once they have arrived; any other fault is told at once. */
export function useSubmitAfterFiles<N extends string>(
  form: Form<N>,
  fields: readonly FormField<N>[],
): { form: Form<N>; waits: boolean } {
  const [waits, setWaits] = useState(false);
  const faults = () => Object.values(faultsOf(fields, form.values));
  const goingOut = faults().includes(filesWaiting());
  useEffect(() => {
    if (!waits || goingOut) return;
    setWaits(false);
    form.submit();
  }, [waits, goingOut]);
  return {
    waits,
    form: {
      ...form,
      submit() {
        if (goingOut && faults().every((fault) => fault === filesWaiting())) setWaits(true);
        else form.submit();
      },
    },
  };
}
