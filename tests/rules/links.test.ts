import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../repetitions.ts';
import { defaultConfig } from '../../core/config.ts';
import { categoryLink, contentLink, photoLink, productLink, safeBack, searchLink } from '../../core/rules/links.ts';

const { pages } = defaultConfig;
const origin = 'https://spesa.example';
const hosts = ['www.basko.it', 'basko.it'];
const scheme = fc.constantFrom(
  'javascript:',
  'JavaScript:',
  'java\nscript:',
  '\u0001javascript:',
  ' javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'view-source:',
  'http:',
  'https:',
  'https:\\\\',
  'mailto:',
  'tel:',
  '//',
  '/\\',
  '\\\\',
  '///',
  '',
);
const tail = fc.oneof(
  fc.webUrl(),
  fc.string(),
  fc.constantFrom(
    'alert(1)',
    'evil.com',
    '//evil.com/x',
    'basko.it@evil.com',
    'basko.it.evil.com',
    '..//evil.com',
    '%2f%2fevil.com',
    '／／evil.com',
    '/shop//evil.com',
    '/shop/\\evil.com',
  ),
);
const hostile = fc.tuple(scheme, tail).map((parts) => parts.join(''));

describe('pages of the shop', () => {
  test('are filled from the page table', () => {
    expect(productLink(pages, { slug: 'latte-1-l' })).toBe('/product/latte-1-l');
    expect(categoryLink(pages, { slug: 'frutta-e-verdura/legumi' })).toBe('/category/frutta-e-verdura/legumi');
    expect(searchLink(pages, 'caffè & tè')).toBe('/search?q=caff%C3%A8%20%26%20t%C3%A8');
    expect(searchLink({ ...pages, search: '/?page_id=4' }, 'latte')).toBe('/?page_id=4&q=latte');
  });

  test('XSS-18 no slug leaves its place in the address', () => {
    expect(productLink(pages, { slug: '../../wp-admin?x#y' })).toBe('/product/wp-admin%3Fx%23y');
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('.', '/', '\\', '%2f', '?', '#', 'a') })),
        (slug) => {
          const url = new URL(productLink(pages, { slug }), origin);
          expect([url.origin, url.search, url.hash]).toEqual([origin, '', '']);
          expect(url.pathname.startsWith('/product/')).toBe(true);
        },
      ),
    );
  });
});

describe('links of content (§2)', () => {
  const link = (text: unknown) => contentLink(text, origin, hosts);

  test('allowed hosts are routed inside, without their /shop prefix', () => {
    expect(link('https://www.basko.it/shop/product/latte?x=1#y')).toEqual({
      kind: 'internal',
      href: '/product/latte?x=1#y',
    });
    expect(link('/shop')).toEqual({ kind: 'internal', href: '/' });
    expect(link('/shopping')).toEqual({ kind: 'internal', href: '/shopping' });
    expect(link('/shop//evil.com')).toEqual({ kind: 'internal', href: '/evil.com' });
  });

  test('photos are left to the browser, other hosts open a window, mail and phone stay', () => {
    expect(link('/photo/2026/a.jpg')).toEqual({ kind: 'photo', href: '/photo/2026/a.jpg' });
    expect(link('https://www.basko.it/photo2/a.jpg')).toEqual({
      kind: 'photo',
      href: 'https://www.basko.it/photo2/a.jpg',
    });
    expect(link('https://www.example.org/a')).toEqual({ kind: 'external', href: 'https://www.example.org/a' });
    expect(link('mailto:aiuto@example.it')?.kind).toBe('contact');
    expect(link('tel:+39010123')?.kind).toBe('contact');
    for (const nothing of ['', '   ', null, undefined, 7, {}]) expect(link(nothing)).toBeNull();
  });

  test('XSS-12 a video is its eleven characters and nothing else', () => {
    for (const form of [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&x=1',
      'https://youtu.be/dQw4w9WgXcQ',
      'https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1',
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    ])
      expect(link(form)?.videoId).toBe('dQw4w9WgXcQ');
    for (const form of [
      'https://www.youtube.com/watch?v=%22onload=',
      'https://youtube.com.evil.it/embed/dQw4w9WgXcQ',
      'https://www.youtube.com/embed/dQw4w9WgXcQ"x',
    ])
      expect(link(form)?.kind).not.toBe('video');
  });

  test('XSS-09 whatever the text, only http, https, mailto and tel come through', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const found = link(text);
        if (found) expect(new URL(found.href, origin).protocol).toMatch(/^(https?|mailto|tel):$/);
        const photo = photoLink(text, '/ebsn/api', origin);
        if (photo) expect(new URL(photo, origin).protocol).toMatch(/^https?:$/);
      }),
    );
  });

  test('XSS-11 a host is allowed only letter for letter', () => {
    for (const host of [
      'basko.it.evil.com',
      'evil-basko.it',
      'basko.it.',
      'basko.it:8443',
      'www.basko.it.',
      'bаsko.it',
      'x.basko.it',
    ])
      expect([host, link(`https://${host}/product/a`)?.kind]).toEqual([host, 'external']);
    expect(link('https://BASKO.it/a')?.kind).toBe('internal');
    expect(link('https://basko.it:443/a')?.kind).toBe('internal');
    for (const userinfo of ['https://basko.it@evil.com/a', 'https://evil@basko.it/a', 'https://a:b@basko.it/'])
      expect(link(userinfo)).toBeNull();
    fc.assert(
      fc.property(hostile, (text) => {
        const found = link(text);
        if (found?.kind === 'internal') expect(new URL(found.href, origin).origin).toBe(origin);
      }),
    );
  });
});

