// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contentLink, photoLink } from '../../../core/rules/links.ts';
import { anonymous } from '../../../core/schema/session.ts';
import { sanitize } from '../../../widgets/ui/sanitize.ts';
import { answer, place, stage } from '../stage.ts';

const addresses = {
  content: (address: string) => contentLink(address, 'https://negozio.test', []),
  photo: (address: string) => photoLink(address, '/api', 'https://negozio.test'),
};
function htmlOf(fragment: DocumentFragment): string {
  const box = document.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}
const clean = (html: string) => htmlOf(sanitize(html, addresses));
const cart = {
  cartId: 1,
  cartStatusId: 1,
  user: { ...anonymous, userId: 5, firstName: 'Anna' },
  totalItems: 3,
  grossTotal: 0,
  store: { storeId: 1, name: 'Genova' },
};

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the gate for HTML', () => {
  test('leaves text, lists, tables and pictures as they are', () => {
    const html =
      '<h2>Titolo</h2><p>Uno <b>due</b> <em>tre</em></p><ul><li>a</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
    expect(clean(html)).toBe(html);
  });

  test.each([
    ['<img src=x onerror=alert(1)>', /onerror/],
    ['<script>alert(1)</script>x', /script/],
    ['<p onclick="a()" style="position:fixed" class="overlay" data-press="add:1">x</p>', /onclick|style|class|data-/],
    ['<iframe src="//e"></iframe><object></object><embed>', /iframe|object|embed/],
    ['<form action="/x"><input name="attributes"><button>x</button></form>', /form|input|button/],
    ['<svg><script>1</script></svg><math><mi>1</mi></math>', /svg|math|script/],
    [
      '<base href="//e"><meta http-equiv="refresh"><link rel="stylesheet" href="//e"><style>*{}</style>',
      /base|meta|link|style/,
    ],
    ['<spesa-login></spesa-login><x-y is="z">t</x-y>', /spesa-|x-y|is=/],
    ['<a href="javascript:alert(1)">x</a>', /javascript|href/],
    ['<a href="java&#9;script:alert(1)">x</a>', /script|href/],
    ['<img src="data:image/svg+xml,x"><img src="blob:x">', /src/],
  ])('XSS-04 XSS-05 XSS-09 %s is harmless', (html, bad) => {
    expect(clean(html)).not.toMatch(bad);
  });

  test('XSS-07 names are set apart from the page’s own', () => {
    expect(clean('<p id="spesaConfig">x</p>')).toBe('<p id="user-content-spesaConfig">x</p>');
  });

  test('XSS-19 links are read as all content links are', () => {
    expect(clean('<a href="/shop/cart">a</a>')).toBe('<a href="/cart">a</a>');
    expect(clean('<a href="https://example.org/">a</a>')).toMatch(
      /target="_blank".*rel="noopener noreferrer"|rel="noopener noreferrer".*target="_blank"/,
    );
  });

  test('XSS-04 parses through one policy of its own', async () => {
    vi.resetModules();
    const made: string[] = [];
    const read: string[] = [];
    const createHTML = (html: string) => {
      read.push(html);
      return html;
    };
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string) => (made.push(name), { createHTML, createScriptURL: () => '' }),
    });
    const fresh = await import('../../../widgets/ui/sanitize.ts');
    expect(htmlOf(fresh.sanitize('<b>x</b>', addresses))).toBe('<b>x</b>');
    fresh.sanitize('<i>y</i>', addresses);
    expect(made.filter((name) => name === 'spesa')).toEqual(['spesa']);
    expect(read).toEqual(expect.arrayContaining(['<b>x</b>', '<i>y</i>']));
  });
});

describe('[spesa-static-text]', () => {
  test('fills what it may tell of the customer, also when that changes', async () => {
    const page = stage(() => Promise.resolve(answer({})));
    page.spesa.cart.adopt(cart, 1);
    const element = await place('spesa-static-text', {
      text: '<p>Ciao {{user.firstName}} da {{ store.name }}: {{cart.totalItems}}</p>',
    });
    expect(element.querySelector('p')?.textContent).toBe('Ciao Anna da Genova: 3');
    page.spesa.cart.adopt({ ...cart, totalItems: 4 }, 2);
    await waitFor(() => expect(element.querySelector('p')?.textContent).toBe('Ciao Anna da Genova: 4'));
  });

  test('XSS-02 nothing of the page can be named', async () => {
    stage(() => Promise.resolve(answer({}))).spesa.cart.adopt(cart, 1);
    const element = await place('spesa-static-text', {
      text: '[{{constructor}}{{window}}{{user.userId}}{{cart}}{{__proto__.x}}]',
    });
    expect(element.textContent).toBe('[]');
  });

  test('XSS-03 a name full of HTML is text, and an address made of placeholders is checked whole', async () => {
    stage(() => Promise.resolve(answer({}))).spesa.cart.adopt(
      {
        ...cart,
        user: {
          ...cart.user,
          firstName: '<img src=x onerror=alert(1)>',
          lastName: 'script:alert(1)',
          email: '" onmouseover="alert(1)',
        },
      },
      1,
    );
    const element = await place('spesa-static-text', {
      text: '<p>{{user.firstName}}</p><a href="java{{user.lastName}}">a</a><b title="{{user.email}}">b</b>',
    });
    expect(element.querySelector('p')?.textContent).toBe('<img src=x onerror=alert(1)>');
    expect(element.querySelector('img')).toBeNull();
    expect(element.querySelector('a')?.hasAttribute('href')).toBe(false);
    expect(element.querySelector('b')?.getAttributeNames()).toEqual(['title']);
  });

  test('an empty text shows nothing', async () => {
    stage(() => Promise.resolve(answer({})));
    expect(
      (await place('spesa-static-text', { text: ' {{user.firstName}} ' })).querySelector<HTMLElement>('.static-text')
        ?.hidden,
    ).toBe(true);
  });
});

describe('[spesa-static-image]', () => {
  test('has a source for phones, its size and its link', async () => {
    stage(() => Promise.resolve(answer({})));
    const element = await place('spesa-static-image', {
      image: '/photo/d.jpg',
      'mobile-image': '/photo/m.jpg',
      alt: 'Mele',
      link: '/shop/category/frutta',
      width: '800',
      height: '300',
    });
    const image = element.querySelector('img')!;
    expect([image.getAttribute('src'), image.alt, image.getAttribute('width'), image.getAttribute('height')]).toEqual([
      'http://shop.test/photo/d.jpg',
      'Mele',
      '800',
      '300',
    ]);
    expect(element.querySelector('source')?.getAttribute('srcset')).toBe('http://shop.test/photo/m.jpg');
    expect(element.querySelector('a')?.getAttribute('href')).toBe('/category/frutta');
  });

  test('XSS-09 XSS-19 a bad link is none, a bad image shows nothing, another site opens a new window', async () => {
    stage(() => Promise.resolve(answer({})));
    expect(
      (await place('spesa-static-image', { image: '/d.jpg', link: 'javascript:alert(1)' })).querySelector('a'),
    ).toBeNull();
    expect((await place('spesa-static-image', { image: 'javascript:alert(1)' })).textContent).toBe('');
    expect(
      (await place('spesa-static-image', { image: '/d.jpg', link: 'https://example.org' })).querySelector('a')?.rel,
    ).toBe('noopener noreferrer');
  });
});
