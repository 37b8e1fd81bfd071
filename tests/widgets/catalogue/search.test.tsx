import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDevice } from '../../testBrowser.ts';
import { answer, place, stage, type Stage } from '../stage.ts';
import { list, network } from './answers.ts';
import { elapse } from '../pageTimers.ts';

let page: Stage;
const suggestions = (words: string) => [
  { type: 'keyword', id: 1, name: words },
  { type: 'category', id: 2, name: 'LATTE E PANNA', slug: 'latte/latte-e-panna' },
  { type: 'vendor', id: 3, name: 'LATTERIA', slug: 'latteria' },
  { type: 'product', id: 4, name: 'Latte fresco', slug: 'latte-fresco' },
];

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  page = stage(
    network({
      '/products/suggest': (query) => answer({ suggestions: suggestions(query.get('q') ?? '') }),
      '/products': () => answer(list(30)),
    }),
  );
});
afterEach(() => document.body.replaceChildren());

const asked = () => page.asked('/products/suggest').map(({ searchParams }) => searchParams.get('q'));
const options = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('option')
    .map((option) => option.querySelector('bdi')?.textContent);
async function box(): Promise<[HTMLElement, HTMLInputElement]> {
  const element = await place('spesa-search-box');
  return [element, within(element).getByRole<HTMLInputElement>('combobox')];
}

