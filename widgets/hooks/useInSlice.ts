import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { inSlices } from '../element/inSlices.ts';

/** May this part be drawn? At once, or soon, in a slice of its own (inSlices.ts); once drawn it stays. */
export function useInSlice(atOnce: boolean): boolean {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => (drawn ? undefined : inSlices(() => flushSync(() => setDrawn(true)))), [drawn]);
  return drawn;
}
