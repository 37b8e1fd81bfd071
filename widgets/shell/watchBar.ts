/** The bar never hides above this scroll position, in px. */
const TOP = 160;
/** Shorter movements are jitter, in px. */
const STEP = 8;

/** Hide-on-scroll header: hides on scrolling down, returns on scrolling up. */
export function watchBar(document: Document): void {
  const bar = document.querySelector('.is-style-spesa-bar');
  if (!bar) return;
  let last = scrollY;
  addEventListener('scroll', () => {
    if (Math.abs(scrollY - last) < STEP) return;
    bar.toggleAttribute('data-away', scrollY > last && scrollY > TOP);
    last = scrollY;
  });
}
