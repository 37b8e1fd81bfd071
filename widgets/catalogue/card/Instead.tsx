import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { rememberSpot } from '../../element/takeover.ts';

/** Shows its children in a place that the server printed, instead of what stands there; the focus stays. */
export function Instead({ place, children }: { place: HTMLElement; children: ReactNode }) {
  const [printed] = useState(() => [...place.childNodes]);
  useLayoutEffect(() => {
    if (printed.length === 0) return;
    const spot = rememberSpot(place);
    for (const node of printed) node.remove();
    spot.restore();
  }, [place, printed]);
  return createPortal(children, place);
}
