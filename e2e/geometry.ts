import type { Page } from '@playwright/test';

/** What a person can use or read of our elements, by a name that stays the same under another sheet. */
export interface Geometry {
  /** Controls that can be seen, each with its box. */
  controls: Record<string, [left: number, top: number, width: number, height: number]>;
  /** Pairs of controls that lie over each other, but for bars over what scrolls beneath. */
  overlaps: string[];
  /** Texts smaller than 14 px. */
  small: string[];
  /** Controls that stand outside the page, by more than a quarter, from where nothing scrolls them in. */
  outside: string[];
  /** Pictures and icons that can be seen. */
  pictures: number;
}

/** Measures all elements of ours on the page. */
export const measure = (page: Page): Promise<Geometry> =>
  page.evaluate(() => {
    const nameOf = new Map<Element, string>();
    const times = new Map<string, number>();
    const hidden = (element: Element) => element.closest('.hidden-text, [aria-hidden="true"], [inert]') !== null;
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const scrolls = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX) && at !== document.body) return true;
      return false;
    };
    const all = [...document.querySelectorAll('.spesa :is(a[href], button, input, select, textarea, summary)')].filter(
      (element) => !hidden(element) && !element.matches('.slider__bullet, [type=hidden], [type=file]') && seen(element),
    );
    for (const element of all) {
      const text = `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
      const count = (times.get(text) ?? 0) + 1;
      times.set(text, count);
      nameOf.set(element, `${text} #${count}`);
    }
    const isBar = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
      return false;
    };
    const boxes = all.map((element) => ({ element, box: element.getBoundingClientRect(), name: nameOf.get(element)! }));
    const overlaps: string[] = [];
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (one.element.closest('label')?.contains(other.element)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 2 && height > 2 && isBar(one.element) === isBar(other.element))
          overlaps.push(`${one.name} | ${other.name}`);
      }
    const small = new Set<string>();
    for (const element of document.querySelectorAll('.spesa, .spesa *')) {
      const said = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!said || hidden(element) || element.closest('script, style, noscript, template, option, svg')) continue;
      if (!seen(element)) continue;
      if (Number.parseFloat(getComputedStyle(element).fontSize) < 13.99)
        small.add(`${element.className || element.localName}: ${element.textContent.trim().slice(0, 30)}`);
    }
    const width = document.documentElement.clientWidth;
    return {
      controls: Object.fromEntries(
        boxes.map(({ box, name }) => [name, [box.left, box.top, box.width, box.height] as const]),
      ) as unknown as Geometry['controls'],
      overlaps,
      small: [...small],
      outside: boxes
        .filter(
          ({ element, box }) => (box.left < -box.width / 4 || box.right > width + box.width / 4) && !scrolls(element),
        )
        .map(({ name }) => name),
      pictures: [...document.querySelectorAll('.spesa :is(img, svg path)')].filter(seen).length,
    };
  });
