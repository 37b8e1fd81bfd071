import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shippedCss } from '../../widgets/bundle/css.ts';
import { elementsCss, hiddenRowsCss } from '../../widgets/manifest/elementsCss.ts';
import { definitions } from '../../widgets/manifest/generate.ts';

const media = readFileSync(join(import.meta.dirname, '../../widgets/ui/media.css'), 'utf8');
const ship = (css: string) => shippedCss(media + css, 'elements.css');
const widgets = await definitions();

test('an element for customers is hidden from visitors, not from an editor', () => {
  expect(ship(elementsCss([{ tag: 'spesa-x', for: 'customer' }]))).toBe(
    ':root:not([data-spesa-user=known],[data-spesa-no-shell]) .spesa:is(spesa-x){display:none}',
  );
});

test('a row of the grid hides with exactly the elements that are not for this visitor', () => {
  const rows = hiddenRowsCss(widgets);
  const named = [...rows.matchAll(/spesa-[\w-]+/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/^spesa-(user|app|no-shell)$/.test(tag));
  expect(named.toSorted()).toEqual(
    widgets
      .filter((widget) => widget.for !== 'everyone')
      .map(({ tag }) => tag)
      .toSorted(),
  );
});

test('room is kept for a known customer until the content is there, on wide screens another', () => {
  const reserve = { height: '580px', wide: { from: 'tablet', height: '290px' }, untilFilled: true } as const;
  expect(ship(elementsCss([{ tag: 'spesa-x', for: 'customer', reserve }]))).toContain(
    ':root[data-spesa-user=known] .spesa:is(spesa-x):not([hidden]):is(:empty,:has(>.skeleton,>[aria-busy=true] .skeleton)){min-height:580px}' +
      '@media (width>=800px){:root[data-spesa-user=known] .spesa:is(spesa-x):not([hidden]):is(:empty,:has(>.skeleton,>[aria-busy=true] .skeleton)){min-height:290px}}',
  );
  expect(ship(elementsCss([{ tag: 'spesa-x', for: 'everyone', reserve: { height: '60vh' } }]))).toBe(
    '.spesa:is(spesa-x){min-height:60vh}',
  );
});

test('an element of narrow screens alone is hidden on wide ones', () => {
  expect(ship(elementsCss([{ tag: 'spesa-x', for: 'everyone', onlyBelow: 'md' }]))).toBe(
    '@media (width>=960px){.spesa:is(spesa-x):not(.dialog,[hidden],[also-wide]){display:none}}',
  );
});
