import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { inSlices } from '../../element/inSlices.ts';
import { rememberSpot, replayPress } from '../../element/takeover.ts';

interface Props {
  /** Server HTML of another store, day or slot. */
  card: Element;
  /** Renders the current card in its place. */
  onSlice(): void;
}

/** About a frame. */
const FRAME_MS = 16;

/** Deferred hydration of one server-rendered list item (`data-kept`): `draw` renders synchronously once no press on the item is under way. Returns a cancel function. */
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

/** Stale-while-revalidate: server HTML stands in for the card until it is rendered; presses and focus are preserved. */
export function KeptCard({ card, onSlice }: Props) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    place.current!.append(...card.childNodes);
    place.current!.parentElement!.dataset.kept = '';
  }, [card]);
  useEffect(() => takeOverItem(place.current!.parentElement!, () => flushSync(onSlice)), []);
  return <article className={card.className} ref={place} />;
}
