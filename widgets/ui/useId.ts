import { useRef } from 'react';

let last = 0;

/** An id for labels and descriptions, unique on the page; React's own repeats in every Preact root. */
export function useId(prefix = 'spesa'): string {
  const id = useRef('');
  if (!id.current) id.current = `${prefix}-${(last += 1)}`;
  return id.current;
}
