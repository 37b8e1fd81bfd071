import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { beforeTouch } from '../element/touch.ts';

/**
 * A view whose code is not needed for a page to be read: it runs with the customer's first touch, key or scrolling, and with `shown` also
 * when it is first shown. Until it has arrived its children stand in its place.
 */
export function laterView<P extends { children?: ReactNode }>(
  load: () => Promise<{ default: ComponentType<P> }>,
  when: 'touched' | 'shown' = 'touched',
): ComponentType<P> {
  let View: ComponentType<P> | undefined;
  const waiting = new Set<(arrived: boolean) => void>();
  const fetchView = () =>
    load().then(
      (module) => {
        View = module.default;
        for (const show of waiting) show(true);
        waiting.clear();
      },
      () => {},
    );
  beforeTouch(() => void fetchView());

  return function LaterView(props: P) {
    const [, show] = useState(false);
    useEffect(() => {
      if (View) return show(true);
      waiting.add(show);
      if (when === 'shown') void fetchView();
      return () => void waiting.delete(show);
    }, []);
    return View ? createElement(View, props) : props.children;
  };
}
