import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { takeOverItem } from '../../element/takeover.ts';

interface Props {
  /** As the server printed it, for another store, day or slot. */
  card: Element;
  /** Draws the customer's own in its place. */
  onSlice(): void;
}

/** Stale-while-revalidate: the server's card stays until the slice that draws the customer's own; its buttons and focus are kept as those of an element. */
export function KeptCard({ card, onSlice }: Props) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    place.current!.append(...card.childNodes);
    place.current!.parentElement!.dataset.kept = '';
  }, [card]);
  useEffect(() => takeOverItem(place.current!.parentElement!, () => flushSync(onSlice)), []);
  return <article className={card.className} ref={place} />;
}
