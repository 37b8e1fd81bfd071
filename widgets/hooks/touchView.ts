import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { beforeTouch } from '../element/touch.ts';

/** A view that nobody needs before the customer does something: its code comes with the first touch, key or scrolling, and until then its children stand in its place. */
export function touchView<M, P extends object>(load: () => Promise<M>, pick: (module: M) => ComponentType<P>): ComponentType<P & { children?: ReactNode }> {
  let View: ComponentType<P> | undefined;
  const waiting = new Set<() => void>();
  beforeTouch(() =>
    load().then(
      (module) => {
        View = pick(module);
        for (const show of waiting) show();
      },
      () => {},
    ),
  );
  return function TouchView(props: P & { children?: ReactNode }) {
    const [, show] = useState(false);
    useEffect(() => {
      const arrived = () => show(true);
      if (View) arrived();
      waiting.add(arrived);
      return () => void waiting.delete(arrived);
    }, []);
    return View ? createElement(View, props) : (props.children ?? null);
  };
}
