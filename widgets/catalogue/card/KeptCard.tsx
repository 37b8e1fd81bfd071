import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { inSlices } from '../../element/inSlices.ts';
import { rememberSpot, replayPress } from '../../element/takeover.ts';

interface Props {
  /** As the server printed it, for another store, day or slot. */
  card: Element;
  /** Draws the customer's own in its place. */
  onSlice(): void;
}

/** About a frame. */
const FRAME_MS = 16;

/** Takes over an item of the server's list (`data-kept`) in a slice of its own, after any press on it; `draw` draws at once. Returns how to give it up. */
function takeOverItem(item: HTMLElement, draw: () => void): () => void {
  let stop = inSlices(take);
  function take(): void {
    if (item.dataset.spesaPressing !== undefined) {
      const timer = setTimeout(() => (stop = inSlices(take)), FRAME_MS);
      stop = () => clearTimeout(timer);
      return;
    }
    const spot = rememberSpot(item);
    draw();
    delete item.dataset.kept;
    spot.restore();
    replayPress(item);
  }
  return () => stop();
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
