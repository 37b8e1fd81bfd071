import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { beforeTouch } from '../element/touch.ts';

/** A view that nobody needs before the customer does something: its code comes with the first touch, key or scrolling, and until then its children stand in its place. */
export function touchView<P extends { children?: ReactNode }>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let View: ComponentType<P> | undefined;
  const waiting: ((arrived: boolean) => void)[] = [];
  beforeTouch(() =>
    load().then(
      (module) => {
        View = module.default;
        for (const show of waiting) show(true);
      },
      () => {},
    ),
  );
  return (props: P) => {
    const [, show] = useState(false);
    useEffect(() => (View ? show(true) : void waiting.push(show)), []);
    return View ? createElement(View, props) : props.children;
  };
}
