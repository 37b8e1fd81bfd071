import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface Slides {
  /** The scrolling list. */
  track: RefObject<HTMLUListElement | null>;
  /** The page in sight, from 0. */
  page: number;
  pages: number;
  go(page: number): void;
}

const calm = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** One page in pixels: the slides that are in sight as a whole, each with its gap. */
function stepOf(list: HTMLElement): number {
  const [first, second] = list.children as unknown as HTMLElement[];
  const slide = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 0;
  return slide > 0 ? slide * Math.max(1, Math.floor((list.clientWidth + 24) / slide)) : list.clientWidth || 1;
}

/** Reads where a scroll-snap list stands and moves it page by page. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [{ page, pages }, setPlace] = useState({ page: 0, pages: 1 });

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    let frame = 0;
    const read = (): void => {
      frame = 0;
      const step = stepOf(list);
      const most = Math.max(1, Math.ceil((list.scrollWidth - list.clientWidth - 8) / step) + 1);
      const end = list.scrollWidth - list.clientWidth - Math.abs(list.scrollLeft) < 8;
      const at = end ? most - 1 : Math.min(most - 1, Math.round(Math.abs(list.scrollLeft) / step));
      setPlace((old) => (old.page === at && old.pages === most ? old : { page: at, pages: most }));
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(read);
    };
    const watcher = new ResizeObserver(later);
    watcher.observe(list);
    list.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      list.removeEventListener('scroll', later);
    };
  }, [count]);

  const go = useCallback((wanted: number) => {
    const list = track.current;
    if (!list) return;
    const way = getComputedStyle(list).direction === 'rtl' ? -stepOf(list) : stepOf(list);
    list.scrollBy({ left: wanted * way - list.scrollLeft, behavior: calm() ? 'instant' : 'smooth' });
  }, []);
  return { track, page, pages, go };
}

const inCanvas = (): boolean => document.documentElement.hasAttribute('data-spesa-no-shell');

/** Autoplay every `ms`: paused on hover, with focus inside, in a hidden tab and with reduced motion; an editor's canvas begins paused. */
export function useAutoplay(
  slides: Slides,
  ms: number,
  box: RefObject<HTMLElement | null>,
): { playing: boolean; toggle(): void } {
  const [playing, setPlaying] = useState(() => ms > 0 && !inCanvas());
  const { page, pages, go } = slides;
  useEffect(() => {
    if (!playing || ms <= 0 || pages < 2 || calm()) return;
    const timer = setInterval(() => {
      const element = box.current;
      if (!element || document.hidden || element.matches(':hover') || element.contains(document.activeElement)) return;
      go(page + 1 < pages ? page + 1 : 0);
    }, ms);
    return () => clearInterval(timer);
  }, [playing, ms, page, pages, go, box]);
  return { playing, toggle: () => setPlaying(!playing) };
}
