/** Keeps a press on a server-printed button, on its element, until that is mounted and does it once. Only the loader imports this. */
export function keepPresses(document: Document): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-press]') : null;
      const host = button?.closest<HTMLElement>('.spesa');
      if (!button || !host || host.hasAttribute('data-mounted')) return;
      event.preventDefault();
      button.setAttribute('aria-busy', 'true');
      host.dataset.spesaPressed = button.dataset.press;
    },
    { capture: true },
  );
}
