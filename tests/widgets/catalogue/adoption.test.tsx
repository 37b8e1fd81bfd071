import '../../../core/flows/addToCart.ts';
import { configure, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProductCardProps } from '../../../widgets/ui/ProductCard.tsx';
import { hasPhp, printed } from '../printed.ts';
import { answer, place, seedScript, stage, type Stage } from '../stage.ts';
import { category, list, network, product } from './answers.ts';
import { elapse } from '../pageTimers.ts';
import { now } from '../../moment.ts';

configure({ asyncUtilTimeout: 8_000 });

const drawn = vi.hoisted(() => vi.fn());
vi.mock('../../../widgets/ui/ProductCard.tsx', async (original) => {
  const module = await original<typeof import('../../../widgets/ui/ProductCard.tsx')>();
  const ProductCard = (props: ProductCardProps) => {
    drawn(props.product.productId);
    return module.ProductCard(props);
  };
  return { ...module, ProductCard };
});

const input = { parent_category_id: 2, page_size: 24 };
const goods = (count: number, given: object = {}) => ({
  ...list(count),
  products: Array.from({ length: count }, (_, index) => product(1000 + index, index === 3 ? given : {})),
});
const headless = { heading: 'Dispensa', headingLevel: '2' };
const cards = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('.product-card')];

let page: Stage;
let fresh: object;
beforeEach(() => {
  drawn.mockClear();
  fresh = goods(24);
  window.history.replaceState(null, '', '/category/dispensa');
  page = stage(network({ '/products': () => answer(fresh), '/category': () => answer({ category }) }), {
    config: { api: '/ebsn/api', currencyForm: 'italian' },
  });
});
afterEach(() => document.body.replaceChildren());

const seed = (endpoint: string, input: object, data: unknown, at = now(), given: { hash?: string } = {}) => ({
  endpoint,
  input,
  data,
  at,
  ...given,
});
const slider = (data: object, at?: number, heading = printed('product-list', data, headless).innerHTML) =>
  place(
    'spesa-product-slider',
    { heading: 'Dispensa', 'category-id': '2', limit: '24' },
    heading + seedScript([seed('catalogue.products', input, data, at)]),
  );
const listing = (data: object, given?: { hash: string }) =>
  place(
    'spesa-category-page',
    {},
    printed('category-page', { 'catalogue.category': { category }, 'catalogue.products': data }).innerHTML +
      seedScript([
        seed('catalogue.category', { slug: 'dispensa' }, { category }),
        seed('catalogue.products', input, data, now(), given),
      ]),
  );

describe.skipIf(!hasPhp)('a printed list is adopted', () => {
  test.each<[string, (data: object) => Promise<HTMLElement>]>([
    ['spesa-product-slider', slider],
    ['spesa-category-page', listing],
  ])('[%s] 24 printed cards are drawn by nobody, and each is the node that was printed', async (_, show) => {
    const watched = vi.fn();
    const append = Element.prototype.append;
    vi.spyOn(Element.prototype, 'append').mockImplementation(function (this: Element, ...nodes) {
      watched(nodes.length);
      append.apply(this, nodes);
    });
    const element = await show(goods(24));
    vi.restoreAllMocks();
    await elapse(80);
    expect(cards(element)).toHaveLength(24);
    expect(drawn).not.toHaveBeenCalled();
    expect(watched).toHaveBeenCalledWith(24);
    expect(page.requests).toEqual([]);
  });

  test('what the server cannot print comes near the screen: badges, notes, a cut price with its reference, the corner', async () => {
    const element = await slider(
      goods(24, {
        isNew: true,
        productInfos: { TIPOLOGIA: 'Pezzo', MAX_ACQ: '2' },
        priceStandardDisplay: 2,
        price: 1.5,
        priceDisplay: 1.5,
        warehousePromo: { warehousePromoId: 1, lowestPrice30: 1.8, view: { body: '−25%', cssClass: '' } },
      }),
    );
    await waitFor(() => expect(cards(element)[23]!.querySelector('.product-card__corner button')).not.toBeNull());
    const fourth = cards(element)[3]!;
    expect(fourth.querySelectorAll('.price__amount')).toHaveLength(1);
    expect(fourth.querySelector('.badge')).not.toBeNull();
    expect(drawn).not.toHaveBeenCalled();
  });

  test('a press on a printed button adds at once, with the focus where it was', async () => {
    const element = await slider(goods(24));
    const button = within(cards(element)[2]!).getByRole('button', { name: /Prodotto 1002/ });
    const dialogs: string[] = [];
    page.spesa.dialogs.store.subscribe(({ levels }) => levels.forEach(({ name }) => name && dialogs.push(name)));
    await userEvent.click(button);
    await waitFor(() => expect(dialogs).toEqual(['login']));
    expect(document.activeElement?.closest('.product-card')).toBe(cards(element)[2]);
    expect(cards(element)[2]!.querySelectorAll('[data-press]')).toHaveLength(1);
    expect(drawn).not.toHaveBeenCalled();
  });

  test('a press from before the takeover is done once', async () => {
    const data = goods(24);
    const dialogs: string[] = [];
    page.spesa.dialogs.store.subscribe(({ levels }) => levels.forEach(({ name }) => name && dialogs.push(name)));
    await place(
      'spesa-product-slider',
      { heading: 'Dispensa', 'category-id': '2', limit: '24', 'data-spesa-pressed': 'add:1004' },
      printed('product-list', data, headless).innerHTML + seedScript([seed('catalogue.products', input, data)]),
    );
    await waitFor(() => expect(dialogs).toEqual(['login']));
  });

  test('BAD-09 a printed picture that does not load leaves the fallback icon in its box', async () => {
    const element = await slider(goods(24, { mediaURLMedium: '/photo/none.webp' }));
    const card = cards(element)[3]!;
    card.querySelector('img')!.dispatchEvent(new Event('error'));
    await waitFor(() => expect(card.querySelector('.picture__fallback')).not.toBeNull());
    expect(card.querySelector('img')).toBeNull();
  });

  test('an old answer whose fresh one says the same leaves the printed cards standing', async () => {
    const element = await slider(goods(24), now() - 1_200_000);
    await waitFor(() => expect(page.asked('/products')).toHaveLength(1));
    await elapse(80);
    expect(cards(element)).toHaveLength(24);
    expect(drawn).not.toHaveBeenCalled();
  });

  test('an old answer whose fresh one differs is drawn, with the focus on the same product', async () => {
    fresh = goods(24, { name: 'Di oggi' });
    const data = goods(24);
    const element = await slider(data, now() - 1_200_000);
    element.querySelectorAll<HTMLElement>('[data-press]')[5]!.focus();
    await waitFor(() => expect(cards(element)[3]!.textContent).toContain('Di oggi'));
    expect(cards(element)).toHaveLength(24);
    expect((document.activeElement as HTMLElement).dataset.press).toBe('add:1005');
  });

  test('another page of the list is drawn in place of the printed one', async () => {
    const element = await listing(goods(24));
    fresh = list(60, 2);
    await elapse(80);
    page.spesa.query.refresh();
    await waitFor(() => expect(cards(element)[0]!.textContent).toContain('Prodotto 2000'));
    expect(cards(element)).toHaveLength(24);
  });

  test('a card that was printed otherwise than it is said to be is drawn', async () => {
    const element = await slider(
      goods(24),
      undefined,
      printed('product-list', goods(24, { name: 'X' }), headless).innerHTML,
    );
    expect(cards(element)).toHaveLength(24);
    await waitFor(() => expect(new Set(drawn.mock.calls.flat()).size).toBe(24));
    expect(cards(element)[3]!.textContent).toContain('Prodotto 1003');
  });
});

