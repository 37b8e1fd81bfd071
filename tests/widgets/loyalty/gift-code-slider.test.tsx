import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lasting } from '../../../demo/shop/validity.ts';
import { plainProducts } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

let shop: Shop;
let ids: number[];
beforeAll(async () => {
  shop = await openShop();
  ids = await plainProducts(shop, 2, 1000);
}, 60_000);
beforeEach(async () => {
  await shop.db.deleteFrom('cart_code').execute();
  await shop.db.deleteFrom('gift_use').execute();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => shop.close());

const cards = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('.gift-card')];
const names = (element: HTMLElement) =>
  cards(element).map((card) => card.querySelector('.gift-card__name')!.textContent);
const cardOf = (element: HTMLElement, name: string) =>
  cards(element).find((card) => card.querySelector('.gift-card__name')!.textContent === name)!;
const button = (card: HTMLElement, name: string) =>
  card.querySelector<HTMLButtonElement>(`button[aria-label^="${name}"]`)!;

async function slider(page: Stage, attributes: Record<string, string> = {}): Promise<HTMLElement> {
  const element = await place('spesa-gift-code-slider', attributes);
  await waitFor(() => expect(page.asked('/giftcertificate/list-manual-assigned')).not.toEqual([]));
  await waitFor(() => expect(element.querySelector('.skeletons')).toBeNull());
  return element;
}

describe('[spesa-gift-code-slider]', () => {
  test('[GET /giftcertificate/list] [GET /giftcertificate/list-manual-assigned] shows the usable certificates of both lists, without those hidden at home', async () => {
    const page = await shopPage(shop, { as: 'anna' });
    const element = await slider(page);
    expect(names(element).toSorted()).toEqual([
      'Buon compleanno: 15%',
      'Buono da 5 €',
      'Per il ritardo: 3 € di sconto',
      'Un prodotto in omaggio',
    ]);
    expect([
      page.asked('/giftcertificate/list').length,
      page.asked('/giftcertificate/list-manual-assigned').length,
    ]).toEqual([1, 1]);
    expect(page.asked('/giftcertificate/list')[0]!.searchParams.get('show_history')).toBe('true');
    const five = cardOf(element, 'Buono da 5 €');
    expect(five.querySelector('.gift-card__value')!.textContent).toBe('−5,00\u00a0€');
    expect(five.querySelector('.gift-card__term')!.textContent).toBe(
      `Fino al 31 dicembre ${lasting.endDate.slice(0, 4)}`,
    );
    expect(five.querySelector('code')!.textContent).toBe('GRAZIE5');
    const said = cardOf(element, 'Un prodotto in omaggio').textContent;
    expect(said.match(/scegli/gi), 'that one chooses the product is said once').toHaveLength(1);
  });

  test('used and lapsed ones are not offered; where they are shown they can neither be copied nor used', async () => {
    await shop.db.insertInto('gift_use').values({ gift_certificate_id: 33, user_id: 101, order_id: 260_001 }).execute();
    expect(names(await slider(await shopPage(shop, { as: 'anna' })))).not.toContain('Buon compleanno: 15%');
    const element = await slider(await shopPage(shop, { as: 'anna' }), { history: '', 'no-autoplay': '' });
    expect(cardOf(element, 'Buon compleanno: 15%').querySelector('.gift-card__term')!.textContent).toMatch(
      /^(Già usato|Usato il .+)$/,
    );
    const old = cardOf(element, 'Estate per te');
    expect(old.querySelector('.gift-card__term')!.textContent).toBe('Scaduto il 30 settembre 2026');
    expect(old.querySelector('button, code')).toBeNull();
    expect(names(element).slice(-2).toSorted()).toEqual(['Buon compleanno: 15%', 'Estate per te']);
  });

  test('the code is copied, or selected where the clipboard is closed; either is said on the card', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    const element = await slider(await shopPage(shop, { as: 'anna' }));
    const card = cardOf(element, 'Buono da 5 €');
    button(card, 'Copia il codice GRAZIE5').click();
    await waitFor(() => expect(card.querySelector('[role="status"]')!.textContent).toBe('Codice copiato.'));
    expect(written).toEqual(['GRAZIE5']);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('closed')) } });
    button(card, 'Copia il codice GRAZIE5').click();
    await waitFor(() => expect(card.querySelector('[role="status"]')!.textContent).toContain('selezionalo'));
  });

  test('[GET /cart-giftcertificate/check] [POST /cart-giftcertificate/add_code] is put on the cart; a refusal stands on its card alone, by no toast', async () => {
    const page = await shopPage(shop, { as: 'anna', ready: true, lines: [{ productId: ids[0]!, quantity: 3 }] });
    const element = await slider(page);
    const five = cardOf(element, 'Buono da 5 €');
    button(five, 'Usa nel carrello: Buono da 5 €').click();
    await waitFor(() => expect(five.querySelector('.gift-card__in')!.textContent).toBe('Nel carrello'));
    expect(page.spesa.cart.current()).toMatchObject({
      grossTotal: expect.any(Number),
      orderAdjustmentSummary: { orderAdjustments: [{ amount: -5 }] },
    });
    const birthday = cardOf(element, 'Buon compleanno: 15%');
    button(birthday, 'Usa nel carrello').click();
    await waitFor(() =>
      expect(birthday.querySelector('[role="status"]')!.textContent).toMatch(
        /^Il codice vale da 40,00\u00a0€: mancano \d+,\d\d\s€/,
      ),
    );
    expect(birthday.querySelector('.gift-card__in')).toBeNull();
    expect(document.querySelector('spesa-toasts .toast')).toBeNull();
  });

  test('moves by itself with a pause', async () => {
    const element = await slider(await shopPage(shop, { as: 'anna' }));
    expect(element.querySelector('.slider__foot')).not.toBeNull();
    const still = await slider(await shopPage(shop, { as: 'anna' }), { 'no-autoplay': '', 'no-bullets': '' });
    expect(still.querySelector('.slider__foot')).toBeNull();
  });

  test('[spesa-service-discovery] stands there for who has none', async () => {
    const element = await slider(await shopPage(shop, { as: 'bruno' }));
    expect(element.querySelector('spesa-service-discovery')).not.toBeNull();
    expect(cards(element)).toEqual([]);
  });

  test('what one list lacks the other still shows; without both it can be asked again', async () => {
    const page = await shopPage(shop, { as: 'anna' });
    page.intercept(({ pathname }) =>
      pathname.endsWith('/giftcertificate/list') ? new Response('', { status: 503 }) : undefined,
    );
    const element = await slider(page);
    await waitFor(() => expect(names(element)).toEqual(['Per il ritardo: 3 € di sconto']));
    const again = await shopPage(shop, { as: 'anna' });
    again.intercept(({ pathname }) =>
      pathname.includes('/giftcertificate/') ? new Response('', { status: 503 }) : undefined,
    );
    const broken = await slider(again);
    const retry = await waitFor(() => {
      const found = broken.querySelector<HTMLButtonElement>('.empty-state--error button');
      expect(found).not.toBeNull();
      return found!;
    });
    again.intercept(undefined);
    retry.click();
    await waitFor(() => expect(cards(broken)).toHaveLength(4));
  });

  test('a visitor sees nothing, and nothing is asked', async () => {
    const page = await shopPage(shop);
    const element = await place('spesa-gift-code-slider');
    expect([element.hidden, element.textContent]).toEqual([true, '']);
    expect(page.requests.filter(({ pathname }) => pathname.includes('giftcertificate'))).toEqual([]);
  });
});
