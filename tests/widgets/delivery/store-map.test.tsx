import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { answer, place, type Stage } from '../stage.ts';

let shop: Shop;
let page: Stage;
const user = userEvent.setup({ delay: null });
const sizes = { clientWidth: 900, clientHeight: 750 };
const real = Object.entries(sizes).map(
  ([name]) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
);
beforeAll(async () => void (shop = await openShop()));
beforeEach(() => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
});
afterEach(() => {
  for (const [name, descriptor] of real)
    if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor);
    else Reflect.deleteProperty(HTMLElement.prototype, name);
  history.replaceState(null, '', '/');
});
afterAll(() => shop.close());

describe('[spesa-store-map]', () => {
  const open = async (attributes = {}) => {
    page = await shopPage(shop);
    const element = await place('spesa-store-map', attributes);
    await waitFor(() => expect(element.querySelector('.places-map__pin, .places-map__cluster')).not.toBeNull());
    return element;
  };

  const frameOf = (element: HTMLElement) => element.querySelector<HTMLElement>('.places-map__frame')!;
  const namesOn = (element: HTMLElement) => [...element.querySelectorAll('text')].map(({ textContent }) => textContent);
  /** Of a pin, in pixels of the frame. */
  const placeOf = (pin: HTMLElement): [number, number] => {
    const [x = NaN, y = NaN] = (pin.style.transform.match(/-?\d+/g) ?? []).map(Number);
    return [x, y];
  };

  test('A11Y-09 the list beside the map has every store with its page; pins and clusters are buttons with names', async () => {
    const element = await open();
    const list = within(element).getByRole('list', { name: 'Negozi' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    expect(within(list).getByRole('link', { name: 'Genova Corvetto' }).getAttribute('href')).toBe('/supermercati/501');
    const buttons = [...element.querySelectorAll('.places-map__pin, .places-map__cluster')];
    expect(buttons.every((button) => button.tagName === 'BUTTON' && button.getAttribute('aria-label'))).toBe(true);
    expect(element.querySelector('.places-map__land')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('a pin tells name, address, the way and the page; the same pin closes it, and so does its button, back to the pin', async () => {
    const element = await open();
    await user.click(within(element).getByRole('button', { name: /^3 luoghi vicini/ }));
    const pin = await within(element).findByRole('button', { name: 'Genova Corvetto' });
    await user.click(pin);
    const popup = await within(element).findByRole('group', { name: 'Genova Corvetto' });
    expect(popup.textContent).toContain('Via Palestro 12, 16122 Genova (GE)');
    expect(
      within(popup)
        .getByRole('link', { name: /^Come arrivare/ })
        .getAttribute('href'),
    ).toContain('destination=44.41198');
    expect(within(popup).getByRole('link', { name: 'Pagina del negozio' }).getAttribute('href')).toBe(
      '/supermercati/501',
    );
    expect(pin.getAttribute('aria-expanded')).toBe('true');
    await user.click(pin);
    expect(within(element).queryByRole('group', { name: 'Genova Corvetto' })).toBeNull();
    await user.click(pin);
    await user.click(within(element).getByRole('button', { name: 'Chiudi la scheda' }));
    expect(within(element).queryByRole('group', { name: 'Genova Corvetto' })).toBeNull();
    expect(document.activeElement).toBe(pin);
  });

  test('a pin has its name beside it, and none that is outside the frame has', async () => {
    const element = await open();
    await user.click(within(element).getByRole('button', { name: 'Mostra sulla mappa: Savona Darsena' }));
    const names = () => [...element.querySelectorAll('.places-map__name-pin')].map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['Savona Darsena']));
  });

  test('stores close together are one, which brings them nearer when pressed', async () => {
    const element = await open();
    const farther = within(element).getByRole('button', { name: 'Allontana' });
    for (let times = 0; times < 3; times++) await user.click(farther);
    const [cluster] = await within(element).findAllByRole('button', { name: /^\d luoghi vicini/ });
    const count = () => element.querySelectorAll('.places-map__cluster, .places-map__pin').length;
    const before = count();
    await user.click(cluster!);
    await waitFor(() => expect(count()).not.toBe(before));
  });

  test('stores in one place, which no zoom parts, are told together', async () => {
    page = await shopPage(shop);
    const genoa = { latitude: 44.41, longitude: 8.93 };
    page.intercept((url) =>
      url.pathname.endsWith('/store/list')
        ? answer({
            stores: [
              { storeId: 1, name: 'Sotto', address: { addressId: 7, ...genoa } },
              { storeId: 2, name: 'Sopra', address: { addressId: 8, ...genoa } },
            ],
          })
        : undefined,
    );
    const element = await place('spesa-store-map');
    const cluster = await within(element).findByRole('button', { name: /^2 luoghi vicini/ });
    await user.click(cluster);
    expect(within(element).getByRole('group', { name: 'Sotto' })).toBeTruthy();
    expect(within(element).getByRole('group', { name: 'Sopra' })).toBeTruthy();
    expect(cluster.getAttribute('aria-expanded')).toBe('true');
    await user.click(cluster);
    expect(within(element).queryByRole('group', { name: 'Sopra' })).toBeNull();
    expect(document.activeElement).toBe(cluster);
  });

  test('it opens with every store in its frame, with names of stores, towns and seas that no reader speaks', async () => {
    const element = await open();
    const buttons = [...element.querySelectorAll<HTMLElement>('.places-map__pin, .places-map__cluster')];
    const counts = buttons.map(({ textContent }) => Number(textContent) || 1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(8);
    for (const button of buttons) {
      const [x, y] = placeOf(button);
      expect(x > 44 && x < 900 - 44 && y > 44 && y < 750 - 44, `${x}, ${y}`).toBe(true);
    }
    await waitFor(() => expect(namesOn(element)).toContain('Mar Ligure'));
    expect(namesOn(element)).toEqual(expect.arrayContaining(['Savona Darsena', 'Genova', 'Imperia']));
    expect(element.querySelector('.places-map__land')!.querySelectorAll('[tabindex], a, button')).toHaveLength(0);
  });

  test('a mouse drags it, and a pin that leaves the frame is not drawn', async () => {
    const element = await open();
    const frame = frameOf(element);
    fireEvent.pointerDown(frame, { clientX: 100, clientY: 100 });
    fireEvent.pointerMove(frame, { clientX: 5_000, clientY: 100 });
    fireEvent.pointerUp(frame);
    fireEvent.pointerMove(frame, { clientX: 100, clientY: 100 });
    await waitFor(() => expect(element.querySelector('.places-map__pin, .places-map__cluster')).toBeNull());
  });

  test('one finger scrolls the page and learns that two move the map; two move it and bring it nearer', async () => {
    const element = await open();
    const frame = frameOf(element);
    const pin = () => within(element).getByRole('button', { name: 'Savona Darsena' });
    const [x, y] = placeOf(pin());
    const finger = (id: number, clientX: number) => ({ pointerId: id, pointerType: 'touch', clientX, clientY: 375 });
    fireEvent.pointerDown(frame, finger(1, 450));
    fireEvent.pointerMove(frame, finger(1, 550));
    expect(placeOf(pin())).toEqual([x, y]);
    expect(element.querySelector('.places-map__hint')).toBeNull();
    fireEvent.pointerCancel(frame, finger(1, 550));
    expect((await within(element).findByText('Sposta la mappa con due dita')).getAttribute('aria-hidden')).toBe('true');

    fireEvent.pointerDown(frame, finger(1, 400));
    fireEvent.pointerDown(frame, finger(2, 500));
    fireEvent.pointerMove(frame, finger(1, 430));
    fireEvent.pointerMove(frame, finger(2, 530));
    await waitFor(() => expect(placeOf(pin())).toEqual([x + 30, y]));
    fireEvent.pointerMove(frame, finger(1, 380));
    fireEvent.pointerMove(frame, finger(2, 580));
    const twice = 480 + 2 * (x + 30 - 480);
    await waitFor(() => expect(Math.abs(placeOf(pin())[0] - twice)).toBeLessThanOrEqual(2));
  });

  test('a wheel scrolls the page, and with Ctrl brings the map nearer where it points; arrow keys move it', async () => {
    const element = await open();
    const pin = (name = 'Savona Darsena') => within(element).getByRole('button', { name });
    const [x, y] = placeOf(pin());
    const [away] = placeOf(pin('Chiavari Entella'));
    const turn = (ctrlKey: boolean) =>
      frameOf(element).dispatchEvent(
        Object.assign(new Event('wheel', { cancelable: true }), { deltaY: -60, ctrlKey, clientX: x, clientY: y }),
      );
    expect(turn(false)).toBe(true);
    expect(turn(true)).toBe(false);
    await waitFor(() =>
      expect(Math.abs(placeOf(pin('Chiavari Entella'))[0] - x - Math.SQRT2 * (away - x))).toBeLessThan(3),
    );
    expect(placeOf(pin())).toEqual([x, y]);
    pin().focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(placeOf(pin())).toEqual([x - 80, y - 160]));
  });

  test('the areas of delivery are drawn where they are asked for [GET /address/geo-service-coverage]', async () => {
    expect((await open()).querySelectorAll('.places-map__area')).toHaveLength(0);
    expect(page.asked('/address/geo-service-coverage')).toEqual([]);
    const element = await open({ coverage: '' });
    await waitFor(() => expect(element.querySelectorAll('.places-map__area').length).toBeGreaterThan(8));
    expect(element.querySelector('.places-map__area')?.getAttribute('d')).toMatch(
      /^M\d+\.\d \d+\.\d(L\d+\.\d \d+\.\d)+Z$/,
    );
  });

  test('a store whose place nobody knows is in the list alone', async () => {
    page = await shopPage(shop);
    page.intercept((url) =>
      url.pathname.endsWith('/store/list')
        ? answer({
            stores: [{ storeId: 1, name: 'Senza luogo', address: { addressId: 7, latitude: 0, longitude: 0 } }],
          })
        : undefined,
    );
    const element = await place('spesa-store-map');
    expect(await within(element).findByText('Senza luogo')).toBeTruthy();
    expect(element.querySelector('.places-map__pin')).toBeNull();
  });
});

describe('[spesa-store-page]', () => {
  const visit = async (path: string, as?: string) => {
    page = await shopPage(shop, as ? { as } : {});
    history.replaceState(null, '', path);
    return place('spesa-store-page');
  };

  test('shows a store with hours, telephone, way, services and flyers [GET /warehouse-locator/search]', async () => {
    const element = await visit('/supermercati/506');
    expect(await within(element).findByRole('heading', { level: 1, name: 'La Spezia Arsenale' })).toBeTruthy();
    const facts = element.querySelector<HTMLElement>('.store-page__facts')!;
    expect(within(facts).queryByText('La Spezia Arsenale')).toBeNull();
    expect(element.textContent).toContain('Viale Italia 140, 19121 La Spezia (SP)');
    expect(element.textContent).toContain('Ritiro in negozio');
    expect(element.textContent).toContain('Consegna rapida');
    expect(within(element).getByRole('link', { name: /^Come arrivare/ })).toBeTruthy();
    await waitFor(() => expect(element.textContent).toContain('I volantini del negozio'));
    expect(within(element).queryByRole('button', { name: 'Scegli come il tuo negozio' })).toBeNull();
  });

  test('a customer makes it the favourite', async () => {
    const element = await visit('/supermercati/503', 'anna');
    await user.click(await within(element).findByRole('button', { name: 'Scegli come il tuo negozio' }));
    expect(await within(element).findByText('Il tuo negozio ora')).toBeTruthy();
    expect(page.spesa.cart.current()?.user.defaultStoreAddressId).toBe(503);
  });

  test.each(['/supermercati/999', '/supermercati/nessuno'])('%s says that there is no such store', async (path) => {
    const element = await visit(path);
    expect(await within(element).findByText('Questo negozio non c’è.')).toBeTruthy();
    expect(within(element).getByRole('heading', { level: 1 }).textContent).toBe('Negozio');
    expect(within(element).getByRole('link', { name: 'Tutti i negozi' })).toBeTruthy();
  });
});
