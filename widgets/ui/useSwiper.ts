import { useEffect, type RefObject } from 'react';

interface Swiping {
  destroy(deleteInstance: boolean, cleanStyles: boolean): void;
  update(): void;
}

/**
 * Lets swiper take over a slider's list once somebody takes hold of it, or when the page is idle after that slider came into sight.
 * It keeps the native scrolling; should it not load, nothing changes.
 */
export function useSwiper(box: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const view = box.current?.querySelector<HTMLElement>('.slider__view');
    if (!view || count < 2) return;
    let swiper: Swiping | undefined;
    let gone = false;
    let asked = false;
    const load = async (): Promise<void> => {
      if (asked) return;
      asked = true;
      try {
        const { default: Swiper } = await import('swiper');
        if (gone) return;
        const gap = parseFloat(getComputedStyle(view.firstElementChild as Element).columnGap) || 0;
        view.classList.add('slider__view--swiper');
        swiper = new Swiper(view, { wrapperClass: 'slider__track', slideClass: 'slider__slide', cssMode: true, slidesPerView: 'auto', spaceBetween: gap, touchEventsTarget: 'container', a11y: false } as ConstructorParameters<typeof Swiper>[1]);
      } catch {
        asked = gone;
      }
    };
    const begin = (): void => void load();
    view.addEventListener('pointerdown', begin, { once: true, passive: true });
    return () => {
      gone = true;
      view.removeEventListener('pointerdown', begin);
      view.classList.remove('slider__view--swiper');
      swiper?.destroy(true, true);
    };
  }, [box, count]);
}
