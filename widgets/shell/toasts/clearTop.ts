import { lastPress } from '../lastPress.ts';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 16;
/** What stays in sight at the head and foot of a dialog, or at the foot of a page, with its total or its button. */
const KEPT = '.dialog__head, .dialog__foot, .cart-foot, .product-page__action, .checkout__foot';
/** What one is about to press or read on a page. */
const NEXT = '.quantity, [data-press], .price__amount';
const CONTROLS = 'button, a, input, select, textarea, summary';

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom + GAP / 2 && b.top < a.bottom + GAP / 2;

/** Where a box of this width and height begins so that it covers none of the others: as low as it can, in px from the top of the window; undefined where there is no such place. */
export function clearTop(box: Box, others: readonly Box[], windowHeight: number): number | undefined {
  const { left, right } = box;
  const height = box.bottom - box.top;
  const at = (top: number): Box => ({ left, right, top, bottom: top + height });
  const lowest = windowHeight - GAP - height;
  const places = [lowest, ...others.map(({ top }) => top - GAP - height)]
    .filter((top) => top >= GAP / 2 && top <= lowest)
    .sort((a, b) => b - a);
  return places.find((top) => !others.some((other) => meet(at(top), other)));
}

const keptOf = (section: HTMLElement): Element[] => [...(section.closest('dialog') ?? document).querySelectorAll(KEPT)];

/** What is left free, the most first: of a dialog all of it, then its controls in sight; of a page what one is about to press, then what stays in sight, which alone counts while one scrolls. */
function* leftFree(section: HTMLElement, scrolls: boolean): Generator<readonly Element[]> {
  const kept = keptOf(section);
  const dialog = section.closest('dialog');
  const inSight = (parts: string): Element[] =>
    [...(dialog ?? document).querySelectorAll(parts)].filter(
      (part) => !section.contains(part) && part.checkVisibility?.({ contentVisibilityAuto: true }) !== false,
    );
  if (dialog) yield [dialog];
  if (dialog || !scrolls) yield [...kept, ...inSight(dialog ? CONTROLS : NEXT)];
  if (!dialog) yield kept;
}

/** Without a place it stands at the top, where a dialog that fills the window has its title. */
function settle(section: HTMLElement, scrolls = false): void {
  const list = section.firstElementChild;
  if (!list) return;
  const box = list.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  let top: number | undefined;
  for (const free of leftFree(section, scrolls)) {
    const boxes = [...free.map((part) => part.getBoundingClientRect()), ...lastPress()];
    const others = boxes.filter((other) => other.right > other.left && other.bottom > 0 && other.top < clientHeight);
    if (scrolls && !others.some((other) => meet(box, other))) return;
    top = clearTop(box, others, clientHeight);
    if (top !== undefined) break;
  }
  const bottom = clientHeight - (top ?? GAP / 2) - (box.bottom - box.top);
  section.style.setProperty('inset-block', `auto ${Math.round(bottom)}px`);
}

/**
 * Keeps the toasts where they cover neither what was pressed last nor a total nor, as far as there is room, what is pressed next, a dialog and its controls; also when a
 * total grows, comes into sight or slides in with a dialog that opens over them. Gives the end of it.
 */
export function keepClear(section: HTMLElement): () => void {
  const again = (): void => settle(section);
  const moved = ({ type }: Event): void => settle(section, type === 'scroll');
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(again);
  let watched: readonly Element[] | undefined;
  const follow = (): void => {
    const dialog = section.closest('dialog');
    const parts = [...(dialog ? [dialog] : []), ...keptOf(section)];
    if (parts.length === watched?.length && parts.every((part, index) => part === watched?.[index])) return;
    watched = parts;
    sizes?.disconnect();
    for (const part of parts) sizes?.observe(part);
    again();
  };
  const changes = new MutationObserver(follow);
  changes.observe(document.body, { childList: true, subtree: true });
  follow();
  const moves = ['scroll', 'animationend', 'transitionend'] as const;
  for (const move of moves) addEventListener(move, moved, { passive: true });
  return () => {
    changes.disconnect();
    sizes?.disconnect();
    for (const move of moves) removeEventListener(move, moved);
  };
}
