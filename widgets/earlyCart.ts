/**
 * Stands inline at the end of the cart page: shows the lines of the answer that boot.ts has begun as soon as it is there, a screen of them,
 * while the modules are on their way; the element takes their place when it knows the cart (design §5.6). What it cannot read it leaves to
 * the element. Nothing here can be pressed but links: only the answer's texts and checked addresses are set.
 */
import type { BegunPage } from '../core/browser/begunCall.ts';
import { productPage, type Config } from '../core/config.ts';
import * as cartBillTexts from '../core/labels/it/cartBill.ts';
import * as cartContentsTexts from '../core/labels/it/cartContents.ts';
import { overlay, plural } from '../core/labels/text.ts';
import { cartLines, cartSectors } from '../core/rules/cartLines.ts';
import { lineCost, lineWords } from '../core/rules/lineWords.ts';
import { photoLink, productLink } from '../core/rules/links.ts';
import { hasAddress, isLoggedIn } from '../core/rules/missingStep.ts';
import { formatCurrency } from '../core/rules/price.ts';
import { quantityRule, toThousandths } from '../core/rules/quantity.ts';
import { formatAmount, unitWord } from '../core/rules/quantityEntry.ts';
import type { Cart, CartItem } from '../core/schema/cart.ts';
import type { EarlyHost } from './element/earlyHost.ts';

type Child = Node | string;

/** What it reads of the configuration. */
type EarlyConfig = Pick<Config, 'api' | 'currencyForm'> & { pages: Pick<Config['pages'], 'product'> };
/** The configuration as the page has it: what is not the default. */
type PrintedConfig = Pick<Config, 'api'> & Partial<Omit<Config, 'pages'>> & { pages?: Partial<Config['pages']> };

/** As many lines as a screen has. */
const SHOWN = 8;

/** An element with its class; empty texts are left out. */
function element(name: string, className: string, children: readonly Child[] = [], attributes: object = {}) {
  const made = Object.assign(document.createElement(name), attributes, { className });
  made.append(...children.filter((child) => child !== ''));
  return made;
}

const paragraph = (className: string, words: string): Child =>
  words && element('p', className, [element('bdi', '', [words])]);

/** The place of what comes with the code: as high, and blank. */
function blank(className: string, words: string): HTMLElement {
  const place = element('div', className, [words]);
  place.style.visibility = 'hidden';
  place.setAttribute('aria-hidden', 'true');
  return place;
}

function lineOf(line: CartItem, config: EarlyConfig): HTMLElement {
  const { product } = line;
  const href = productLink(config.pages, product);
  const src = photoLink(product.mediaURL, config.api, location.origin);
  const { name, size, unit, gone } = lineWords(line, config.currencyForm);
  const cost = lineCost(line, config.currencyForm);
  const rule = quantityRule(product);
  const picture = element('a', 'cart-line__picture', [], { href, tabIndex: -1, ariaHidden: 'true' });
  const image = { alt: '', width: 72, height: 72, decoding: 'async' };
  const photo = src ? [element('img', 'picture__image', [], { ...image, src })] : [];
  picture.append(element('span', 'picture', photo));
  return element('li', gone ? 'cart-line cart-line--gone' : 'cart-line', [
    picture,
    element('div', 'cart-line__text', [
      element('a', 'cart-line__name', [element('bdi', '', [name])], { href }),
      paragraph('cart-line__size', size),
      paragraph('cart-line__unit', unit),
      paragraph('cart-line__gone', gone),
    ]),
    element(
      'div',
      `cart-line__price${cost?.before ? ' cart-line__price--cut' : ''}${cost?.weighed ? ' cart-line__price--weighed' : ''}`,
      [
        paragraph('cart-line__total', cost?.total ?? ''),
        cost?.before ? element('p', 'cart-line__before', [element('s', '', [cost.before])]) : '',
      ],
    ),
    element('div', 'cart-line__quantity', [
      element('div', 'quantity__row', [
        element('span', 'quantity__field', [
          formatAmount(toThousandths(line.quantity)),
          element('span', 'quantity__unit', [unitWord(rule)]),
        ]),
      ]),
    ]),
    element('div', 'line-options', [blank('line-options__summary', cartContentsTexts.addNote())]),
  ]);
}

