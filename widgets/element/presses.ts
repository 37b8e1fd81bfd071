/** A finger that has left the glass is followed by its click within this time, in ms, or by none. */
const CLICK_AFTER_MS = 300;

/**
 * Keeps a press on a server-printed button, on its element or its item of a list (`data-kept`), until that is taken over and does it once; while a press on a button or link is
 * under way the element says so, and these stay where they are (takeover.ts). Boot does this; on a page without it the loader. What it returns
 * ends it: where no element will ever be mounted, links lead on as printed.
 */
export function keepPresses(document: Document): () => void {
  let leaving: ReturnType<typeof setTimeout>;
  const release = () => {
    for (const host of document.querySelectorAll('[data-spesa-pressing]')) host.removeAttribute('data-spesa-pressing');
  };
  const hear = (event: Event) => {
    const { target, type } = event;
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-press],a') : null;
    const host = pressed?.closest<HTMLElement>('[data-kept],.spesa:not([data-mounted])');
    clearTimeout(leaving);
    if (/up|cancel/.test(type)) leaving = setTimeout(release, CLICK_AFTER_MS);
    else if (type !== 'click') host?.setAttribute('data-spesa-pressing', '');
    else {
      release();
      if (!host || !pressed?.dataset.press) return;
      event.preventDefault();
      pressed.setAttribute('aria-busy', 'true');
      host.dataset.spesaPressed = pressed.dataset.press;
    }
  };
  const listening = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'pointerup', 'keyup', 'pointercancel', 'click'])
    document.addEventListener(type, hear, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
