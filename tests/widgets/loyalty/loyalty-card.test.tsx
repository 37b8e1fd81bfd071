import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { code128 } from '../../../widgets/loyalty/loyalty-card/code128.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const give = (email: string, change: { fidelity_card?: string; points?: string }) =>
  shop.db.updateTable('customer').set(change).where('email', '=', `${email}@example.it`).execute();

async function cardOf(name: string, attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await shopPage(shop, { as: name });
  const element = await place('spesa-loyalty-card', attributes);
  await waitFor(() => expect(element.querySelector('.loyalty')).not.toBeNull());
  return element;
}
const balances = (element: HTMLElement) =>
  Object.fromEntries(
    [...element.querySelectorAll('.loyalty__balance')].map((one) => [
      one.querySelector('dt')!.textContent,
      one.querySelector('dd')!.textContent,
    ]),
  );
const part = <E extends HTMLElement>(element: HTMLElement, selector: string) => element.querySelector<E>(selector)!;

describe('[spesa-loyalty-card] who holds a card', () => {
  test('[GET /cart/view] sees its number in groups, points, new points and the wallet in euro, but not the wallet of the checkout', async () => {
    const element = await cardOf('anna');
    expect(part(element, '.loyalty-card__face--front .loyalty-card__number').textContent).toBe(
      'Numero della carta: 0412 3456 7890 7',
    );
    expect(part(element, '.loyalty-card__holder').textContent).toBe('Anna Parodi');
    expect(balances(element)).toEqual({
      Punti: '1.280',
      'Punti della nuova raccolta': '340',
      Borsellino: '12,50\u00a0€',
    });
    expect(element.querySelector('a[href*="wantPrima"]')).toBeNull();
  });

  test('A11Y-14 turns it to a CODE128 barcode of 380 by 150 with a text, and back, by one button; the face that is away is inert', async () => {
    const element = await cardOf('anna');
    const button = part<HTMLButtonElement>(element, 'button.loyalty-card__turn');
    const [front, back] = [part(element, '.loyalty-card__face--front'), part(element, '.loyalty-card__face--back')];
    expect([front.inert, back.inert, button.getAttribute('aria-expanded')]).toEqual([false, true, 'false']);
    expect(button.getAttribute('aria-controls')).toBe(back.id);
    button.click();
    const bars = await waitFor(() => {
      const svg = element.querySelector('svg[role="img"]');
      expect(svg).not.toBeNull();
      return svg!;
    });
    expect([front.inert, back.inert, button.getAttribute('aria-expanded')]).toEqual([true, false, 'true']);
    expect([bars.getAttribute('width'), bars.getAttribute('height')]).toEqual(['380', '150']);
    expect(bars.getAttribute('aria-label')).toBe('Codice a barre della carta 0412 3456 7890 7');
    const modules = code128('0412345678907');
    expect(modules).toMatch(/^11010011100.*1100011101011$/);
    const drawn = [
      ...bars
        .querySelector('path')!
        .getAttribute('d')!
        .matchAll(/M(\d+) 0h(\d+)v150/g),
    ].map(([, x, width]) => [Number(x), Number(width)] as const);
    const read = drawn.reduce((text, [x, width]) => `${text.padEnd(x, '0')}${'1'.repeat(width)}`, '');
    expect(read).toBe('0'.repeat(10) + modules);
    button.click();
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
    expect(back.inert).toBe(true);
  });

  test('DATA-05 negative points are a dash with a text, and 10^12 fit', async () => {
    expect(balances(await cardOf('dario'))).toMatchObject({
      Punti: '–nessun saldo',
      'Punti della nuova raccolta': '15',
      Borsellino: '0,00\u00a0€',
    });
    await give('carla', { points: JSON.stringify({ PTS: 1e12, PME: 8 }) });
    expect(balances(await cardOf('carla'))).toEqual({ Punti: '1.000.000.000.000' });
  });

  test('NUM-10 a number of more than 15 digits with leading zeros stays the text it is', async () => {
    await give('carla', { fidelity_card: '000412345678907654321' });
    expect(part(await cardOf('carla'), '.loyalty-card__number bdi').textContent).toBe('0004 1234 5678 9076 5432 1');
  });

  test('shows the site’s own services, a harmful link is left out', async () => {
    const links = (element: HTMLElement) =>
      [...element.querySelectorAll<HTMLAnchorElement>('.loyalty__service')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]);
    expect(links(await cardOf('anna'))).toEqual([
      ['I tuoi ordini', '/profile/orders'],
      ['Le tue liste', '/lists'],
      ['Il tuo account', '/profile/dashboard'],
    ]);
    expect(
      links(await cardOf('anna', { services: 'Premi | /shop/premi\nCattivo | javascript:alert(1)\nSenza indirizzo' })),
    ).toEqual([['Premi', '/premi']]);
    expect(links(await cardOf('anna', { 'no-services': '' }))).toEqual([]);
  });
});

describe('[spesa-loyalty-card] who holds none', () => {
  test('is led to the profile to request one', async () => {
    const element = await cardOf('bruno');
    expect(part<HTMLAnchorElement>(element, '.loyalty-request a').getAttribute('href')).toBe(
      '/profile/update?navToRefName=wantPrima',
    );
    expect(element.querySelector('.loyalty-card, .loyalty__balances')).toBeNull();
  });

  test('who has requested one is told so, and cannot do it twice', async () => {
    const element = await cardOf('elena');
    expect(part(element, '.loyalty-request__title').textContent).toBe('Carta richiesta');
    expect(element.querySelector('.loyalty-request a')).toBeNull();
  });

  test('a visitor sees nothing, and no gap; logging out hides it', async () => {
    await shopPage(shop);
    const element = await place('spesa-loyalty-card');
    expect([element.hidden, element.textContent]).toEqual([true, '']);
    const page = await shopPage(shop, { as: 'anna' });
    const mine = await place('spesa-loyalty-card');
    await waitFor(() => expect(mine.querySelector('.loyalty')).not.toBeNull());
    expect(mine.hidden).toBe(false);
    page.spesa.session.forget();
    await waitFor(() => expect([mine.hidden, mine.querySelector('.loyalty')]).toEqual([true, null]));
  });

  test('in an editor’s canvas it says whom it is for', async () => {
    await shopPage(shop);
    document.documentElement.setAttribute('data-spesa-no-shell', '');
    try {
      const element = await place('spesa-loyalty-card');
      expect([element.hidden, element.textContent]).toEqual([
        false,
        'Carta fedeltàLo vede solo chi ha effettuato l’accesso.',
      ]);
    } finally {
      document.documentElement.removeAttribute('data-spesa-no-shell');
    }
  });
});
