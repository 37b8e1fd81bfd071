import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentPlatform } from '../../../demo/gallery/content.ts';
import { keepDiet } from '../../../core/flows/diet.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { hasPhp, printed, skeletons } from '../printed.ts';
import { shopPage } from '../shop.ts';
import { answer, place, stage } from '../stage.ts';

const pasta = 70025;
const apples = 20001;
const butter = 30059;
const gone = 20056;
const given = {
  servings: '4',
  preparation: '15',
  cooking: '60',
  ingredients: `400 g | trofie | ${pasta} | 500\n½ spicchio | aglio\nsale`,
  steps: 'Pesta il basilico.\nCondisci <b>fuori</b> dal fuoco.',
};
const words = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A page whose site answers as the gallery's does. */
const site = () => {
  const platform = contentPlatform();
  return stage(async (input) => {
    const url = new URL(String(input));
    return url.pathname.startsWith('/wp-json')
      ? platform.request(url.pathname.replace('/wp-json', '') + url.search)
      : answer({});
  });
};

describe('[spesa-recipe] a recipe', () => {
  test('is for as many people as one likes, its texts are text', async () => {
    site();
    const element = await place('spesa-recipe', { ...given, ingredients: '400 g | trofie\n½ spicchio | aglio\nsale' });
    expect(words(element, '.recipe__ingredients li')).toEqual(['400 g trofie', '½ spicchio aglio', ' sale']);
    expect(words(element, 'dd')).toEqual(['15 minuti', '1 h', '1 h 15 min']);
    expect(words(element, '.recipe__steps li')[1]).toBe('Condisci <b>fuori</b> dal fuoco.');
    const more = within(element).getByRole('button', { name: 'Una persona in più' });
    await userEvent.click(more);
    await userEvent.click(more);
    expect(words(element, '.recipe__ingredients li')[0]).toBe('600 g trofie');
    expect(within(element).getByRole('status').textContent).toBe('Dosi per 6 persone');
  });

  test('an editor who says for how many it is written changes no amount', async () => {
    site();
    const element = await place('spesa-recipe', { ...given, ingredients: '400 g | trofie' });
    element.setAttribute('servings', '2');
    await waitFor(() => expect(within(element).getByRole('status').textContent).toBe('Dosi per 2 persone'));
    expect(words(element, '.recipe__ingredients li')).toEqual(['400 g trofie']);
  });

  test('puts with one press into the cart what is missing, in pieces for that many people, and no more', async () => {
    const page = await shopPage(shop, { as: 'anna', ready: true });
    const element = await place('spesa-recipe', {
      ...given,
      ingredients: `400 g | trofie | ${pasta} | 500\n300 g | mele | ${apples}`,
    });
    const press = await within(element).findByRole('button', { name: 'Metti nel carrello quello che ti manca (2)' });
    const more = within(element).getByRole('button', { name: 'Una persona in più' });
    for (const _ of [5, 6]) await userEvent.click(more);
    await userEvent.click(press);
    const all = await within(element).findByRole('button', { name: 'Hai già tutto nel carrello' });
    expect((all as HTMLButtonElement).disabled).toBe(true);
    expect(page.asked('/cart/add')).toHaveLength(1);
    expect(page.spesa.cart.quantityOf({ productId: pasta })).toBe(2000);
    expect(page.spesa.cart.quantityOf({ productId: apples })).toBeGreaterThanOrEqual(450);
  });

  test('LAW-06 each ingredient says what it contains or that nothing is declared, those without data are named; what has no product is named and looked for', async () => {
    await shopPage(shop, { as: 'anna', ready: true });
    const { product_id: soap } = await shop.db
      .selectFrom('product')
      .select('product_id')
      .where('name', 'like', 'Detersivo%')
      .executeTakeFirstOrThrow();
    const element = await place('spesa-recipe', {
      ...given,
      ingredients: `60 g | burro | ${butter} | 250\n300 g | mele | ${apples}\n1 | detersivo | ${soap}\n1 | altro | 99999999\nsale`,
    });
    await waitFor(() => expect(element.querySelectorAll('.recipe__allergens')).toHaveLength(2));
    expect(element.querySelectorAll('.recipe__cost .price__amount')).toHaveLength(3);
    expect(words(element, '.recipe__ingredients a')).toEqual(['burro', 'mele', 'detersivo']);
    expect(words(element, '.recipe__allergens').map((one) => one.trim())).toEqual([
      expect.stringMatching(/^Contiene latte/),
      'Nessun allergene dichiarato',
    ]);
    expect(words(element, '.recipe__unknown')).toEqual([
      'Non abbiamo i dati degli allergeni di detersivo, altro, sale: leggi l’etichetta.',
    ]);
    const links = [...element.querySelectorAll<HTMLAnchorElement>('.recipe__searches a')];
    expect(links.map(({ textContent, href }) => [textContent, new URL(href).search])).toEqual([
      ['altro', '?q=altro'],
      ['sale', '?q=sale'],
    ]);
  });

  test('says what is sold out and offers others in its place', async () => {
    await shopPage(shop, { as: 'anna', ready: true });
    const element = await place('spesa-recipe', { ...given, ingredients: `1 | questo | ${gone}` });
    await waitFor(() => expect(element.textContent).toContain('Non disponibili oggi:'));
    expect(within(element).queryByRole('button', { name: /carrello quello che ti manca/ })).toBeNull();
    await waitFor(() => expect(element.textContent).toContain('Al posto di quello che manca'));
  });

  test('LAW-06 LAW-15 marks what the products declare to contain, also in traces, louder what the customer of this device does not eat, and says that the label counts', async () => {
    const page = await shopPage(shop);
    const lines = `400 g | trofie | ${pasta} | 500\n100 g | burro | ${butter} | 250\n300 g | mele | ${apples}\nlatte`;
    const marks = (element: Element) =>
      [...element.querySelectorAll('.recipe__ingredients li')].map((line) => {
        const mark = line.querySelector('.recipe__allergens');
        return mark && [mark.textContent?.trim(), mark.querySelector('svg') !== null];
      });
    const element = await place('spesa-recipe', { ...given, ingredients: lines });
    await waitFor(
      () =>
        expect(marks(element)).toEqual([
          ['Contiene glutine. Può contenere soia, senape', false],
          ['Contiene latte', false],
          ['Nessun allergene dichiarato', false],
          null,
        ]),
      { timeout: 5_000 },
    );
    expect(element.textContent).toContain('leggi sempre l’etichetta');
    element.remove();
    keepDiet(page.spesa, { allergens: ['milk'], diets: [], traces: true, hide: false });
    const again = await place('spesa-recipe', { ...given, ingredients: lines });
    await waitFor(() =>
      expect(marks(again)).toEqual([
        ['Contiene glutine. Può contenere soia, senape', false],
        ['Contiene latte', true],
        ['Nessun allergene dichiarato', false],
        null,
      ]),
    );
    expect(again.querySelector('.recipe__allergens--unwanted')?.textContent?.trim()).toBe('Contiene latte');
  });

  test('keeps the screen awake where the browser can, and lets go', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    site();
    const element = await place('spesa-recipe', { ...given, ingredients: 'sale' });
    const box = within(element).getByRole('checkbox', { name: 'Tieni acceso lo schermo' });
    await userEvent.click(box);
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    await userEvent.click(box);
    await waitFor(() => expect(release).toHaveBeenCalled());
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  test('lists the recipes of a product with their times and servings, and nothing where nobody answers', async () => {
    site();
    const element = await place('spesa-recipe', { 'product-id': String(pasta) });
    await waitFor(() => expect(words(element, 'a')).toEqual(['Trofie al pesto', 'Torta di mele']));
    expect(words(element, '.recipe-list__facts')).toEqual(['20 minuti · Dosi per 4 persone']);
    document.body.replaceChildren();
    stage(() => Promise.resolve(new Response('In manutenzione', { status: 503 })));
    expect((await place('spesa-recipe', { 'product-id': '7' })).textContent).toBe('');
  });
});

describe('[spesa-share-buttons] the ways to pass a page on', () => {
  test('are links without anybody’s script, and the system’s own where there is one', async () => {
    const share = vi.fn(() => Promise.resolve());
    document.title = 'Pane & vino';
    site();
    const plain = await place('spesa-share-buttons');
    expect(words(plain, 'a')).toEqual([
      'Condividi su Facebook',
      'Condividi su WhatsApp',
      'Condividi su LinkedIn',
      'Condividi su X',
      'Manda per e-mail',
    ]);
    expect(plain.querySelector('a')?.getAttribute('href')).toContain('u=http');
    expect(plain.querySelector('a[href^=mailto]')?.getAttribute('href')).toContain('subject=Pane%20%26%20vino');
    expect(plain.querySelector('button')).toBeNull();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const able = await place('spesa-share-buttons');
    await userEvent.click(within(able).getByRole('button', { name: 'Condividi con…' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'Pane & vino' }));
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('[spesa-footer] the footer', () => {
  test('LAW-10 LAW-11 LAW-12 LAW-21 LAW-22 LAW-23 says who sells and leads to withdrawal, guarantee, accessibility and cookies, and to no ODR platform', async () => {
    site();
    const element = await place('spesa-footer');
    await waitFor(() => expect(element.textContent).toContain('Mercati Lanterna S.r.l.'));
    expect(element.textContent).toContain('Partita IVA e codice fiscale 01234567890');
    expect(element.textContent).toContain('REA GE-123456');
    const to = (name: string) => within(element).getByRole('link', { name }).getAttribute('href');
    expect(to('Recedere dal contratto qui')).toBe('/order-tracking/');
    expect(to('Garanzia legale di conformità')).toBe('/condizioni-di-vendita/');
    expect(to('Accessibilità')).toBe('/accessibilita/');
    expect(to('Preferenze sui cookie')).toBe('/cookie-preferences');
    expect(to('010 895 0012')).toBe('tel:0108950012');
    expect(element.textContent).toContain('Garanzia legale di conformità: almeno 2 anni');
    expect(element.textContent).toContain('il venditore ne risponde per due anni dalla consegna');
    expect(to('I tuoi diritti in Europa')).toMatch(/^https:\/\/europa\.eu\/youreurope\//);
    const kept = await place('spesa-footer', { 'no-guarantee-notice': '' });
    await waitFor(() => expect(kept.querySelector('.guarantee')).not.toBeNull());
    expect(element.innerHTML).not.toMatch(/ec\.europa\.eu|\bODR\b/);
  });

  test('BAD-10 keeps the rights where the site does not answer', async () => {
    stage(() => Promise.resolve(Response.json({ code: 'rest_forbidden' }, { status: 403 })));
    const element = await place('spesa-footer', { location: '' });
    expect(within(element).getByRole('link', { name: 'Recedere dal contratto qui' })).not.toBeNull();
    expect(within(element).queryByText('Chi vende')).toBeNull();
  });
});

describe.skipIf(!hasPhp)('the templates of the plugin have the skeleton of these views', () => {
  const own = (element: Element) => skeletons(element).replaceAll(/http:\/\/(shop\.test|localhost(:\d+)?)/g, '');

  test('[spesa-recipe] ingredients, steps and times', async () => {
    site();
    const element = await place('spesa-recipe', { ...given, ingredients: '400 g | trofie\nsale' });
    const html = printed(
      'elements/recipe',
      {},
      { servings: 4, preparation: 15, cooking: 60, ingredients: '400 g | trofie\nsale', steps: given.steps },
    );
    for (const part of ['.recipe__times', '.recipe__ingredients', '.recipe__steps'])
      expect(own(html.querySelector(part)!)).toBe(own(element.querySelector(part)!));
  });

  test('[spesa-footer] trader and rights', async () => {
    site();
    const element = await place('spesa-footer', { location: '' });
    await waitFor(() => expect(element.textContent).toContain('Mercati Lanterna S.r.l.'));
    const trader = (await (await contentPlatform().request('/custom/v1/trader')).json()) as object;
    const pages = {
      guarantee: '/condizioni-di-vendita/',
      terms: '/condizioni-di-vendita/',
      privacy: '/privacy-policy/',
      accessibility: '/accessibilita/',
    };
    expect(own(printed('footer', { 'platform.custom': trader }, pages))).toBe(own(element));
  });
});
