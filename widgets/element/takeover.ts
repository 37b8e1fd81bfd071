const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Where the customer was in the server's HTML, to be found again in ours. */
export interface Spot {
  restore(): void;
}

const signature = (element: Element) =>
  element.getAttribute('data-press') ??
  element.getAttribute('href') ??
  element.getAttribute('name') ??
  element.textContent.trim();

/** Writes as a person types: React looks past what is set on the element itself. */
function write(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isText = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !/checkbox|radio/.test(element.type);

/** Remembers focus, what was typed and scroll positions inside an element, before its children are replaced. */
export function rememberSpot(host: HTMLElement): Spot {
  const fields = () => [...host.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const kept = fields().flatMap((element, index) => {
    const focused = element === document.activeElement;
    const typed = isText(element) && (focused || element.value !== element.defaultValue) ? element : undefined;
    return focused || typed ? [{ index, focused, typed, wanted: signature(element) }] : [];
  });
  const scrolled = [...host.querySelectorAll('[data-scroll]')].map((element) => element.scrollLeft);

  return {
    restore() {
      host.querySelectorAll('[data-scroll]').forEach((element, position) => {
        const left = scrolled[position];
        if (left) element.scrollLeft = left;
      });
      const now = kept.length > 0 ? fields() : [];
      for (const { index, focused, typed, wanted } of kept) {
        const target = now.find((element) => signature(element) === wanted) ?? now[index];
        if (typed && target instanceof HTMLInputElement && target.value !== typed.value) {
          write(target, typed.value);
          if (typed.selectionStart !== null) target.setSelectionRange(typed.selectionStart, typed.selectionStart);
        }
        if (focused) target?.focus({ preventScroll: true });
      }
    },
  };
}

/** About a frame. */
export const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 16));

/** Resolves when no press on this element's printed buttons is under way: a button that goes between its down and its up has no click. */
export async function pressEnded({ dataset }: HTMLElement): Promise<void> {
  while (dataset.spesaPressing !== undefined) await moment();
}

const PATIENCE_MS = 15_000;

const buttonOf = (host: HTMLElement, press: string): HTMLElement | undefined =>
  [...host.querySelectorAll<HTMLElement>('[data-press]')].find(({ dataset }) => dataset.press === press);

/**
 * Does the press that the loader kept for this element (presses.ts), if any, once: at once, or when the view has read what it shows,
 * within 15,000 ms; not if the customer has pressed something else by then.
 */
export function replayPress(host: HTMLElement): void {
  const { spesaPressed: kept } = host.dataset;
  delete host.dataset.spesaPressed;
  if (kept === undefined) return;
  const button = buttonOf(host, kept);
  if (button) return button.click();
  const { ownerDocument: document } = host;
  const watcher = new MutationObserver(() => {
    const late = buttonOf(host, kept);
    if (!late) return;
    giveUp();
    late.click();
  });
  const giveUp = () => {
    watcher.disconnect();
    document.removeEventListener('click', giveUp, { capture: true });
    clearTimeout(timer);
  };
  const timer = setTimeout(giveUp, PATIENCE_MS);
  document.addEventListener('click', giveUp, { capture: true });
  watcher.observe(host, { childList: true, subtree: true });
}
