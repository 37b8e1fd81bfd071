import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BegunCall } from '../../../core/browser/begunCall.ts';
import type { EarlyHost } from '../../../widgets/element/earlyHost.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { answer, place, type Stage } from '../stage.ts';
import { atRest } from '../../waits.ts';
import { elapse } from '../pageTimers.ts';

const plain = plainShop(12);
const mark = Symbol.for('spesa.begun');
const global = globalThis as unknown as Record<symbol, BegunCall[]>;
let page: Stage;

beforeEach(async () => {
  await plain.infos(1, { WEIGHT_VARIABLE: 'true', PERISHABLE: 'true' });
  await plain.infos(2, { TIPOLOGIA: 'Confezione' }, { brand: 'LA MOLISANA', size: '500 g' });
});
afterEach(() => {
  delete global[mark];
  document.head.replaceChildren();
  document.body.replaceChildren();
});

async function fill(...quantities: number[]): Promise<Response> {
  page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: quantities.map((quantity, index) => ({ productId: plain.id(index), quantity })),
  });
  let given = answer({});
  page.intercept((url, init) => {
    if (!url.pathname.endsWith('/cart/view')) return undefined;
    return plain.shop.fetch(url.href, init).then((response) => ((given = response.clone()), response));
  });
  await page.spesa.cart.load();
  page.intercept(undefined);
  return given;
}

/** The page as the plugin prints it, with a begun call, and what earlyCart.ts makes of it. */
async function early(begun: Response | undefined, config: object = {}): Promise<HTMLElement> {
  document.body.replaceChildren();
  document.head.innerHTML = `<script type="application/json" data-spesa-config>${JSON.stringify({ api: 'http://shop.test/ebsn/api', currencyForm: 'italian', ...config })}</script>`;
  const host = document.createElement(customElements.get('spesa-cart-page') ? 'div' : 'spesa-cart-page');
  if (host.localName === 'div') document.querySelector = finding(host);
  document.body.append(host);
  if (begun) global[mark] = [{ url: '', headers: {}, at: 0, answer: Promise.resolve(begun) }];
  await import(/* @vite-ignore */ `../../../widgets/earlyCart.ts?visit=${(visit += 1)}`);
  await atRest(() => host.innerHTML);
  return host;
}
let visit = 0;
const found = document.querySelector.bind(document);
/** Where the element is defined it would take the page over at once: another stands in its place. */
const finding = (host: HTMLElement) =>
  ((selector: string) => (selector === 'spesa-cart-page' ? host : found(selector))) as typeof document.querySelector;

const words = (inside: ParentNode, selector: string) =>
  [...inside.querySelectorAll(selector)].map(({ textContent }) => textContent);
const parts = ['name', 'size', 'unit', 'total', 'before s', 'gone'].map((part) => `.cart-line__${part}`);

test('[spesa-cart-page] before its code is there the page shows each line in the very words that the element has then', async () => {
  const host = await early(await fill(2, 1, 3));
  const shown = parts.map((part) => words(host, part));
  expect(shown[0]).toHaveLength(3);
  expect(shown[3]?.[1]).toContain('circa');
  expect(host.querySelector('.cart-page')?.getAttribute('aria-busy')).toBe('true');
  const amounts = [...host.querySelectorAll('.quantity__field')].map(({ firstChild }) => firstChild?.textContent);
  const units = words(host, '.quantity__unit');
  const title = words(host, '.cart-page__title, .cart-foot__total');
  const links = [...host.querySelectorAll<HTMLAnchorElement>('.cart-line a')].map((link) => link.getAttribute('href'));

  const element = await place('spesa-cart-page');
  await waitFor(() => expect(words(element, '.cart-line__name')).toHaveLength(3));
  expect(shown).toEqual(parts.map((part) => words(element, part)));
  expect(amounts).toEqual(
    [...element.querySelectorAll<HTMLInputElement>('.quantity__input')].map(({ value }) => value),
  );
  expect(units).toEqual(words(element, '.quantity__unit'));
  expect(title).toEqual(words(element, '.cart-page__title, .cart-foot__total'));
  expect(links).toEqual(
    [...element.querySelectorAll<HTMLAnchorElement>('.cart-line a')].map((link) => link.getAttribute('href')),
  );
});

test('[spesa-cart-page] a screen of lines is enough, whatever the cart holds', async () => {
  const host = await early(await fill(...Array.from({ length: 12 }, () => 1)));
  expect(words(host, '.cart-line__name')).toHaveLength(8);
});

test('[spesa-cart-page] nothing is shown early without a session, after a refusal, of an empty cart, of what is no cart, or in another language', async () => {
  const full = await fill(1);
  expect((await early(undefined)).childElementCount).toBe(0);
  expect((await early(answer({}, 419))).childElementCount).toBe(0);
  expect((await early(answer({ cartItems: [] }))).childElementCount).toBe(0);
  expect((await early(answer({ cartItems: [{ itemId: 1 }] }))).childElementCount).toBe(0);
  expect((await early(new Response('<html>'))).childElementCount).toBe(0);
  expect((await early(full.clone(), { language: 'de' })).childElementCount).toBe(0);
  expect((await early(full)).childElementCount).toBe(1);
});

test.each([
  ['and behind it until its lines are drawn', false],
  ['and no longer where it has had the focus', true],
])('[spesa-cart-page] what stands there early stays until the cart is known, %s', async (_, focused) => {
  const begun = await fill(2, 1);
  await place('spesa-cart-page');
  page.spesa.cart.clear();
  let open: () => void = () => {};
  const held = new Promise<void>((resolve) => (open = resolve));
  page.intercept((url, init) =>
    url.pathname.endsWith('/cart/view') ? held.then(() => plain.shop.fetch(url.href, init)) : undefined,
  );
  const host = await early(begun);
  const element = document.createElement('spesa-cart-page');
  const shown = host as HTMLElement & EarlyHost;
  if (focused) shown.early?.dispatchEvent(new FocusEvent('focusin'));
  expect(shown.early === undefined).toBe(focused);
  Object.assign(element, { early: shown.early });
  element.append(...host.childNodes);
  const reading = page.spesa.cart.load();
  host.replaceWith(element);
  await elapse(100);
  expect(words(element, '.cart-line__name')).toHaveLength(2);
  expect(element.hasAttribute('data-mounted')).toBe(false);
  open();
  await reading;
  await waitFor(() => expect(element.hasAttribute('data-mounted')).toBe(true));
  expect(words(element, '.cart-page:not([hidden]) .cart-line__name')).toHaveLength(2);
  await waitFor(() => expect(element.querySelectorAll('.cart-page')).toHaveLength(1));
  expect(element.querySelector('.cart-page')?.hasAttribute('hidden')).toBe(false);
  expect(element.querySelectorAll('button').length).toBeGreaterThan(2);
});
