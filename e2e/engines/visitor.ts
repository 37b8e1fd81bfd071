import { expect } from '@playwright/test';
import type { Engine, Size } from './engine.ts';

/** Something on the page: what a selector finds whose name (label or text) begins so; of several the first that is seen. */
export interface Wanted {
  css: string;
  name?: string;
  /** The last of several, not the first. */
  last?: true;
}

export const button = (name: string): Wanted => ({ css: 'button, [role=button]', name });
export const link = (name: string): Wanted => ({ css: 'a[href]', name });
export const field = (name: string): Wanted => ({ css: 'input:not([type=hidden]), select, textarea', name });
export const choice = (name: string): Wanted => ({ css: 'label', name });
export const heading = (name: string): Wanted => ({ css: 'h1, h2, h3', name });
export const it = (css: string): Wanted => ({ css });

interface Spot {
  /** Where to press it, in CSS pixels; null with a reason why it cannot be pressed now. */
  at: { x: number; y: number } | null;
  reason: string;
  text: string;
  value: string;
  focused: boolean;
}

/** Inside the page: where it is, as somebody sees it who looks at the topmost dialog, else at the page. `reach` centres it only where it is covered: Firefox rounds scroll offsets, so that centring it again never comes to rest. */
function look({ css, name, last }: Wanted, reach: boolean): Spot | null {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels ?? [];
    return (element.ariaLabel ?? [...labels, element].map(({ textContent }) => textContent).join(' '))
      .replaceAll(/\s+/g, ' ')
      .trim();
  };
  const seen = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) =>
      place.contains(element) &&
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      element.getBoundingClientRect().width > 0 &&
      nameOf(element).startsWith(name ?? ''),
  );
  const element = last ? seen.at(-1) : seen[0];
  if (!element) return null;
  const middle = (): { x: number; y: number } => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isCovered = ({ x, y }: { x: number; y: number }): boolean => {
    const top = document.elementFromPoint(x, y);
    return !top || !(element.contains(top) || top.contains(element) || top.closest('label')?.control === element);
  };
  if (reach && isCovered(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const at = middle();
  const waits = element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]') !== null;
  const there = document.elementFromPoint(at.x, at.y);
  const reason = waits ? 'it cannot be used yet' : isCovered(at) ? `${there?.outerHTML.slice(0, 120)} covers it` : '';
  return {
    at: reason ? null : at,
    reason,
    text: element.innerText.trim(),
    value: (element as Partial<HTMLInputElement>).value ?? '',
    focused: element === document.activeElement,
  };
}

const patience = 30_000;

/** Somebody at the browser: sees, presses, types. Each step waits until it can be done. */
export interface Visitor {
  go: (path: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** Waits until it is seen, and gives its text. */
  see: (wanted: Wanted) => Promise<string>;
  /** Waits until the address is such a one. */
  arrive: (address: RegExp) => Promise<void>;
  /** Waits until it is seen no more. */
  miss: (wanted: Wanted) => Promise<void>;
  press: (wanted: Wanted) => Promise<void>;
  /** Presses a field, sees the caret in it, and types over what the shop has filled in by itself. */
  fill: (wanted: Wanted, text: string) => Promise<void>;
  /** Reaches it by the key alone, without leaving the page: a browser whose own buttons have the focus gives a page's button keys and no click. */
  tabTo: (wanted: Wanted, key?: string) => Promise<void>;
  /** Reaches it by Tab alone and presses Enter. */
  enter: (wanted: Wanted) => Promise<void>;
  key: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
}

export function visitor(engine: Engine, shop: string): Visitor {
  /** Null too while the page is being left. */
  const find = (wanted: Wanted, reach = false): Promise<Spot | null> =>
    engine.inPage(look, wanted, reach).catch(() => null);
  const told = ({ css, name = '' }: Wanted): string => `${css} ${name && `“${name}”`}`;
  const found = (wanted: Wanted): Promise<void> =>
    expect.poll(async () => (await find(wanted)) !== null, { message: told(wanted), timeout: patience }).toBe(true);

  async function see(wanted: Wanted): Promise<string> {
    await found(wanted);
    return (await find(wanted))?.text ?? see(wanted);
  }
  async function press(wanted: Wanted): Promise<void> {
    let spot: Spot | null = null;
    await expect
      .poll(
        async () => {
          const before = spot;
          spot = await find(wanted, true);
          if (!spot?.at) return spot?.reason ?? 'it is not there';
          return before?.at?.x === spot.at.x && before.at.y === spot.at.y ? '' : 'it moves';
        },
        { message: told(wanted), intervals: [50], timeout: patience },
      )
      .toBe('');
    const { x, y } = (spot as Spot | null)?.at ?? { x: 0, y: 0 };
    await engine.press(x, y);
  }
  /** Presses it until the caret is seen in it: the focus comes a moment after a finger, and what is typed before goes elsewhere. */
  async function takesFocus(wanted: Wanted): Promise<boolean> {
    await press(wanted);
    return expect
      .poll(async () => (await find(wanted))?.focused ?? false, { intervals: [50], timeout: 3_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  }
  async function tabTo(wanted: Wanted, key = 'Tab'): Promise<void> {
    await found(wanted);
    for (let presses = 0; presses < 250; presses++) {
      if ((await find(wanted))?.focused) return;
      await engine.key(key);
      if (!(await engine.inPage(() => document.hasFocus()).catch(() => true)))
        throw new Error(`${key} leaves the page before it reaches ${told(wanted)}`);
    }
    throw new Error(`the keyboard does not reach ${told(wanted)}`);
  }
  return {
    go: (path) => engine.go(shop + path),
    async resize(size) {
      await engine.resize(size);
      await expect
        .poll(() => engine.inPage(() => ({ width: window.innerWidth, height: window.innerHeight })))
        .toEqual(size);
    },
    see,
    press,
    tabTo,
    key: engine.key,
    type: engine.type,
    arrive: (address) =>
      expect.poll(() => engine.inPage(() => location.href).catch(() => ''), { timeout: patience }).toMatch(address),
    miss: (wanted) =>
      expect.poll(async () => await find(wanted), { message: told(wanted), timeout: patience }).toBeNull(),
    async fill(wanted, text) {
      for (let taps = 1; !(await takesFocus(wanted)); taps++)
        if (taps === 5) throw new Error(`a press gives the keyboard no place in ${told(wanted)}`);
      await engine.key('Control+a');
      await engine.type(text);
    },
    async enter(wanted) {
      await tabTo(wanted);
      await engine.key('Enter');
    },
  };
}
