import { expect, test } from 'vitest';
import { defaultConfig } from '../../core/config.ts';
import { routeValue, routeValues } from '../../core/rules/route.ts';

const pages = { ...defaultConfig.pages, order: '/shop.it/{year}/ordine-{id}?x={year}', lists: '' };

test.each([
  ['order', '/shop.it/2026/ordine-7', { year: '2026', id: '7' }],
  ['order', '/shop.it/2026/ordine-7/', { year: '2026', id: '7' }],
  ['order', '/shop.it/a%2Fb/ordine-%C3%A8', { year: 'a/b', id: 'è' }],
  ['order', '/shop.it/2026/ordine-7/x', undefined],
  ['order', '/shopxit/2026/ordine-7', undefined],
  ['category', '/category/frutta-e-verdura/frutta/', { slug: 'frutta-e-verdura/frutta' }],
  ['product', '/product/a/b', undefined],
  ['product', '/product/%zz', { slug: '%zz' }],
  ['cart', '/cart', {}],
] as const)('the slots of %s in %s', (name, path, values) => {
  expect(routeValues(pages, name, path)).toEqual(values);
});

test('the only slot by itself; nothing on another page or of a page that the site does not have', () => {
  expect(routeValue(pages, 'leaflet', '/leaflets/12')).toBe('12');
  expect(routeValue(pages, 'leaflet', '/leaflets')).toBe('');
  expect(routeValue(pages, 'lists', '/lists')).toBe('');
});
