import { useRef } from 'react';
import { usePrinted } from '../../ui/usePrinted.ts';

/** Keeps the server's markup of an empty result until the view's code has arrived. */
export function PrintedNothing({ items }: { items: readonly Element[] | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  usePrinted(box, items);
  return <div className="nothing-found" ref={box} />;
}
