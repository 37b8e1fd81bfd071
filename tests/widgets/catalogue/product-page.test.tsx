import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answer, place, seedScript, stage, type Stage } from '../stage.ts';
import { network, product } from './answers.ts';
import { now } from '../../moment.ts';

const tag = 'spesa-product-page';
const bread = product(5, {
  name: 'PANE DI SEMOLA',
  slug: 'pane',
  priceDisplay: 2,
  priceStandardDisplay: 2.5,
  lowestPrice30: 2.4,
  mediaURLMedium: '/photo/5.webp',
  media: [
    { formatTypeId: 1, url: '/photo/5.webp', alt: '' },
    { formatTypeId: 1, url: '/photo/5b.webp', alt: 'Retro' },
    { formatTypeId: 1, url: 'javascript:alert(1)', alt: '' },
  ],
  warehousePromo: {
    warehousePromoId: 1,
    warehousePromoTypeId: 5,
    discountPerc: 20,
    expireDate: '30/11/2026',
    view: { cssClass: 'promo', header: 'Settimana del pane', body: '-20%' },
  },
  maxAcq: 6,
  leadTime: 2,
  metaData: { product_description: { ingredients: 'Semola di <b>grano</b> duro', allergens: '-', origin: 'Italia' } },
});
let page: Stage;
let shown: object = bread;

beforeEach(() => {
  shown = bread;
  window.history.replaceState(null, '', '/product/pane');
  page = stage(
    network({
      '/products': (query) => (query.get('slug') === 'pane' ? answer(shown) : answer({}, 3)),
      '/products/product-alternative-detail': () => answer({ product: bread, products: [product(8), product(9)] }),
    }),
  );
});
afterEach(() => document.body.replaceChildren());

async function open(): Promise<HTMLElement> {
  const element = await place(tag);
  await waitFor(() => expect(element.querySelector('h1')).not.toBeNull());
  return element;
}
const fact = (element: HTMLElement, key: string) => element.querySelector(`.product-fact--${key}`)?.textContent;

