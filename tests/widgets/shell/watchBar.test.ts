// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { watchBar } from '../../../widgets/shell/watchBar.ts';

const scrollTo = (top: number): void => {
  Object.assign(globalThis, { scrollY: top });
  dispatchEvent(new Event('scroll'));
};

test('the bar hides on scrolling down and returns on scrolling up; near the top and for jitter it stays as it is', () => {
  watchBar(document);
  scrollTo(0);
  document.body.innerHTML = '<div class="is-style-spesa-bar"></div>';
  watchBar(document);
  const bar = document.body.firstElementChild!;
  const steps = [
    [120, false],
    [400, true],
    [396, true],
    [300, false],
    [305, false],
    [900, true],
    [0, false],
  ] as const;
  for (const [top, away] of steps) {
    scrollTo(top);
    expect([top, bar.hasAttribute('data-away')]).toEqual([top, away]);
  }
});
