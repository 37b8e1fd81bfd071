import type { ReactNode } from 'react';
import { useInSlice } from './useInSlice.ts';

interface Props {
  atOnce?: boolean;
  /** The class of what keeps their place where something stands below. */
  place?: string;
  children: ReactNode;
}

/** Parts that may come a moment after what stands above them, in a slice of their own, so that no task is long. */
export function InSlice({ atOnce = false, place, children }: Props): ReactNode {
  return useInSlice(atOnce) ? children : place && <div className={place} />;
}