function sectorsOf(cart: Cart, config: EarlyConfig): HTMLElement[] {
  const shown = new Set(cartLines(cart).slice(0, SHOWN));
  return cartSectors(cart)
    .map(({ name, lines }) => ({ name, lines: lines.filter((line) => shown.has(line)) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) =>
      element('section', 'cart-lines__sector', [
        name && element('h2', 'cart-lines__heading', [name]),
        element(
          'ul',
          'cart-lines__list',
          lines.map((line) => lineOf(line, config)),
        ),
      ]),
    );
}

/** The place of address and slot, or of what is to be chosen, and of how long a slot is held. */
function deliveryOf(cart: Cart): Child[] {
  if (!isLoggedIn(cart)) return [];
  const line = () => element('div', 'cart-delivery__line', [element('span', 'skeleton skeleton--short')]);
  const held = cart.timeslot?.heldUntil ? element('div', 'held-slot', [element('p', '', ['\u00a0'])]) : '';
  return [element('div', 'cart-delivery', hasAddress(cart) ? [line(), line()] : [line()]), held];
}

function pageOf(cart: Cart, config: EarlyConfig, headed: boolean): HTMLElement {
  const count = plural(cart.totalItems, cartBillTexts.itemsOne, cartBillTexts.itemsMany);
  const total = (cart.totalVariableWeight ? cartBillTexts.totalEstimated : cartBillTexts.total)();
  const page = element('section', 'cart-page', [
    headed
      ? element('h1', 'cart-page__title', [
          `${cartContentsTexts.title()} `,
          element('span', 'cart-page__count', [count]),
        ])
      : '',
    element('div', 'cart-page__columns', [
      element('div', 'cart-page__main', [...deliveryOf(cart), element('div', 'cart-lines', sectorsOf(cart, config))]),
      element('aside', 'cart-page__side', [
        element('div', 'cart-foot', [
          element('p', 'cart-foot__total', [
            element('span', '', [total]),
            element('strong', '', [formatCurrency(cart.grossTotal, config.currencyForm)]),
          ]),
          element('button', 'button button--primary button--wide', [cartContentsTexts.checkout()], {
            type: 'button',
            disabled: true,
          }),
        ]),
      ]),
    ]),
  ]);
  page.setAttribute('aria-busy', 'true');
  return page;
}

async function showEarly(host: HTMLElement & EarlyHost, config: EarlyConfig, answer: Promise<Response>): Promise<void> {
  const { response, data } = (await (await answer).clone().json()) as { response: { status: number }; data: Cart };
  if (response.status !== 0 || cartLines(data).length === 0 || host.hasAttribute('data-mounted')) return;
  const page = pageOf(data, config, !host.hasAttribute('no-heading'));
  host.prepend(page);
  host.early = page;
  // What has the focus gives it to its likeness at once.
  page.addEventListener('focusin', () => (host.early = undefined));
}

const printed = document.querySelector('script[type="application/json"][data-spesa-config]');
const host = document.querySelector<HTMLElement>('spesa-cart-page');
const [begun] = (globalThis as BegunPage)[Symbol.for('spesa.begun') as keyof BegunPage] ?? [];
if (printed && host && begun) {
  const {
    api,
    currencyForm = 'spec',
    pages,
    labels = {},
    language,
  } = JSON.parse(printed.textContent || '{}') as PrintedConfig;
  overlay(labels);
  // The texts of another language come with its script.
  if (!language)
    showEarly(host, { api, currencyForm, pages: { product: productPage, ...pages } }, begun.answer).catch(() => {});
}