describe('[spesa-search-box]', () => {
  test('its button searches, and does nothing while nothing is typed', async () => {
    const [element, field] = await box();
    const button = within(element).getByRole('button', { name: 'Avvia la ricerca' });
    await userEvent.click(button);
    expect(page.browser.went).toEqual([]);
    await userEvent.type(field, 'mele');
    await userEvent.click(button);
    expect(page.browser.went).toEqual(['/search?q=mele']);
  });

  test.each(['p', ''])('what was typed before it takes over is what it goes on with: %j', async (typed) => {
    window.history.replaceState(null, '', '/search?q=moz');
    const waiting = place(
      'spesa-search-box',
      {},
      '<form class="combobox"><input class="field__input" type="search" name="q"></form>',
    );
    document.querySelector('input')!.focus();
    document.querySelector('input')!.value = typed;
    const field = within(await waiting).getByRole<HTMLInputElement>('combobox');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('pane'.slice(typed.length));
    expect(field.value).toBe('pane');
    await userEvent.keyboard('{Enter}');
    expect(page.browser.went.at(-1)).toContain('q=pane');
  });

  test('[GET /products/suggest] one request for each pause, none below three letters', async () => {
    const [element, field] = await box();
    await userEvent.type(field, 'la');
    await elapse(350);
    expect(asked()).toEqual([]);
    await userEvent.type(field, 'tte');
    await waitFor(() => expect(options(element)).toEqual(['latte', 'Latte e panna', 'Latteria', 'Latte fresco']));
    expect(asked()).toEqual(['latte']);
  });

  test('a suggested product says its price and its unit price, loose goods the latter alone', async () => {
    const priced = {
      type: 'product',
      id: 1,
      name: 'Latte',
      priceDisplay: 1.5,
      priceUmDisplay: 3,
      weightUnitDisplay: 'l',
    };
    const loose = { type: 'product', id: 2, name: 'Ricotta', priceDisplay: 9.9, priceUnitDisplay: 'kg' };
    page.intercept(() => answer({ suggestions: [priced, loose, { type: 'product', id: 3, name: 'Latta' }] }));
    const [element, field] = await box();
    await userEvent.type(field, 'lat');
    await waitFor(() => expect(options(element)).toHaveLength(3));
    const notes = within(element)
      .getAllByRole('option')
      .map((option) => option.querySelector('.combobox__note')?.textContent);
    expect(notes).toEqual(['1.50\u00a0€ · 3.00\u00a0€/l', '9.90\u00a0€/kg', undefined]);
  });

  test('NET-15 answers that come in another order than asked show the last question’s list', async () => {
    const waiting: Record<string, () => void> = {};
    page.intercept(
      (url) =>
        new Promise(
          (resolve) =>
            (waiting[(url.pathname.endsWith('/suggest') ? '' : 'content ') + url.searchParams.get('q')] = () =>
              resolve(answer({ suggestions: [{ type: 'keyword', id: 1, name: `per ${url.searchParams.get('q')}` }] }))),
        ),
    );
    const [element, field] = await box();
    await userEvent.type(field, 'lat');
    await waitFor(() => expect(waiting).toHaveProperty('lat'));
    await userEvent.type(field, 'te');
    await waitFor(() => expect(waiting).toHaveProperty('latte'));
    waiting.latte!();
    await waitFor(() => expect(options(element)).toEqual(['per latte']));
    waiting.lat!();
    await elapse(20);
    expect(options(element)).toEqual(['per latte']);
  });

  test('A11Y-02 arrows walk through the suggestions, Enter opens the chosen one, Escape closes', async () => {
    const [element, field] = await box();
    await userEvent.type(field, 'latte');
    await waitFor(() => expect(options(element)).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain(
      'Latte e panna',
    );
    await userEvent.keyboard('{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(page.browser.went).toEqual(['/category/latte/latte-e-panna']));
  });

  test('Enter without a choice leads to the results and tells the page; blanks lead nowhere', async () => {
    const [element, field] = await box();
    const heard: unknown[] = [];
    element.addEventListener('spesa-search-sent', (event) => heard.push((event as CustomEvent).detail));
    await userEvent.type(field, '   {Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, ' pane & <olio> {Enter}');
    expect(page.browser.went).toEqual(['/search?q=pane%20%26%20%3Colio%3E']);
    expect(heard).toEqual([{ words: 'pane & <olio>' }]);
  });

  test('a failing suggestion call is silent', async () => {
    page.cut(true);
    const [element, field] = await box();
    await userEvent.type(field, 'latte');
    await waitFor(() => expect(asked(), 'tried again twice').toHaveLength(3));
    await elapse(20);
    expect(options(element)).toEqual([]);
    expect(page.spesa.toasts.store.getState().list).toEqual([]);
  });

  test('the field holds the words of the results page it stands on', async () => {
    window.history.replaceState(null, '', '/search?q=pane');
    const [, field] = await box();
    expect([field.value, field.name]).toEqual(['pane', 'q']);
  });
});

describe('search words [spesa-search-box]', () => {
  const DAY = 86_400_000;
  const open = (config = { fastSearchWords: ['Pane', 'Acqua'], searchWordDays: 30 }, device = createDevice()) => {
    document.body.replaceChildren();
    page = stage(
      network({ '/products/suggest': () => answer({ suggestions: [] }), '/products': () => answer(list(3)) }),
      { config, device },
    );
    return device;
  };
  const search = async (words: string) => {
    const [element, field] = await box();
    await userEvent.type(field, `${words}{Enter}`);
    element.remove();
  };

  test('the empty field offers the own searches, the most used first, then the site’s; a word is one whatever its case', async () => {
    open();
    for (const words of ['olio', 'Latte', 'LATTE']) await search(words);
    const [element, field] = await box();
    await userEvent.click(field);
    expect(options(element)).toEqual(['Latte', 'olio', 'Pane', 'Acqua']);
    await userEvent.type(field, 'x');
    expect(options(element)).toEqual([]);
  });

  test('they outlive the page in local storage, and are dropped after the configured days', async () => {
    const device = open();
    await search('olio');
    open(undefined, device);
    const [element, field] = await box();
    await userEvent.click(field);
    expect(options(element)).toEqual(['olio', 'Pane', 'Acqua']);
    open({ fastSearchWords: [], searchWordDays: 7 }, device);
    page.browser.offset = 8 * DAY;
    const [later, empty] = await box();
    await userEvent.click(empty);
    expect(options(later)).toEqual([]);
  });

  test('A11Y-02 arrows choose one, Enter searches it again, Delete takes it away', async () => {
    open();
    for (const words of ['olio', 'pasta', 'pasta']) await search(words);
    page.browser.went.length = 0;
    const [element, field] = await box();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    expect(options(element)).toEqual(['pasta', 'Pane', 'Acqua']);
    await userEvent.keyboard('{Delete}');
    expect(options(element)).toEqual(['pasta', 'Pane', 'Acqua']);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(page.browser.went).toEqual(['/search?q=pasta']);
  });

  test('broken storage is no words at all', async () => {
    const device = createDevice();
    device.local.setItem('spesa:1:searchWords', '[{"name":5}]');
    open(undefined, device);
    const [element, field] = await box();
    await userEvent.click(field);
    expect(options(element)).toEqual(['Pane', 'Acqua']);
  });

  test('[spesa-search-page] a misspelling: the results say which word they are for, and that one is saved', async () => {
    open();
    page.intercept((url) => (url.pathname.endsWith('/products') ? answer(list(3, 1, { meant: 'latte' })) : undefined));
    await search('lattte');
    window.history.replaceState(null, '', '/search?q=lattte');
    const element = await place('spesa-search-page');
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Risultati per «latte»'));
    expect(element.textContent).toContain('Non abbiamo trovato «lattte»: forse cercavi «latte».');
    const links = () => [...element.querySelectorAll('.search-words a')].map((link) => link.textContent);
    await waitFor(() => expect(links()).toEqual(['latte', 'Pane', 'Acqua']));
  });

  test('[spesa-search-page] shows them too, each to be searched again or taken away by keyboard', async () => {
    open();
    for (const words of ['olio', 'latte']) await search(words);
    window.history.replaceState(null, '', '/search?q=latte');
    const element = await place('spesa-search-page');
    const links = () => [...element.querySelectorAll('.search-words a')].map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/search?q=latte', '/search?q=olio', '/search?q=Pane', '/search?q=Acqua']);
    within(element).getByRole('button', { name: 'Togli la ricerca latte' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(links()[0]).toBe('/search?q=olio'));
    expect(document.activeElement).toBe(within(element).getByRole('button', { name: 'Togli la ricerca olio' }));
  });
});

describe('[spesa-search-page]', () => {
  const cards = (element: HTMLElement) => element.querySelectorAll('.product-card:not(.product-card--skeleton)').length;

  test('[GET /products] the words of the address, 24 a page, filters beside them', async () => {
    window.history.replaceState(null, '', '/search?q=latte&promo=1');
    const element = await place('spesa-search-page');
    await waitFor(() => expect(cards(element)).toBe(24));
    expect(Object.fromEntries(page.asked('/products')[0]!.searchParams)).toEqual({
      q: 'latte',
      page_size: '24',
      promo: 'true',
      hash: 'w0d0t0',
    });
    expect(element.querySelector('h1')?.textContent).toBe('Risultati per «latte»');
    expect(within(element).getByRole('link', { name: 'Pagina 2' }).getAttribute('href')).toBe(
      '/search?q=latte&promo=1&page=2',
    );
  });

  test('promotions alone are a page of their own', async () => {
    window.history.replaceState(null, '', '/search?promo=1');
    const element = await place('spesa-search-page');
    await waitFor(() => expect(cards(element)).toBe(24));
    expect(element.querySelector('h1')?.textContent).toBe('Tutte le promozioni');
  });

  test('without words nothing is asked', async () => {
    window.history.replaceState(null, '', '/search');
    const element = await place('spesa-search-page');
    expect(element.textContent).toContain('Scrivi nel campo di ricerca');
    expect(page.requests).toEqual([]);
  });

  test('XSS-01 words of the address are text, whatever they hold', async () => {
    window.history.replaceState(null, '', `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    page.intercept(() => answer(list(0)));
    const element = await place('spesa-search-page');
    await waitFor(() => expect(element.textContent).toContain('Nessun prodotto per «<img src=x onerror=alert(1)>»'));
    expect(element.querySelector('img')).toBeNull();
  });
});
