import { useEffect, useState } from 'react';
import type { Form } from '../../../core/rules/form.ts';

/** Property of `history.state` that holds the step's index. */
const SLICE = 'formStep';
const stepOf = (state: unknown): number => Number((state as Record<string, unknown> | null)?.[SLICE] ?? 0);

interface FormSteps {
  current: number;
  /** Checks the fields of this step, then goes to the next one, or sends the form after the last. */
  next(): void;
  back(): void;
}

/** Multi-step form, one history entry per step: the browser's back button shows the previous step, and a fault in an earlier step leads there. */
export function useFormSteps(form: Form, steps: readonly (readonly string[])[]): FormSteps {
  const [at, setAt] = useState(() => stepOf(history.state));
  const current = Math.min(at, steps.length - 1);

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => setAt(stepOf(state));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function backTo(step: number): void {
    setAt(step);
    history.go(step - current);
  }
  useEffect(() => {
    const faulty = steps.findIndex((names) => names.some((name) => form.faults[name]));
    if (faulty >= 0 && faulty < current) backTo(faulty);
  }, [form.failures]);

  return {
    current,
    next() {
      if (current === steps.length - 1) form.submit();
      else if (form.check(steps[current]!)) {
        history.pushState({ ...(history.state as object | null), [SLICE]: current + 1 }, '');
        setAt(current + 1);
      }
    },
    back: () => backTo(current - 1),
  };
}
