import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Product } from '../../../core/schema/catalogue.ts';
import { Price } from '../../../widgets/ui/Price.tsx';
import { ProductCard } from '../../../widgets/ui/ProductCard.tsx';
import { product } from './product.tsx';

afterEach(cleanup);

const card = (change: Partial<Product> = {}, photo: string | null = '/photo/a.jpg') => (
  <ProductCard product={product(change)} href="/product/x" photo={photo} form="italian">
    <button type="button">{'Aggiungi'}</button>
  </ProductCard>
);
const show = (change: Partial<Product> = {}, photo?: string | null) => render(card(change, photo)).container;
const text = (container: HTMLElement, selector: string) => container.querySelector(selector)?.textContent ?? '';

test('a real answer in capitals is shown readable, with price and unit price', () => {
  const container = show();
  expect(screen.getByRole('link').textContent).toBe('Mezze maniche n.55');
  expect(text(container, '.product-card__brand')).toBe('Divella');
  expect(text(container, '.price__amount')).toBe('1,49\u00a0€');
  expect(text(container, '.price__unit')).toBe('1,49\u00a0€/kg');
  expect(screen.getByRole('button', { name: 'Aggiungi' })).toBeTruthy();
});

test('LAW-04 a unit price on the drained weight says so, one on the net weight does not', () => {
  const olives = { price: 4.49, priceDisplay: 3.99, productInfos: { DRAINED_WEIGHT: '150' } };
  expect(text(show({ ...olives, priceUmDisplay: 26.6 }), '.price__unit')).toBe('26,60\u00a0€/kg sul peso sgocciolato');
  cleanup();
  expect(text(show({ ...olives, priceUmDisplay: 15.96 }), '.price__unit')).toBe('15,96\u00a0€/kg');
});

test('LAW-04 loose goods have their price once, per kilo, and below it what the first press costs', () => {
  const infos = { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '600', WEIGHT_UNIT_SELLING: 'g' };
  const loose = { price: 2.51, priceDisplay: 2.51, priceUmDisplay: 2.51, priceUnitDisplay: 'kg', productInfos: infos };
  const container = show({ ...loose, portionPriceDisplay: 1.51 });
  expect(text(container, '.price__now')).toBe('2,51\u00a0€/kg');
  expect(text(container, '.price__unit')).toBe('600\u00a0g: circa 1,51\u00a0€');
  cleanup();
  expect(text(show(loose), '.price')).toBe('2,51\u00a0€/kg');
});

test('limit, lead time, new and promotion have their places', () => {
  const warehousePromo = {
    warehousePromoId: 1,
    warehousePromoTypeId: 5,
    view: { cssClass: 'x', body: 'PROMO &amp; <b>co</b>' },
  };
  const container = show({ maxAcq: 12, leadTime: 2, isNew: true, warehousePromo });
  expect(text(container, '.product-card__notes')).toBe('Ordinalo 48 ore prima12 pz tot');
  expect([...container.querySelectorAll('.badge')].map((badge) => badge.textContent)).toEqual(['PROMO & co', 'Novità']);
});

test('not available shows the text instead of the control', () => {
  for (const available of [0, -1]) {
    const container = show({ available });
    expect(text(container, '.product-card__action')).toBe('Non disponibile');
    cleanup();
  }
});

test('DATA-04 without a price nothing can be added and no NaN is shown', () => {
  for (const price of [null, 0, 0.001, -2, NaN]) {
    const container = show({ price, priceDisplay: price, priceUmDisplay: undefined });
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.textContent).toContain('Prezzo non disponibile');
    expect(container.textContent).not.toMatch(/NaN|undefined|null/);
    cleanup();
  }
});

test('DATA-03 a name of 500 characters, emoji or right-to-left keeps its full text in the link and its title', () => {
  for (const name of ['x'.repeat(500), '👩‍👩‍👧‍👦'.repeat(60), 'שוקולד '.repeat(70)]) {
    show({ name });
    const link = screen.getByRole('link');
    expect(link.textContent).toBe(name);
    expect(link.getAttribute('title')).toBe(name);
    expect(link.querySelector('bdi')).toBeTruthy();
    cleanup();
  }
});

test('XSS-01 texts of the wire stay text', () => {
  const payload = '<img src=x onerror="window.__x=1">';
  const container = show({
    name: payload,
    shortDescr: payload,
    description: payload,
    productInfos: { BADGE: payload, EXTENDED_DESCRIPTION: payload },
    productClasses: [{ productClassId: 1, name: payload }],
  });
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByRole('link').textContent).toBe(payload);
});

test('XSS-14 texts that would turn the writing around or fill the page stay within their own place', () => {
  for (const name of ['Pane \u202Egratis\u202C', 'Lat\u200Bte\u200B', 'fai clic qui '.repeat(800)]) {
    const container = show({ name, shortDescr: name, description: name });
    for (const place of ['.product-card__brand', '.product-card__name a', '.product-card__size']) {
      const own = container.querySelector(place)!;
      expect([place, own.childElementCount, own.firstElementChild?.localName]).toEqual([place, 1, 'bdi']);
    }
    cleanup();
  }
});

test('BAD-09 a missing or broken picture leaves the fallback in the same box', () => {
  const container = show({}, '/photo/404.jpg');
  const image = container.querySelector('img');
  expect(image?.getAttribute('alt')).toBe('');
  fireEvent.error(image as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.picture .picture__fallback')).toBeTruthy();
  cleanup();
  expect(show({}, null).querySelector('.picture .picture__fallback')).toBeTruthy();
});

test('BAD-09 a broken picture is tried again when its address changes', () => {
  const { container, rerender } = render(card({}, '/photo/404.jpg'));
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  rerender(card({}, '/photo/ok.jpg'));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/photo/ok.jpg');
});

test('LAW-05 a struck price stands only with its 30-day reference or its exemption', () => {
  const cut = { priceDisplay: 2, priceStandardDisplay: 3 };
  const priced = (change: Partial<Product>) =>
    render(<Price product={product({ ...cut, ...change })} form="italian" />).container;
  expect(priced({}).querySelector('s')).toBeNull();
  cleanup();
  const referenced = priced({ lowestPrice30: 2.5 });
  expect(text(referenced, '.price__past')).toBe('prima 3,00\u00a0€');
  expect(text(referenced, 's')).toBe('3,00\u00a0€');
  expect(text(referenced, '.price__lowest')).toBe('2,50\u00a0€ −20%');
  expect(text(referenced, '.price__reference .hidden-text')).toBe('Prezzo più basso degli ultimi 30 giorni:');
  expect(text(referenced, '.price__reference [aria-hidden]')).toBe('min. 30 gg');
  cleanup();
  expect(priced({ lowestPrice30: 3 }).querySelector('s'), 'the same price is said once').toBeNull();
  cleanup();
  const exempt = priced({
    warehousePromo: {
      warehousePromoId: 1,
      warehousePromoTypeId: 5,
      discountPerc: 33.333,
      exemption: 'perishable',
      view: { cssClass: '', body: '' },
    },
  });
  expect(text(exempt, '.price__reference')).toBe('−33% sul fresco');
  cleanup();
  expect(
    priced({
      warehousePromo: {
        warehousePromoId: 1,
        warehousePromoTypeId: 5,
        exemption: 'because',
        view: { cssClass: '', body: '' },
      },
    }).querySelector('s'),
  ).toBeNull();
});
