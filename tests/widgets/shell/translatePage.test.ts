import { afterEach, expect, test, vi } from 'vitest';
import { overlay } from '../../../core/labels/text.ts';
import { translatePage } from '../../../widgets/shell/translatePage.ts';

afterEach(() => document.body.replaceChildren());

test('page titles, links to them and the footer that the server printed are translated; what editors and elements say is not touched', () => {
  overlay({ 'I tuoi ordini': 'Ihre Bestellungen', 'footer.rights': 'Ihre Rechte' });
  document.title = 'I tuoi ordini – Mercati Lanterna';
  document.body.innerHTML = `
    <h1> I tuoi ordini </h1>
    <nav><a id="link" href="/orders"><span>I tuoi ordini</span></a><a id="own" href="/us">Chi siamo</a></nav>
    <p>I tuoi ordini</p>
    <spesa-user-menu class="spesa"><a href="/orders">I tuoi ordini</a></spesa-user-menu>
    <spesa-footer class="spesa"><h2>I tuoi diritti</h2></spesa-footer>`;
  const touched = vi.fn();
  document.addEventListener('focusin', touched, { once: true });
  translatePage(document, 'de');
  const said = (place: string) => {
    const element = document.querySelector<HTMLElement>(place)!;
    return [element.textContent.trim(), element.lang];
  };
  expect(document.title).toBe('Ihre Bestellungen – Mercati Lanterna');
  expect(said('h1')).toEqual(['Ihre Bestellungen', 'de']);
  expect(said('#link span')).toEqual(['Ihre Bestellungen', 'de']);
  expect(said('spesa-footer h2')).toEqual(['Ihre Rechte', 'de']);
  for (const [place, words] of Object.entries({
    '#own': 'Chi siamo',
    p: 'I tuoi ordini',
    'spesa-user-menu a': 'I tuoi ordini',
  }))
    expect(said(place)).toEqual([words, '']);
  expect(touched).toHaveBeenCalledOnce();
});

test('what the site gives of its own texts in a language stands there, and elements in them say their own', () => {
  document.title = 'Mercati Lanterna';
  document.body.innerHTML = `
    <header><p>Otto negozi · <a href="/leaflets">Volantini</a></p><spesa-user-menu class="spesa"><b>Volantini</b></spesa-user-menu></header>
    <main><p>Il negozio</p><spesa-product-slider class="spesa" heading="Volantini"></spesa-product-slider><spesa-product-slider class="spesa" heading="Altro"></spesa-product-slider></main>
    <footer>
      <h2>Il negozio</h2>
      <script type="application/json" data-spesa-words="de">{"Il negozio":"Der Shop","Otto negozi ·":"Acht Filialen ·","Volantini":"Prospekte"}</script>
      <script type="application/json" data-spesa-words="en">{"Il negozio":"The shop"}</script>
    </footer>`;
  translatePage(document, 'de');
  const said = (place: string) => document.querySelector(place)!.textContent;
  expect(said('header p')).toBe('Acht Filialen · Prospekte');
  expect(said('footer h2')).toBe('Der Shop');
  expect([said('spesa-user-menu b'), said('main p')]).toEqual(['Volantini', 'Der Shop']);
  expect([...document.querySelectorAll('[heading]')].map((slider) => slider.getAttribute('heading'))).toEqual([
    'Prospekte',
    'Altro',
  ]);
});

test('words of the site that are no JSON leave its footer as it is', () => {
  document.body.innerHTML = `<footer><h2>Il negozio</h2><script type="application/json" data-spesa-words="de">{oh</script></footer>`;
  translatePage(document, 'de');
  expect(document.querySelector('h2')!.textContent).toBe('Il negozio');
});
