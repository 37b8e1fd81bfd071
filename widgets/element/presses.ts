/** A finger that has left the glass is followed by its click within this time, in ms, or by none. */
const CLICK_AFTER_MS = 300;

/**
 * Keeps a press on a server-printed button, on its element, until that is mounted and does it once; while the press is under way the
 * element says so, and its buttons stay where they are (takeover.ts). Boot does this; on a page without it the loader. What it returns
 * ends it: where no element will ever be mounted, links lead on as printed.
 */
export function keepPresses(document: Document): () => void {
  let leaving: ReturnType<typeof setTimeout>;
  const release = () => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-spesa-pressing]'))
      delete dataset.spesaPressing;
  };
  const hear = (event: Event) => {
    const { target, type } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null;
    const host = button?.closest<HTMLElement>('.spesa:not([data-mounted])');
    clearTimeout(leaving);
    if (/up|cancel/.test(type)) leaving = setTimeout(release, CLICK_AFTER_MS);
    else if (type !== 'click') host?.setAttribute('data-spesa-pressing', '');
    else {
      release();
      if (!button || !host) return;
      event.preventDefault();
      button.setAttribute('aria-busy', 'true');
      host.dataset.spesaPressed = button.dataset.press;
    }
  };
  const listening = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'pointerup', 'keyup', 'pointercancel', 'click'])
    document.addEventListener(type, hear, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
