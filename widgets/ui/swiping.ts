import Swiper from 'swiper';

/** Hands a slider's list to swiper, which keeps the native scrolling; gives how to take it back. */
export function swipe(view: HTMLElement): () => void {
  const gap = parseFloat(getComputedStyle(view.firstElementChild as Element).columnGap) || 0;
  view.classList.add('slider__view--swiper');
  const swiper = new Swiper(view, {
    wrapperClass: 'slider__track',
    slideClass: 'slider__slide',
    cssMode: true,
    slidesPerView: 'auto',
    spaceBetween: gap,
    touchEventsTarget: 'container',
    a11y: false,
  } as ConstructorParameters<typeof Swiper>[1]);
  return () => {
    view.classList.remove('slider__view--swiper');
    swiper.destroy(true, true);
  };
}