describe('[spesa-product-page]', () => {
  test('[GET /products] the product of the address with its way, price, promotion, limit and lead time', async () => {
    const element = await open();
    expect(within(element).getByRole('heading', { level: 1 }).textContent).toBe('Pane di semola');
    expect([...element.querySelectorAll('.crumbs li')].map((crumb) => crumb.textContent)).toEqual([
      'Home',
      'Dispensa',
      'Pane di semola',
    ]);
    const text = element.querySelector('.product-page__text')!.textContent!.replaceAll(/\s/g, ' ');
    for (const part of [
      '2.00 €prima 2.50 €',
      '3.00 €/kg',
      'Prezzo più basso degli ultimi 30 giorni: 2.40 € −16%',
      'Settimana del pane',
      'fino al 30 novembre 2026',
      '6 pz tot (È il massimo che puoi ordinare in una volta)',
      '48 ore',
    ])
      expect(text).toContain(part);
    expect(
      element.querySelector('.price + .product-page__action'),
      'the button stands beside the price',
    ).not.toBeNull();
  });

  test('food information is declared, not declared or absent, and emphasis stays (LAW-06)', async () => {
    const element = await open();
    expect(fact(element, 'ingredients')).toBe('IngredientiSemola di grano duro');
    expect(element.querySelector('.product-fact--ingredients strong')?.textContent).toBe('grano');
    expect(fact(element, 'allergens')).toBe('AllergeniNon ce ne sono');
    expect(fact(element, 'nutritional_values')).toBe('Valori nutrizionaliNon dichiarato');
    expect(fact(element, 'origin')).toBe('OrigineItalia');
    expect(fact(element, 'warnings')).toBeUndefined();
  });

  test('pictures that may not be loaded are left out, the others can be chosen', async () => {
    const element = await open();
    expect(within(element).getAllByRole('button', { name: /^Foto/ })).toHaveLength(2);
    await userEvent.click(within(element).getByRole('button', { name: 'Foto 2 di 2' }));
    expect(element.querySelector('.product-page__media img')?.getAttribute('src')).toBe(
      'http://shop.test/photo/5b.webp',
    );
  });

  test('[GET /products/product-alternative-detail] what could stand in for it is offered below', async () => {
    const element = await open();
    await waitFor(() =>
      expect(within(element).getByRole('heading', { name: 'Potrebbe interessarti anche' })).toBeTruthy(),
    );
    expect(element.querySelectorAll('.product-card')).toHaveLength(2);
    expect(page.asked('/product-alternative-detail').at(0)?.searchParams.get('product_id')).toBe('5');
  });

  test('STK-01 a product that is not available has no button, and alternatives in its place', async () => {
    shown = { ...bread, available: 0 };
    const element = await open();
    expect(element.querySelector('.product-page__none')?.textContent).toBe(
      'Non disponibile Al momento non ce l’abbiamo.',
    );
    expect(element.querySelector('.product-page__none + .product-page__further')).not.toBeNull();
    await waitFor(() => expect(within(element).getByRole('heading', { name: 'Al suo posto' })).toBeTruthy());
  });

  test('DATA-04 without a price it cannot be bought', async () => {
    const { price: _price, priceDisplay: _display, ...priceless } = bread;
    shown = priceless;
    const element = await open();
    expect(element.querySelector('.product-page__action button')).toBeNull();
    expect(element.textContent).toContain('Prezzo non disponibile');
  });

  test('with its seed the product is there at once, asked for nowhere', async () => {
    const element = await place(
      tag,
      { 'no-alternatives': '' },
      seedScript([{ endpoint: 'catalogue.product', input: { slug: 'pane' }, data: bread, at: now() }]),
    );
    expect(element.querySelector('h1')?.textContent).toBe('Pane di semola');
    expect(page.requests.filter(({ pathname }) => !pathname.includes('recipepid'))).toEqual([]);
  });

  test('[GET /product-price/get-prices] what it costs elsewhere is asked for when somebody wants to know, with unit prices and without bare percentages (LAW-04, LAW-05)', async () => {
    page.intercept((url) =>
      url.pathname.endsWith('/get-prices')
        ? answer({
            prices: [
              {
                warehouseId: 1,
                warehouseName: 'Corvetto',
                price: 2.5,
                priceDisplay: 2,
                priceUmDisplay: 4,
                warehousePromo: { warehousePromoId: 1, warehousePromoTypeId: 5, view: { cssClass: '', body: '-20%' } },
              },
              { warehouseId: 2, warehouseName: 'Nervi', price: 2.6, priceDisplay: 2.6, priceUmDisplay: 5.2 },
            ],
          })
        : undefined,
    );
    const element = await open();
    expect(page.asked('/get-prices')).toEqual([]);
    const details = element.querySelector('details')!;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await waitFor(() =>
      expect([...element.querySelectorAll('.store-prices tbody tr')].map(({ textContent }) => textContent)).toEqual([
        'Corvetto2.00\u00a0€4.00\u00a0€/kg',
        'Nervi2.60\u00a0€5.20\u00a0€/kg',
      ]),
    );
    expect(page.asked('/get-prices')[0]?.searchParams.get('product_id')).toBe('5');
  });

  test('LAW-04 LAW-06 goods in brine tell net and drained weight, and in each store what its unit price is counted on', async () => {
    shown = {
      ...bread,
      priceDisplay: 3.99,
      priceUmDisplay: 26.6,
      productInfos: { TIPOLOGIA: 'Pezzo', DRAINED_WEIGHT: '150' },
      metaData: { product_description: { net_quantity: '250 g ℮', drained_weight: '150 g' } },
    };
    page.intercept((url) =>
      url.pathname.endsWith('/get-prices')
        ? answer({
            prices: [
              { warehouseId: 1, warehouseName: 'Corvetto', price: 3.99, priceDisplay: 3.99, priceUmDisplay: 26.6 },
              { warehouseId: 2, warehouseName: 'Nervi', price: 3.99, priceDisplay: 3.99, priceUmDisplay: 15.96 },
            ],
          })
        : undefined,
    );
    const element = await open();
    expect(element.querySelector('.price__unit')?.textContent).toBe('26.60\u00a0€/kg sul peso sgocciolato');
    expect(
      ['net_quantity', 'drained_weight'].map((key) => element.querySelector(`.product-fact--${key}`)?.textContent),
    ).toEqual(['Quantità netta250 g ℮', 'Peso sgocciolato150 g']);
    const details = element.querySelector('details')!;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await waitFor(() =>
      expect([...element.querySelectorAll('.store-prices__unit')].map(({ textContent }) => textContent)).toEqual([
        '26.60\u00a0€/kg sul peso sgocciolato',
        '15.96\u00a0€/kg',
      ]),
    );
  });

  test('what the law wants said: no withdrawal from what perishes, no alcohol for minors, origin of fresh produce, codes of what is no food (LAW-07, LAW-09, LAW-16, LAW-20)', async () => {
    shown = {
      ...bread,
      barcode: '8001234567890',
      codInt: '120005',
      productInfos: { TIPOLOGIA: 'Pezzo', PERISHABLE: 'true', ADULTS_ONLY: 'true', LOGISTIC_PACKAGING_ITEMS: '6' },
      logisticPalletItems: 240,
      metaData: { product_description: { variety: 'Golden' } },
    };
    const produce = await open();
    expect(produce.querySelector('.product-page__notes')?.textContent).toContain(
      '6 pezzi per cartone240 pezzi per bancaleRecesso escluso: deperibile',
    );
    expect(produce.querySelector('.notice')?.textContent).toContain('Vendita vietata ai minori di 18 anni');
    expect([fact(produce, 'origin'), fact(produce, 'category'), fact(produce, 'identifiers')]).toEqual([
      'OrigineNon dichiarato',
      'CategoriaNon dichiarato',
      undefined,
    ]);
    document.body.replaceChildren();
    page = stage(
      network({
        '/products': () =>
          answer({
            ...(shown as typeof bread),
            metaData: {
              product_description: { warnings: 'Tenere lontano dai bambini', operator: 'Alfa S.p.A., Genova' },
            },
          }),
      }),
    );
    const soap = await open();
    expect([fact(soap, 'identifiers'), fact(soap, 'operator'), fact(soap, 'warnings')]).toEqual([
      'Codici del prodottoEAN 8001234567890 · Cod. 120005',
      'Operatore responsabileAlfa S.p.A., Genova',
      'AvvertenzeTenere lontano dai bambini',
    ]);
  });

  test('brand, both descriptions once each, and recipes lead on', async () => {
    shown = {
      ...bread,
      vendor: { vendorId: 3, name: 'MULINO', url: '/shop/page/mulino' },
      productInfos: { TIPOLOGIA: 'Pezzo', EXTENDED_DESCRIPTION: 'Cotto a <b>legna</b>' },
      metaData: { product_description: { description: 'Il pane di ogni giorno' } },
    };
    page.intercept((url) =>
      url.pathname.endsWith('/recipepid/5/light')
        ? Response.json([{ id: 1, title: { rendered: 'Panzanella' }, link: '/ricette/panzanella' }])
        : undefined,
    );
    const element = await open();
    expect(element.querySelector('.product-page__brand a')?.getAttribute('href')).toBe('/page/mulino');
    expect([...element.querySelectorAll('.product-page__description')].map(({ textContent }) => textContent)).toEqual([
      'Il pane di ogni giorno',
      'Cotto a legna',
    ]);
    await waitFor(() =>
      expect(within(element).getByRole('link', { name: 'Ricetta: Panzanella' }).getAttribute('href')).toBe(
        '/ricette/panzanella',
      ),
    );
  });

  test('a product that is gone says so', async () => {
    const element = await place(tag, { slug: 'boh' });
    await waitFor(() => expect(element.textContent).toContain('non è più in vendita'));
  });

  test('BAD-08 a product whose texts are no texts leaves the page standing', async () => {
    shown = {
      ...bread,
      metaData: { product_description: { ingredients: { deep: 1 }, allergens: 7 } },
      warehousePromo: { view: 5 },
      media: 'x',
      breadCrumbs: {},
    };
    const element = await open();
    expect(element.textContent).not.toMatch(/undefined|NaN|\[object/);
    expect(within(element).getByRole('heading', { level: 1 })).toBeTruthy();
  });
});
