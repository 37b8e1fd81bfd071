import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { beforeTouch } from '../element/touch.ts';

/** A view whose code arrives before the first press, or when it is first shown; until then its children stand in its place. */
export function laterView<M, P extends { children?: ReactNode }>(load: () => Promise<M>, pick: (module: M) => ComponentType<P>): ComponentType<P> {
  let View: ComponentType<P> | undefined;
  const bring = () => load().then((module) => void (View = pick(module)));
  beforeTouch(() => void bring().catch(() => {}));

  return function LaterView(props: P) {
    const [, arrived] = useState(false);
    useEffect(() => {
      if (!View) bring().then(() => arrived(true), () => {});
    }, []);
    return View ? createElement(View, props) : (props.children ?? null);
  };
}
