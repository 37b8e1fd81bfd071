/** Scrolls to an element and focuses it, when a press changes something elsewhere on the page. */
export function arriveAt(target: HTMLElement | null | undefined): void {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView?.({ block: 'start' });
}
