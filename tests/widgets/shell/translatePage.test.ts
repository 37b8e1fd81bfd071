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
