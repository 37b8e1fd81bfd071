import { lastPress } from '../lastPress.ts';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 16;
/** What stays in sight at the foot of a dialog or of the cart, with its total. */
const KEPT = '.dialog__foot, .cart-foot';

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom + GAP / 2 && b.top < a.bottom + GAP / 2;

/** Where a box of this width and height begins so that it covers none of the others: as low as it can, in px from the top of the window. */
export function clearTop(box: Box, others: readonly Box[], windowHeight: number): number {
  const { left, right } = box;
  const height = box.bottom - box.top;
  const at = (top: number): Box => ({ left, right, top, bottom: top + height });
  const lowest = windowHeight - GAP - height;
  const places = [lowest, ...others.map(({ top }) => top - GAP - height)]
    .filter((top) => top >= GAP / 2 && top <= lowest)
    .sort((a, b) => b - a);
  return places.find((top) => !others.some((other) => meet(at(top), other))) ?? GAP / 2;
}

const keptOf = (section: HTMLElement): Element[] => [...(section.closest('dialog') ?? document).querySelectorAll(KEPT)];

function settle(section: HTMLElement): void {
  const list = section.firstElementChild;
  if (!list) return;
  const kept = keptOf(section).map((part) => part.getBoundingClientRect());
  const others = [...kept, ...lastPress()].filter(({ left, right }) => right > left);
  const box = list.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  const bottom = clientHeight - clearTop(box, others, clientHeight) - (box.bottom - box.top);
  section.style.setProperty('inset-block', `auto ${Math.round(bottom)}px`);
}

/**
 * Keeps the toasts where they cover neither what was pressed last nor a total, also when a total grows, comes into sight or slides in
 * with a dialog that opens over them; gives the end of it.
 */
export function keepClear(section: HTMLElement): () => void {
  const again = (): void => settle(section);
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(again);
  let watched: readonly Element[] | undefined;
  const follow = (): void => {
    const kept = keptOf(section);
    if (kept.length === watched?.length && kept.every((part, index) => part === watched?.[index])) return;
    watched = kept;
    sizes?.disconnect();
    for (const part of kept) sizes?.observe(part);
    again();
  };
  const changes = new MutationObserver(follow);
  changes.observe(document.body, { childList: true, subtree: true });
  follow();
  const moves = ['scroll', 'animationend', 'transitionend'] as const;
  for (const move of moves) addEventListener(move, again, { passive: true });
  return () => {
    changes.disconnect();
    sizes?.disconnect();
    for (const move of moves) removeEventListener(move, again);
  };
}
