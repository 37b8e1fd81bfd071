const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Where the customer was in the server's HTML, to be found again in ours. */
export interface Spot {
  restore(): void;
}

const signature = (element: Element) => element.getAttribute('data-press') ?? element.getAttribute('href') ?? element.getAttribute('name') ?? element.textContent.trim();

/** Remembers focus and scroll positions inside an element, before its children are replaced. */
export function rememberSpot(host: HTMLElement): Spot {
  const focused = host.ownerDocument.activeElement;
  const inside = focused && focused !== host && host.contains(focused) ? focused : undefined;
  const order = [...host.querySelectorAll(FOCUSABLE)];
  const index = inside ? order.indexOf(inside) : -1;
  const wanted = inside ? signature(inside) : '';
  const value = inside instanceof HTMLInputElement ? inside.value : undefined;
  const scrolled = [...host.querySelectorAll('[data-scroll]')].map((element) => element.scrollLeft);

  return {
    restore() {
      host.querySelectorAll('[data-scroll]').forEach((element, position) => {
        const left = scrolled[position];
        if (left) element.scrollLeft = left;
      });
      if (!inside) return;
      const now = [...host.querySelectorAll<HTMLElement>(FOCUSABLE)];
      const target = now.find((element) => signature(element) === wanted) ?? now[index];
      if (target instanceof HTMLInputElement && value && !target.value) {
        target.value = value;
        target.dispatchEvent(new Event('input', { bubbles: true }));
      }
      target?.focus({ preventScroll: true });
    },
  };
}

const presses = new WeakMap<Element, string>();

/** Keeps a press on a server-printed button until its element is mounted, and does it once then. */
export function keepPresses(document: Document): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('[data-press]') : null;
      const host = button?.closest('.spesa');
      if (!button || !host || host.hasAttribute('data-mounted')) return;
      event.preventDefault();
      button.setAttribute('aria-busy', 'true');
      presses.set(host, button.getAttribute('data-press') ?? '');
    },
    { capture: true },
  );
}

/** Does the press that was kept for this element, if any. */
export function replayPress(host: HTMLElement): void {
  const kept = presses.get(host);
  presses.delete(host);
  if (kept) [...host.querySelectorAll<HTMLElement>('[data-press]')].find((button) => button.getAttribute('data-press') === kept)?.click();
}
