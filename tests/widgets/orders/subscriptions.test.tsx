import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { passes } from '../../../demo/shop/passes.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1, { stock: 100 });
const user = userEvent.setup({ delay: null });
const words = ['Attivo', 'Ordinato', 'In scadenza', 'Scaduto', 'Da rinnovare'];

/** The cards of the page, each with the word that says how it stands. */
async function cardsOf(element: HTMLElement): Promise<Map<string, HTMLElement>> {
  const cards = await within(element).findAllByRole('article');
  return new Map(
    cards.map((card) => [words.find((word) => within(card).queryByText(word, { exact: true })) ?? '', card]),
  );
}

describe('[spesa-subscriptions] subscriptions', () => {
  test('a visitor is asked to log in, and nothing is read', async () => {
    const page = await shopPage(plain.shop);
    const element = await place('spesa-subscriptions');
    expect(await within(element).findByText('Accedi per vedere i tuoi abbonamenti')).toBeTruthy();
    expect(page.asked('/order/list')).toEqual([]);
  });

  test('who has none sees those that the shop sells: what each brings, its price and what that is a month; a press puts one into the cart', async () => {
    await shopPage(plain.shop, { as: 'anna', ready: true });
    const element = await place('spesa-subscriptions');
    expect(await within(element).findByText('Non hai ancora abbonamenti')).toBeTruthy();
    const offers = await within(element).findByRole('region', { name: 'Gli abbonamenti che puoi prendere' });
    const [first, ...more] = await within(offers).findAllByRole('listitem');
    expect(
      within(offers)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Abbonamento consegna a casa per 3 mesi',
      'Abbonamento consegna a casa per 6 mesi',
      'Abbonamento consegna a casa per 12 mesi',
    ]);
    expect(more).toHaveLength(2);
    expect(first!.textContent).toMatch(/non costa nulla per 3 mesi, a ogni spesa\. Non si rinnova da solo/);
    expect(first!.textContent).toMatch(/54,90\s€ in un solo pagamento.*18,30\s€ al mese/);
    expect(offers.textContent).not.toMatch(/pz/);
    await user.click(within(first!).getByRole('button', { name: /^Aggiungi / }));
    const way = await within(first!).findByRole<HTMLAnchorElement>('link', { name: 'È nel carrello' });
    expect(way.getAttribute('href')).toMatch(/\/cart$/);
  });

  test('each of the five states stands with its term, its due dates and its payments', async () => {
    await shopPage(plain.shop, { as: 'giulia' });
    const cards = await cardsOf(await place('spesa-subscriptions'));
    expect([...cards.keys()].sort()).toEqual([...words].sort());
    for (const card of cards.values())
      expect(within(card).getByText(/^Dal \d+ \S+ \d{4} al \d+ \S+ \d{4}$/)).toBeTruthy();
    const active = within(cards.get('Attivo')!);
    expect(active.getByText(/^Pagato il \d+ \S+ \d{4}: 79,00\s€\.$/)).toBeTruthy();
    const tries = cards.get('Attivo')!.querySelectorAll('.subscription__transactions li');
    expect([...tries].map(({ textContent }) => textContent.split(': ')[1])).toEqual(['non riuscito', 'riuscito']);
    expect(within(cards.get('In scadenza')!).getByText(/^Prossimo pagamento entro il \d/)).toBeTruthy();
    expect(within(cards.get('Da rinnovare')!).getByText(/^Era da rinnovare entro il \d/)).toBeTruthy();
    expect(within(cards.get('Ordinato')!).getByText(/^Da pagare, con l’ordine del \d/)).toBeTruthy();
    for (const [state, card] of cards)
      expect(within(card).queryAllByRole('button', { name: /^Rinnova / }), state).toHaveLength(
        state === 'In scadenza' || state === 'Da rinnovare' ? 1 : 0,
      );
  });

  test('one that expires is renewed by a press: it lies in the cart, once, and a second press says why not', async () => {
    const page = await shopPage(plain.shop, { as: 'giulia' });
    const me = await logIn(plain.shop, 'giulia');
    await chooseDelivery(plain.shop, me, { address_id: 1006, delivery_service_id: 2 });
    await page.spesa.cart.load();
    const cards = await cardsOf(await place('spesa-subscriptions'));
    const card = within(cards.get('In scadenza')!);
    await user.click(card.getByRole('button', { name: /^Rinnova / }));
    const inCart = async () =>
      (await plain.shop.request(cart.view, {}, me)).data.cartItems?.map(({ product, quantity }) => [
        product.productId,
        quantity,
      ]);
    await waitFor(async () => expect(await inCart()).toEqual([[passes.quarter.productId, 1]]));
    await waitFor(() =>
      expect(card.getByRole('button', { name: /^Rinnova / }).getAttribute('aria-busy')).not.toBe('true'),
    );
    await user.click(card.getByRole('button', { name: /^Rinnova / }));
    expect((await card.findByRole('alert')).textContent).toMatch(/al massimo 1/);
    expect(await inCart()).toEqual([[passes.quarter.productId, 1]]);
  });

  test('a pass that was bought stands here from its first delivery on, with what is still to be paid', async () => {
    const me = await logIn(plain.shop, 'anna');
    await put(
      plain.shop,
      me,
      { productId: plain.id(0), quantity: 5 },
      { productId: passes.year.productId, quantity: 1 },
    );
    await chooseDelivery(plain.shop, me);
    const bought = await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me);
    expect(bought.errors).toEqual([]);
    await shopPage(plain.shop, { as: 'anna' });
    const cards = await cardsOf(await place('spesa-subscriptions'));
    expect([...cards.keys()]).toEqual(['Ordinato']);
    expect(within(cards.get('Ordinato')!).getByText(/^Da pagare, con l’ordine del .*79,00\s€\.$/)).toBeTruthy();
  });
});
