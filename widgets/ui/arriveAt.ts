/** Shows the page from there on and puts the focus there, for what a press has changed elsewhere on the page. */
export function arriveAt(target: HTMLElement | null | undefined): void {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView?.({ block: 'start' });
}
