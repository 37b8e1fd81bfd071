import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../element/idle.ts';
import { inSlices } from '../element/inSlices.ts';
import { beforeTouch } from '../element/touch.ts';

/** What a touch alone has called for is drawn after what it was meant for, at the latest after this, in ms. */
const LATEST_MS = 1_000;

/**
 * A view whose code is not needed for a page to be read: it runs with the customer's first touch, key or scrolling, and with `shown` also
 * when it is first shown, with `needed` then alone; on a touch alone what the touch was meant for is drawn first. Until it has arrived its children stand in its place;
 * where it did not arrive, the next touch or key asks for it again.
 */
export function laterView<P extends { children?: ReactNode }>(
  load: () => Promise<{ default: ComponentType<P> }>,
  when: 'touched' | 'shown' | 'needed' = 'touched',
): ComponentType<P> {
  let View: ComponentType<P> | undefined;
  const waiting = new Set<() => void>();
  const fetchView = () =>
    load().then(
      (module) => {
        View = module.default;
        const shows = [...waiting];
        waiting.clear();
        if (when !== 'touched') for (const show of shows) show();
        else whenIdle(() => shows.forEach(inSlices), LATEST_MS);
      },
      () => {
        if (waiting.size > 0) beforeTouch(fetchAgain);
      },
    );
  const fetchAgain = () => void fetchView();
  if (when !== 'needed') beforeTouch(fetchAgain);

  return function LaterView(props: P) {
    const [, redraw] = useState(false);
    useEffect(() => {
      if (View) return redraw(true);
      const show = () => flushSync(() => redraw(true));
      waiting.add(show);
      if (when !== 'touched') void fetchView();
      return () => void waiting.delete(show);
    }, []);
    return View ? createElement(View, props) : props.children;
  };
}