describe('back targets', () => {
  test('a path of our own stays as it is', () => {
    expect(safeBack('/cart?a=1#b', origin)).toBe('/cart?a=1#b');
    expect(safeBack(null, origin, '/home')).toBe('/home');
  });

  test('XSS-10 no back target leaves the origin, also after rebuilding', () => {
    for (const text of [
      '//e',
      '/\\e',
      '/..//e',
      '/.//e',
      'https:e',
      'https://e',
      '/\t/e',
      '/%09/e/../..//e',
      '\\/e',
      '／／e',
      'http:/e',
      '/a/../..//e.com',
    ]) {
      const target = safeBack(text, origin);
      expect(new URL(target, origin).origin).toBe(origin);
      expect(target).toMatch(/^\/(?!\/)/);
    }
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `/${text}`),
          fc.string({ unit: fc.constantFrom('/', '\\', '.', '\t', '@', ':', 'e', '%2f') }),
        ),
        (text) => {
          const target = safeBack(text, origin);
          expect(target).toMatch(/^\/(?![/\\])/);
          expect(new URL(target, origin).origin).toBe(origin);
          expect(new URL(new URL(target, origin).href).origin).toBe(origin);
        },
      ),
    );
  });
});

test('pictures stand on the host of the shop API', () => {
  expect(photoLink('/photo/a.jpg', '/ebsn/api', origin)).toBe('/photo/a.jpg');
  expect(photoLink('/photo/a.jpg', 'https://api.example/ebsn/api', origin)).toBe('https://api.example/photo/a.jpg');
  expect(photoLink('https://cdn.example/a.jpg', '/ebsn/api', origin)).toBe('https://cdn.example/a.jpg');
  for (const none of ['', undefined, null, 'data:image/svg+xml,x'])
    expect(photoLink(none, '/ebsn/api', origin)).toBeNull();
});

test.each([
  ['/privacy-policy/', '/negozio/privacy-policy/'],
  ['/shop/category/frutta?q=1', '/negozio/category/frutta?q=1'],
  ['/negozio/chi-siamo/', '/negozio/chi-siamo/'],
  ['/negozio', '/negozio'],
  ['/negoziolo/', '/negozio/negoziolo/'],
  ['https://negozio.example/blog/', '/blog/'],
  ['https://www.negozio.example/shop/cart', '/negozio/cart'],
])('WP-07 in a site below a folder %s leads to %s', (given, href) => {
  expect(contentLink(given, 'https://negozio.example', ['www.negozio.example'], '/negozio')).toEqual({
    kind: 'internal',
    href,
  });
});
