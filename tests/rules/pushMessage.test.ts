import { expect, test } from 'vitest';
import { readPushMessage } from '../../core/rules/pushMessage.ts';

const site = { origin: 'https://shop.test', home: '/' };
const pathOf = (nav_to: unknown, home = '/') => readPushMessage({ title: 'x', nav_to }, { ...site, home })?.path;

test('a push message is read as the app’s systems and ours write it, §3', () => {
  const alert = { title: 'Pronto', body: 'Lo aspetti oggi.' };
  const said = { title: 'Pronto', body: 'Lo aspetti oggi.', path: '/profile/orders/7', tap: false };
  expect(readPushMessage({ aps: { alert }, nav_to: '/profile/orders/7' }, site)).toEqual(said);
  expect(readPushMessage({ ...alert, nav_to: '/profile/orders/7', tap: 'true' }, site)).toEqual({ ...said, tap: true });
  expect(readPushMessage({ aps: { alert }, title: 'Altro', body: 'Altro' }, site)).toMatchObject({
    title: 'Pronto',
    body: 'Altro',
  });
  expect(readPushMessage({ body: 'Solo un testo' }, site)).toMatchObject({ title: 'Solo un testo', body: '' });
});

test.each([undefined, null, 7, 'testo', [], {}, { aps: 'x' }, { title: ' ' }, { nav_to: '/x' }])(
  'what says nothing is no message: %j',
  (message) => {
    expect(readPushMessage(message, site)).toBeUndefined();
  },
);

test.each([
  ['/profile/orders/7', '/profile/orders/7'],
  ['/shop/category/pane', '/category/pane'],
  ['https://shop.test/cart?a=1', '/cart?a=1'],
  ['https://evil.test/x', '/'],
  ['//evil.test/x', '/'],
  ['javascript:alert(1)', '/'],
  ['mailto:a@b.it', '/'],
  ['https://user:pin@shop.test/x', '/'],
  ['https://www.youtube.com/watch?v=abcdefghijk', '/'],
  [7, '/7'],
  [undefined, '/'],
])('the target %j passes the gate of links: %s', (target, path) => {
  expect(pathOf(target)).toBe(path);
});

test('on a site below another path the target stands below it, once', () => {
  expect(pathOf('/profile/orders/7', '/negozio/')).toBe('/negozio/profile/orders/7');
  expect(pathOf('/negozio/cart', '/negozio/')).toBe('/negozio/cart');
  expect(pathOf('https://evil.test/', '/negozio/')).toBe('/negozio/');
});
