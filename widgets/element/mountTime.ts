import type { Widget } from './defineWidget.ts';
import { whenIdle } from './idle.ts';

const NEAR = '400px';

/** Calls back when an element of this kind should mount: now, when it comes near the screen, or when the page is idle. Returns how to give up. */
export function whenTime(host: HTMLElement, loads: Widget['loads'], mountNow: () => void): () => void {
  if (loads === 'visible' && typeof IntersectionObserver !== 'undefined') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        mountNow();
      },
      { rootMargin: NEAR },
    );
    observer.observe(host);
    return () => observer.disconnect();
  }
  if (loads === 'idle') return whenIdle(mountNow, 2_000);
  mountNow();
  return () => {};
}
