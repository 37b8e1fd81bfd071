// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repository } from '../../demo/wordpress/site.ts';
import { now } from '../moment.ts';

const inline = (name: string) => readFileSync(join(repository, 'wp-plugin/inline', name), 'utf8');
const code = inline('audience.js').replace('SITE', '1');
const kinds = ['visitor', 'customer', 'member', 'cardless', 'company'];
const root = document.documentElement;

const keep = (name: string, value: unknown) => localStorage.setItem(`spesa:1:${name}`, JSON.stringify(value));
const run = () => document.head.append(Object.assign(document.createElement('script'), { textContent: code }));
const seen = () =>
  [...document.querySelectorAll<HTMLElement>('[data-spesa-for]')]
    .filter((element) => getComputedStyle(element).display !== 'none')
    .map(({ dataset }) => dataset['spesaFor']);

beforeEach(() => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: inline('audience.css') }));
  document.body.innerHTML = kinds.map((kind) => `<p data-spesa-for="${kind}">${kind}</p>`).join('');
});
afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete root.dataset['spesaUser'];
  delete root.dataset['spesaIs'];
});

test('without JavaScript one is a visitor', () => {
  expect(seen()).toEqual(['visitor']);
});

test.each([
  [{}, false, ['visitor']],
  [{ user: '', card: false }, false, ['visitor']],
  [{ user: 'known', card: false }, false, ['customer', 'cardless']],
  [{ user: 'known', card: true }, false, ['customer', 'member']],
  [{ user: 'known', card: false }, true, ['customer', 'cardless', 'company']],
  [{ user: '', card: true }, true, ['visitor']],
])('whom the shop knows as %j, in by a company: %s, sees %j', (shop, company, shown) => {
  keep('shop', shop);
  if (company) keep('company', true);
  run();
  expect(seen()).toEqual(shown);
});

const day = 86_400_000;
const segments = [{ crmSegment: { crmSegmentId: 3 } }, { crmSegment: { crmSegmentId: 12 } }];
test.each([
  ['allowed', { profilation: true, saveDate: now() - day }, segments, ['segment-3', 'segment-12']],
  ['refused', { profilation: false, saveDate: now() - day }, segments, []],
  ['never asked', undefined, segments, []],
  ['allowed more than six months ago', { profilation: true, saveDate: now() - 190 * day }, segments, []],
  ['allowed, of another form', { profilation: true, saveDate: now() }, [null, 3], []],
])('LAW-13 a customer in segments of the CRM is in them where profiling is %s', (_, cookiePreferences, given, is) => {
  keep('shop', { user: 'known', card: true, segments: given });
  if (cookiePreferences) keep('app', { cookiePreferences });
  run();
  expect(root.dataset['spesaIs']?.split(' ').filter(Boolean)).toEqual(['member', ...is]);
  expect(seen()).toEqual(['customer', 'member']);
});

test('storage that is broken makes a visitor', () => {
  localStorage.setItem('spesa:1:shop', '{');
  run();
  expect(seen()).toEqual(['visitor']);
});
