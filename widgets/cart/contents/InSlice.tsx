import type { ReactNode } from 'react';
import { useInSlice } from '../../hooks/useInSlice.ts';

/** Parts that may come a moment after what stands above them; `place` is the class of what keeps their place where something stands below. */
export function InSlice({ place, children }: { place?: string; children: ReactNode }): ReactNode {
  return useInSlice(false) ? children : place && <div className={place} />;
}
