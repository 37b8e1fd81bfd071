import { useLayoutEffect, useRef, type RefObject } from 'react';
import { rememberSpot, type Spot } from '../element/takeover.ts';

/**
 * Lets items that the server printed stand in a list, which then has no children of the engine's, for as long as they are given.
 * When drawn ones take their place, focus and typed text stay.
 */
export function usePrinted(list: RefObject<HTMLElement | null>, items: readonly Element[] | undefined): void {
  const before = useRef(items);
  const spot = useRef<Spot | undefined>(undefined);
  if (before.current && !items && list.current) spot.current = rememberSpot(list.current);
  before.current = items;

  useLayoutEffect(() => {
    if (items) list.current?.append(...items);
    return () => items?.forEach((item) => item.remove());
  }, [list, items]);
  useLayoutEffect(() => {
    spot.current?.restore();
    spot.current = undefined;
  }, [items]);
}
