// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { articles, contentPlatform, menu, slides } from '../../../demo/gallery/content.ts';
import { hasPhp, printed, skeletons } from '../printed.ts';
import { answer, place, stage } from '../stage.ts';
import { nothingComes } from '../../waits.ts';

/** A page whose site answers as the gallery's does, or in another way. */
const site = (other: (url: URL) => Response | undefined = () => undefined) => {
  const platform = contentPlatform();
  return stage(async (input) => {
    const url = new URL(String(input));
    return (
      other(url) ??
      (url.pathname.startsWith('/wp-json')
        ? platform.request(url.pathname.replace('/wp-json', '') + url.search)
        : answer({}))
    );
  });
};
const filled = async (tag: `spesa-${string}`, attributes: Record<string, string> = {}) => {
  const element = await place(tag, attributes);
  await waitFor(() => expect(element.firstElementChild).not.toBeNull());
  return element;
};
const words = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);
/** The view's skeleton as the plugin prints it: addresses without a host, ids of the page's own. */
const viewOf = (element: Element) => skeletons(element).replaceAll(/http:\/\/(shop\.test|localhost(:\d+)?)/g, '');

/** Sliders watch their size, which nothing here has. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

describe('articles', () => {
  test('[spesa-article-grid] has eight, a search of its own, and pages that are links', async () => {
    const stage = site();
    const element = await filled('spesa-article-grid', { heading: 'Da leggere' });
    expect(words(element, '.article-card__title')).toHaveLength(8);
    expect(words(element, '.article-card__title')[2]).toBe('Zucca & compagnia');
    expect(words(element, '.article-grid__pages a')).toEqual(['1', '2']);
    expect(element.querySelector('.article-grid__more a')?.getAttribute('href')).toBe('/?pagina=2');
    const asked = stage.asked('/wp/v2/next-gen')[0]?.searchParams;
    expect([asked?.get('hash'), asked?.get('per_page')]).toEqual(['w0d0t0', '8']);
  });

  test('[spesa-article-grid] shows the page and the words of its address, and says when there is nothing', async () => {
    history.replaceState(null, '', '/giornale?pagina=2');
    site();
    const second = await filled('spesa-article-grid');
    expect(words(second, '.article-card__title')).toEqual(['Quanta acqua serve alla pasta']);
    second.remove();
    history.replaceState(null, '', '/giornale?cerca=zzz');
    const none = await filled('spesa-article-grid');
    expect(none.textContent).toContain('Nessun articolo da mostrare');
    expect(none.querySelector('input')?.value).toBe('zzz');
  });

  test('[spesa-article-slider] shows those of a section; [spesa-article-sidebar] the latest, the categories and the blocks', async () => {
    const stage = site();
    const slider = await filled('spesa-article-slider', { section: 'magazine', random: '' });
    expect(words(slider, '.article-card')).toHaveLength(9);
    const ofSlider = stage.asked('/wp/v2/magazine')[0]?.searchParams;
    expect([ofSlider?.get('random'), ofSlider?.get('per_page')]).toEqual(['true', '10']);
    const sidebar = await filled('spesa-article-sidebar');
    await waitFor(() => expect(words(sidebar, 'section')).toHaveLength(2));
    expect(words(sidebar, '.article-sidebar__link')).toHaveLength(4);
    expect(stage.asked('/wp/v2/next-gen')[0]?.searchParams.get('per_page')).toBe('4');
    expect(words(sidebar, '.article-sidebar__topics a')).toEqual(['Risparmio (5)', 'Stagioni (4)']);
    await waitFor(() => expect(words(sidebar, '.rich-text h3')).toEqual(['La newsletter']));
  });

  test.each(['spesa-article-grid', 'spesa-article-slider', 'spesa-article-sidebar'] as const)(
    '[%s] DATA-03 a title is cut after thirty characters for the eye, and is whole for readers and whoever points at it',
    async (tag) => {
      const rendered = 'Pesce &amp; compagnia: che cosa si 👩‍👩‍👧‍👦';
      const long = { ...articles[0]!, title: { rendered } };
      const short = { ...articles[1]!, title: { rendered: 'Trenta lettere, nemmeno una 👩‍👩‍👧‍👦 più'.slice(0, -4) } };
      site(({ pathname }) => (pathname.endsWith('/next-gen') ? Response.json([long, short]) : undefined));
      const element = await filled(tag);
      await waitFor(() => expect(element.querySelector('time')).not.toBeNull());
      const [cut, kept] = element.querySelectorAll('a:has(+ time), .article-card__title a');
      const whole = 'Pesce & compagnia: che cosa si 👩‍👩‍👧‍👦';
      expect([...(cut?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
        'Pesce & compagnia: che cosa si',
        '…',
        ' 👩‍👩‍👧‍👦',
      ]);
      expect([cut?.getAttribute('title'), kept?.getAttribute('title')]).toEqual([whole, null]);
      expect([within(element).getByRole('link', { name: whole }), kept?.textContent]).toEqual([
        cut,
        'Trenta lettere, nemmeno una 👩‍👩‍👧‍👦',
      ]);
    },
  );

  test('XSS-04 what articles, pages and menus bring is text or sanitised', async () => {
    const evil = '<img src=x onerror=alert(1)>Titolo <script>1</script>';
    site(({ pathname }) =>
      pathname.endsWith('/next-gen')
        ? Response.json([
            { ...articles[0]!, title: { rendered: evil }, link: 'javascript:alert(1)', excerpt: { rendered: evil } },
          ])
        : pathname.endsWith('/pages')
          ? Response.json([
              { id: 1, slug: 'a', title: { rendered: evil }, content: { rendered: `<p onclick=1>${evil}</p>` } },
            ])
          : pathname.endsWith('/spesa-main')
            ? Response.json([{ ...menu[0]!, title: evil, url: 'javascript:alert(1)', children: [] }])
            : undefined,
    );
    for (const [tag, attributes] of [
      ['spesa-article-grid', {}],
      ['spesa-page', { slug: 'a' }],
      ['spesa-menu', {}],
    ] as const) {
      const element = await filled(tag, attributes);
      await waitFor(() => expect(element.textContent).toContain('Titolo'));
      expect(element.innerHTML).not.toMatch(/onclick|<script|<img[^>]*onerror|href="javascript/);
    }
  });

  test.each([
    ['401', () => Response.json({ code: 'rest_forbidden' }, { status: 401 })],
    ['403', () => Response.json({ code: 'rest_forbidden' }, { status: 403 })],
    ['404', () => Response.json({ code: 'rest_no_route' }, { status: 404 })],
    ['a maintenance page', () => new Response('<!doctype html><h1>In manutenzione</h1>', { status: 503 })],
    ['a page of HTML', () => new Response('<!doctype html><h1>Ciao</h1>')],
  ])('BAD-10 a content platform that answers %s hides the elements', async (_, refused) => {
    const stage = site(({ pathname }) => (pathname.startsWith('/wp-json') ? refused() : undefined));
    for (const [tag, attributes] of [
      ['spesa-article-grid', {}],
      ['spesa-article-slider', {}],
      ['spesa-article-sidebar', {}],
      ['spesa-menu', {}],
      ['spesa-slides', { slider: 'home' }],
      ['spesa-page', { slug: 'chi-siamo' }],
    ] as const) {
      const element = await place(tag, attributes);
      await waitFor(() => expect(stage.requests.length).toBeGreaterThan(0));
      await nothingComes(20);
      expect(element.textContent, tag).toBe('');
    }
  });
});

describe('[spesa-menu] a menu', () => {
  test('folds out in a row and stands there in a list', async () => {
    site();
    const row = await filled('spesa-menu');
    expect(words(row, 'details a')).toEqual(['Frutta e verdura', 'Pane']);
    expect(row.querySelector('a[href^=https]')?.getAttribute('rel')).toBe('noopener noreferrer');
    const list = await filled('spesa-menu', { layout: 'list' });
    expect(list.querySelector('details')).toBeNull();
    expect(words(list, '.menu__level .menu__level a')).toHaveLength(2);
  });
});

describe('[spesa-slides] slides', () => {
  test('are those for everybody, and for a customer those of the service chosen, asked by the minute', async () => {
    const stage = site();
    const element = await filled('spesa-slides', { slider: 'home' });
    expect(words(element, '.slide')).toHaveLength(2);
    expect([...element.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(slides.map(({ title }) => title));
    expect(stage.requests.some(({ pathname }) => pathname.includes('new_slides'))).toBe(false);
    stage.spesa.cart.adopt({
      cartId: 1,
      cartStatusId: 1,
      user: { userId: 5, userType: { userTypeId: 1 }, email: 'a@b.it' } as never,
      totalItems: 0,
      grossTotal: 0,
      shippingAddress: { addressId: 7, deliveryServiceId: 2 },
    } as never);
    await waitFor(() => expect(stage.requests.some(({ pathname }) => pathname.includes('new_slides'))).toBe(true));
    const { pathname, searchParams } = stage.requests.find((url) => url.pathname.includes('new_slides'))!;
    expect(Number(pathname.split('/')[6]) % 60).toBe(0);
    expect(searchParams.get('deliveryServiceId')).toBe('2');
  });
});

describe('[spesa-page] a page', () => {
  test('stands inside another one with its title or without', async () => {
    site();
    const element = await filled('spesa-page', { slug: 'consegna-e-ritiro' });
    expect(words(element, 'h2')).toEqual(['Consegna e ritiro']);
    expect(words(element, 'li')).toHaveLength(2);
    const bare = await filled('spesa-page', { slug: 'consegna-e-ritiro', 'no-heading': '' });
    expect(words(bare, 'h2')).toEqual([]);
  });
});

describe.skipIf(!hasPhp)('the templates of the plugin have the skeleton of these views', () => {
  test('[spesa-article-grid] the grid', async () => {
    site();
    const element = await filled('spesa-article-grid', { heading: 'Da leggere', limit: '2' });
    const paging = { items: 9, pages: 5 };
    const html = printed('article-grid', articles.slice(0, 2), { heading: 'Da leggere', headingLevel: '2', paging });
    expect(viewOf(html)).toBe(viewOf(element));
    expect(html.querySelectorAll('a[title]')).toHaveLength(1);
  });

  test('[spesa-article-sidebar] [spesa-article-slider] beside and in a row', async () => {
    site();
    const sidebar = await filled('spesa-article-sidebar', { 'no-blocks': '', 'no-topics': '' });
    await waitFor(() => expect(words(sidebar, '.article-sidebar__link')).toHaveLength(4));
    const html = printed(
      'article-sidebar',
      { 'platform.articles': articles.slice(0, 4) },
      { noTopics: true, noBlocks: true },
    );
    expect(viewOf(html)).toBe(viewOf(sidebar));
    const slider = await filled('spesa-article-slider', { heading: 'Da leggere', limit: '2' });
    expect(words(printed('article-slider', articles.slice(0, 2), { heading: 'Da leggere' }), '.article-card')).toEqual(
      words(slider, '.article-card'),
    );
  });

  test.each(['row', 'list'])('[spesa-menu] a menu in a %s', async (layout) => {
    site();
    const element = await filled('spesa-menu', { layout });
    expect(viewOf(printed('menu', menu, { layout }))).toBe(viewOf(element));
  });

  test('[spesa-slides] slides', async () => {
    site();
    const element = await filled('spesa-slides', { slider: 'home' });
    const html = printed('slides', slides, { label: 'In evidenza' });
    expect([...html.querySelectorAll('.slide')].map((one) => viewOf(one))).toEqual(
      [...element.querySelectorAll('.slide')].map((one) => viewOf(one)),
    );
  });
});
