const SPACE = ' ';
/** A finger that has left the glass is followed by its click within this time, in ms, or by none. */
const CLICK_AFTER_MS = 300;

const pressed = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null;
  const host = button?.closest<HTMLElement>('.spesa:not([data-mounted])');
  return button && host ? { button, host } : undefined;
};

/**
 * Keeps a press on a server-printed button, on its element, until that is mounted and does it once; while the press is under way the
 * element says so, and its buttons stay where they are (takeover.ts). Safe to be called twice on a page.
 */
export function keepPresses(document: Document): void {
  const listen = (type: string, run: (event: Event) => void) => document.addEventListener(type, run, { capture: true });
  const release = () => {
    for (const host of document.querySelectorAll<HTMLElement>('[data-spesa-pressing]'))
      delete host.dataset.spesaPressing;
  };
  const begin = (event: Event) => {
    const { host } = pressed(event) ?? {};
    if (host && ((event as KeyboardEvent).key ?? SPACE) === SPACE) host.dataset.spesaPressing = '';
  };
  const end = () => setTimeout(release, CLICK_AFTER_MS);
  listen('pointerdown', begin);
  listen('keydown', begin);
  listen('pointerup', end);
  listen('keyup', end);
  listen('pointercancel', release);
  listen('click', (event) => {
    const { button, host } = pressed(event) ?? {};
    if (button && host) {
      event.preventDefault();
      button.setAttribute('aria-busy', 'true');
      host.dataset.spesaPressed = button.dataset.press;
    }
    release();
  });
}
