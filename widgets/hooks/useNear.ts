import { useEffect, useState, type RefObject } from 'react';
import { whenTime } from '../element/mountTime.ts';

/** Has this come near the screen? What stands far below is asked for then, not with the page. */
export function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (box.current) return whenTime(box.current, 'visible', () => setNear(true));
  }, [box]);
  return near;
}
