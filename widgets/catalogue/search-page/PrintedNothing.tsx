import { useRef } from 'react';
import { usePrinted } from '../../ui/usePrinted.ts';

/** Lets stand what the server printed where nothing was found, until it can be drawn. */
export function PrintedNothing({ items }: { items: readonly Element[] | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  usePrinted(box, items);
  return <div className="nothing-found" ref={box} />;
}
