import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { content } from '../../../core/api/endpoints/content.ts';
import { formatCurrency, priceOf } from '../../../core/rules/price.ts';
import type { LeafletDetail } from '../../../core/schema/leaflets.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { hasPhp, printed, skeletons } from '../printed.ts';
import { shopPage } from '../shop.ts';
import { answer, place, type Stage } from '../stage.ts';

let shop: Shop;
let page: Stage;
let leaflet: LeafletDetail;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  shop = await openShop();
  const [first] = (await shop.request(content.leaflets, {})).data.leaflets;
  leaflet = (await shop.request(content.leaflet, { leaflet_id: first!.leafletId })).data;
});
afterEach(() => history.replaceState(null, '', '/'));
afterAll(() => shop.close());

const open = async (id = leaflet.leafletId) => {
  history.replaceState(null, '', `/leaflets/${id}`);
  return place('spesa-leaflet');
};
const instead = (data: object) =>
  page.intercept((url) => (url.pathname.endsWith('/leaflet/view') ? answer(data) : undefined));
const shown = (element: Element) => element.querySelector('.leaflet-viewer__page img')!;

describe('[spesa-leaflet]', () => {
  test('[GET /leaflet/view] shows the leaflet of the address: its days, its pages as pictures and as products with unit prices (LAW-04)', async () => {
    page = await shopPage(shop);
    const element = await open();
    await within(element).findByRole('heading', { level: 1, name: leaflet.title });
    expect(element.querySelector('.leaflet__dates')?.textContent).toMatch(/^Valido dal .+ al .+$/);
    const names = leaflet.leafletPages!.flatMap(({ products }) => products!.map(({ productId }) => productId));
    expect(element.querySelectorAll('.product-card')).toHaveLength(names.length);
    expect(
      [...element.querySelectorAll('.product-card')].filter(
        (card) => !/(\/|al )(kg|l|pz|100)/.test(card.querySelector('.price')?.textContent ?? ''),
      ),
    ).toEqual([]);
    expect([...element.querySelectorAll('.leaflet__page-title')].map(({ textContent }) => textContent)).toEqual(
      leaflet.leafletPages!.map(({ title }) => title),
    );
    expect(shown(element).getAttribute('alt')).toContain(leaflet.leafletPages![0]!.products![0]!.name);
    expect(page.asked('/leaflet/product-search')).toHaveLength(0);
  });

  test('the prices of the store stand as text over the page, and go where the leaflet is over', async () => {
    page = await shopPage(shop);
    const element = await open();
    const prices = () => [...element.querySelectorAll('.leaflet-prices__now')].map(({ textContent }) => textContent);
    await within(element).findByRole('heading', { level: 1 });
    const [first] = leaflet.leafletPages!;
    expect(first!.prices).toHaveLength(first!.products!.length);
    expect(prices()).toEqual(
      first!.products!.map((product) => formatCurrency(priceOf(product)!, page.spesa.config.currencyForm)),
    );
    expect(element.querySelectorAll('.leaflet-prices__unit')).toHaveLength(prices().length);
  });

  test('is leafed through and enlarged by keys, buttons and thumbnails', async () => {
    page = await shopPage(shop);
    const element = await open();
    await within(element).findByRole('heading', { level: 1 });
    const place = () => element.querySelector('.leaflet-viewer__place')!.textContent;
    const frame = element.querySelector<HTMLElement>('.leaflet-viewer__frame')!;
    frame.focus();
    await user.keyboard('{ArrowRight}');
    expect(place()).toBe('Pagina 2 di 4');
    expect(shown(element).getAttribute('src')).toContain('/1.webp');
    await user.keyboard('{End}{ArrowRight}');
    expect(place()).toBe('Pagina 4 di 4');
    await user.keyboard('{Home}{ArrowLeft}++');
    expect(place()).toBe('Pagina 1 di 4, Ingrandimento 200%');
    expect(frame.className).toContain('zoom-2');
    await user.keyboard('{ArrowRight}');
    expect(place()).toContain('Pagina 1 di 4');
    await user.keyboard('++++-');
    expect(place()).toContain('250%');
    await user.click(within(element).getByRole('button', { name: 'Avanti' }));
    expect(place()).toContain('Pagina 2 di 4');
    await user.click(within(element).getByRole('button', { name: 'Vai alla pagina 4' }));
    expect(place()).toContain('Pagina 4 di 4');
    await user.click(within(element).getByRole('button', { name: 'Vedi la pagina 3' }));
    expect(place()).toContain('Pagina 3 di 4');
  });

  test('[POST /cart/add] a product is put into the cart from it', async () => {
    page = await shopPage(shop, { as: 'anna', ready: true });
    const element = await open();
    const [button] = await within(element).findAllByRole('button', { name: /^Aggiungi / });
    await user.click(button!);
    await waitFor(() => expect(page.spesa.cart.current()?.totalItems).toBe(1));
    expect(page.spesa.cart.current()?.cartItems?.[0]?.productId).toBe(
      leaflet.leafletPages![0]!.products![0]!.productId,
    );
  });

  test('[GET /leaflet/product-search] a leaflet whose pages do not tell their products is asked for them', async () => {
    page = await shopPage(shop);
    instead({ ...leaflet, leafletPages: undefined, baseLocation: '/photo/x/', pages: 3 });
    const element = await open();
    await waitFor(() => expect(element.querySelectorAll('article.product-card').length).toBeGreaterThan(20));
    expect(shown(element).getAttribute('src')).toBe('http://shop.test/photo/x/0.png');
    expect(element.querySelectorAll('.leaflet-viewer__thumb')).toHaveLength(3);
    expect(page.asked('/leaflet/product-search')[0]!.searchParams.get('parent_leaflet_id')).toBe(
      String(leaflet.leafletId),
    );
  });

  test('one that is over says so and can still be looked at; one to come says when', async () => {
    page = await shopPage(shop);
    instead({ ...leaflet, startDate: '2026-01-01', endDate: '2026-01-14' });
    const over = await open();
    await within(over).findByText('Questo volantino è scaduto il 14 gennaio 2026.');
    expect(over.querySelectorAll('.product-card').length).toBeGreaterThan(0);
    expect(over.querySelector('.leaflet-prices')).toBeNull();
    page = await shopPage(shop);
    instead({ ...leaflet, startDate: '2099-01-01', endDate: '2099-01-14' });
    await within(await open()).findByText('Questo volantino vale dal 1 gennaio 2099.');
  });

  test('an unknown one leads to all; an unreachable shop can be tried again', async () => {
    page = await shopPage(shop);
    const element = await open(999);
    await within(element).findByText('Questo volantino non c’è.');
    expect(within(element).getByRole('link', { name: 'Tutti i volantini' }).getAttribute('href')).toBe('/leaflets');
    page = await shopPage(shop);
    page.intercept((url) => (url.pathname.endsWith('/leaflet/view') ? new Response('', { status: 503 }) : undefined));
    const broken = await open();
    const retry = await within(broken).findByRole('button', { name: 'Riprova' });
    page.intercept(undefined);
    await user.click(retry);
    await within(broken).findByRole('heading', { level: 1, name: leaflet.title });
  });

  test('XSS-09 a picture or document of another kind of address is not shown', async () => {
    page = await shopPage(shop);
    const evil = 'javascript:alert(1)';
    instead({
      ...leaflet,
      pdfUrl: evil,
      leafletPages: [
        { pageNumber: 0, url: evil, products: leaflet.leafletPages![0]!.products },
        { pageNumber: 1, url: '/photo/ok.png' },
      ],
    });
    const element = await open();
    await within(element).findByRole('heading', { level: 1 });
    expect(element.innerHTML).not.toContain('javascript:');
    expect(element.querySelectorAll('.leaflet-viewer__page')).toHaveLength(1);
  });

  test.skipIf(!hasPhp)('is printed as it is shown', async () => {
    page = await shopPage(shop, { config: { currencyForm: 'italian' } });
    const plain = { warehousePromo: undefined, priceStandardDisplay: undefined, isNew: false, newProduct: false };
    const bare = {
      ...leaflet,
      leafletPages: leaflet.leafletPages!.map((one) => ({
        ...one,
        products: one.products!.map((product) => ({ ...product, ...plain })),
      })),
    };
    instead(bare);
    const element = await open();
    await within(element).findByRole('heading', { level: 1 });
    const template = printed('leaflet', bare, {}, `/leaflets/${leaflet.leafletId}`);
    for (const part of ['.crumbs', '.leaflet__head', '.leaflet__viewer'])
      expect(skeletons(template.querySelector(part)!)).toBe(
        skeletons(element.querySelector(part)!).replaceAll('http://shop.test', ''),
      );
    const order = (root: Element) =>
      [...root.querySelectorAll('.leaflet__page-title, .button--ghost, .product-card__name a')].map(
        ({ textContent }) => textContent,
      );
    expect(order(template)).toEqual(order(element));
  });
});