describe.skipIf(!hasPhp)('[spesa-category-page] a list that was printed for another store', () => {
  const otherStore = { hash: 'w9d0t0' };
  const kept = (element: HTMLElement) => element.querySelectorAll('[data-kept]');
  /** Runs right behind the task that mounts the element. */
  const atMount = (look: (element: HTMLElement) => void): void => {
    const watch = new MutationObserver(() => {
      const element = document.querySelector<HTMLElement>('spesa-category-page[data-mounted]');
      if (!element) return;
      watch.disconnect();
      look(element);
    });
    watch.observe(document, { attributes: true, childList: true, subtree: true });
  };

  test('is adopted where the customer’s own says the same', async () => {
    const element = await listing(goods(24), otherStore);
    await elapse(80);
    expect(page.asked('/products')).toHaveLength(1);
    expect(cards(element)).toHaveLength(24);
    expect(kept(element)).toHaveLength(0);
    expect(drawn).not.toHaveBeenCalled();
  });

  test('stays where it differs: the first drawing draws no card, then each is drawn in its slice, with the focus where it was, and no skeleton is seen', async () => {
    fresh = goods(24, { name: 'Altro negozio' });
    const skeletons: Element[] = [];
    const watch = new MutationObserver(() => skeletons.push(...document.querySelectorAll('.product-grid .skeleton')));
    watch.observe(document, { childList: true, subtree: true });
    const first: unknown[] = [];
    atMount((mounted) => {
      first.push(drawn.mock.calls.length, kept(mounted).length, cards(mounted)[3]!.textContent);
      kept(mounted)[5]!.querySelector<HTMLElement>('[data-press]')!.focus();
    });
    const element = await listing(goods(24), otherStore);
    expect(first).toEqual([0, 24, expect.stringContaining('Prodotto 1003')]);
    await waitFor(() => expect(kept(element)).toHaveLength(0));
    watch.disconnect();
    expect(cards(element)[3]!.textContent).toContain('Altro negozio');
    expect(drawn).toHaveBeenCalledTimes(24);
    expect((document.activeElement as HTMLElement).dataset.press).toBe('add:1005');
    expect(skeletons).toEqual([]);
  });

  test('keeps a press: a card is not drawn under the finger, and its button does its work once', async () => {
    fresh = goods(24, { name: 'Altro negozio' });
    const dialogs: string[] = [];
    page.spesa.dialogs.store.subscribe(({ levels }) => levels.forEach(({ name }) => name && dialogs.push(name)));
    let button: Element | undefined;
    atMount((mounted) => fireEvent.pointerDown((button = kept(mounted)[3]!.querySelector('[data-press]')!)));
    const element = await listing(goods(24), otherStore);
    await waitFor(() => expect(kept(element)).toHaveLength(1));
    expect(button!.isConnected).toBe(true);
    fireEvent.pointerUp(button!);
    fireEvent.click(button!);
    await waitFor(() => expect(dialogs).toEqual(['login']));
    expect(kept(element)).toHaveLength(0);
    expect(cards(element)[3]!.textContent).toContain('Altro negozio');
  });
});
