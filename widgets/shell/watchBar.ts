/** A bar of the theme stays at the top until somebody scrolls this far, in px. */
const TOP = 160;
/** A movement of the page that is somebody's will, in px. */
const STEP = 8;

/** The theme's bar goes while somebody reads on, and comes back when they turn. */
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
