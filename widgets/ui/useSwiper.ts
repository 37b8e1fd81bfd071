import { useEffect, type RefObject } from 'react';

/** Lets swiper take over a slider's list once somebody takes hold of it; should it not load, nothing changes. */
export function useSwiper(box: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const view = box.current?.querySelector<HTMLElement>('.slider__view');
    if (!view || count < 2) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = (): void => {
      import('./swiping.ts').then(
        ({ swipe }) => {
          if (!gone) stop = swipe(view);
        },
        () => {},
      );
    };
    view.addEventListener('pointerdown', begin, { once: true, passive: true });
    return () => {
      gone = true;
      view.removeEventListener('pointerdown', begin);
      stop?.();
    };
  }, [box, count]);
}
