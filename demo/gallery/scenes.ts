import type { Example } from './examples.ts';

/** What the bundle shows by itself, opened as a customer does: an element in a state, and the controls that are pressed on it one after another. */
export interface Scene {
  name: string;
  title: string;
  /** The element that is shown: of the shell, or the one itself. */
  of: 'spesa-dialogs' | 'spesa-toasts' | 'spesa-cart-drawer' | 'spesa-order' | 'spesa-recurring-orders';
  on: `spesa-${string}`;
  attributes?: Example['attributes'];
  state: string;
  /** Selectors, each sought in the topmost dialog or the page. */
  press: readonly string[];
  /** What is then to be seen. */
  shows: string;
  /** What is saved on the way, in order; a shop that saves nothing needs none. */
  saves?: readonly Saved[];
}

/** A write as it goes to the shop. */
export interface Saved {
  call: string;
  /** With `{order}` and `{cart}` for the numbers of the customer's own. */
  body: { items: readonly { productId: number; quantity: number }[] } | Readonly<Record<string, number | string>>;
}

/** Products of the demo with options, with a promotion to choose, with a gift of products, and plain ones. */
const withOptions = '50018';
const withPromo = '30006';
const withGift = '130001';
const plain = '20001';
const weekend = '2002';
const unsaved = 'unsaved';

const product = (id: string): Pick<Scene, 'on' | 'attributes'> => ({
  on: 'spesa-product',
  attributes: [['product-id', id]],
});
const named = (words: string): string => `[aria-label^="${words}"]`;
const add = '[data-main]:not(:disabled)';
const added = (productId: number): Saved => ({ call: '/cart/add', body: { items: [{ productId, quantity: 1 }] } });
const reserved: readonly Saved[] = [{ call: '/order/reserve', body: { order_id: '{order}' } }];
const emptyCart = '.cart-lines__all .button';
/** "Sto arrivando" on the page of an order that waits at a store. */
const onTheWay = { of: 'spesa-order', on: 'spesa-order', press: ['.order__parking .button'] } as const;
const slides: Pick<Scene, 'on' | 'attributes'> = { on: 'spesa-product-slider', attributes: [['query', 'pasta']] };

export const scenes: readonly Scene[] = [
  {
    name: 'drawer-full',
    title: 'Carrello laterale, pieno',
    of: 'spesa-cart-drawer',
    on: 'spesa-cart-button',
    state: 'basket',
    press: ['.cart-button'],
    shows: '.cart-line',
  },
  {
    name: 'drawer-empty',
    title: 'Carrello laterale, vuoto',
    of: 'spesa-cart-drawer',
    on: 'spesa-cart-button',
    state: 'elena',
    press: ['.cart-button'],
    shows: '.empty-state',
  },
  {
    name: 'drawer-visitor',
    title: 'Carrello laterale di chi non ha fatto accesso',
    of: 'spesa-cart-drawer',
    on: 'spesa-cart-button',
    state: 'visitor',
    press: ['.cart-button'],
    shows: '.empty-state',
  },
  {
    name: 'login',
    title: 'Accesso',
    of: 'spesa-dialogs',
    ...product(plain),
    state: 'visitor',
    press: [add],
    shows: 'input[name=password]',
  },
  {
    name: 'address-none',
    title: 'Indirizzo: nessuno ancora',
    of: 'spesa-dialogs',
    ...product(plain),
    state: 'bruno',
    press: [add, '[name=delivery-service][value="2"]'],
    shows: '.empty-state',
  },
  {
    name: 'address',
    title: 'Indirizzo: quelli del cliente',
    of: 'spesa-dialogs',
    on: 'spesa-checkout',
    state: 'basket',
    press: [named('Cambia indirizzo')],
    shows: '.place-card',
  },
  {
    name: 'address-new',
    title: 'Indirizzo: uno nuovo',
    of: 'spesa-dialogs',
    on: 'spesa-checkout',
    state: 'basket',
    press: [named('Cambia indirizzo'), '.address-choice__places > .button'],
    shows: 'input[name=postalcode]',
  },
  {
    name: 'timeslot',
    title: 'Giorno e fascia oraria',
    of: 'spesa-dialogs',
    on: 'spesa-checkout',
    state: 'basket',
    press: [named('Cambia fascia')],
    shows: '.slot-card',
  },
  {
    name: 'favourite-store',
    title: 'Negozio preferito',
    of: 'spesa-dialogs',
    on: 'spesa-favourite-store',
    state: 'anna',
    press: ['.favourite-store__head .button'],
    shows: named('Scegli come tuo negozio'),
  },
  {
    name: 'options',
    title: 'Opzioni di un prodotto',
    of: 'spesa-dialogs',
    ...product(withOptions),
    state: 'basket',
    press: [add],
    shows: '.options-form',
  },
  {
    name: 'promo',
    title: 'Promozione da scegliere',
    of: 'spesa-dialogs',
    ...product(withPromo),
    state: 'basket',
    press: [add],
    shows: '.promo-choice',
  },
  {
    name: 'gift',
    title: 'Prodotti di un buono',
    of: 'spesa-dialogs',
    ...product(withGift),
    state: 'visitor',
    press: ['a.badge[aria-haspopup=dialog]'],
    shows: '.gift-products .product-card__name',
  },
  {
    name: 'list',
    title: 'Liste tra cui scegliere',
    of: 'spesa-dialogs',
    ...product(plain),
    state: 'anna',
    press: ['.product-card__corner [aria-haspopup=dialog]'],
    shows: '.list-choice button',
  },
  {
    name: 'confirm',
    title: 'Conferma',
    of: 'spesa-dialogs',
    on: 'spesa-cart-page',
    state: 'basket',
    press: [emptyCart],
    shows: '.button--danger',
  },
  {
    name: 'warning',
    title: 'Avviso con le righe che mancano',
    of: 'spesa-dialogs',
    on: 'spesa-list',
    attributes: [['list-id', weekend]],
    state: 'chosen',
    press: ['.list__actions .button'],
    shows: '.dialog__lines li',
    saves: [{ call: '/cart/add-all-from-wishlist', body: { list_id: Number(weekend) } }],
  },
  {
    name: 'toast',
    title: 'Un messaggio',
    of: 'spesa-toasts',
    ...slides,
    state: 'empty',
    press: [add],
    shows: '.toast--success',
    saves: [added(70001)],
  },
  {
    name: 'toasts',
    title: 'Un messaggio che cresce',
    of: 'spesa-toasts',
    ...slides,
    state: 'empty',
    press: [1, 2, 3].map((place) => `.slider__slide:nth-child(${place}) ${add}`),
    shows: '.toast .text-button',
    saves: [added(70002), added(70004), added(70001)],
  },
  {
    name: 'toast-error',
    title: 'Un errore',
    of: 'spesa-toasts',
    ...slides,
    state: unsaved,
    press: [add],
    shows: '.toast--error',
  },
  {
    name: 'toast-undo',
    title: 'Un messaggio che si può annullare',
    of: 'spesa-toasts',
    on: 'spesa-cart-page',
    state: 'basket',
    press: [emptyCart, '.button--danger'],
    shows: '.toast .text-button',
    saves: [{ call: '/cart/close', body: { cart_id: '{cart}' } }],
  },
  {
    name: 'parking',
    title: 'Sto arrivando: il posto è tenuto',
    ...onTheWay,
    state: 'ready',
    shows: '.order__parking .notice--success',
    saves: reserved,
  },
  {
    name: 'parking-full',
    title: 'Sto arrivando: il negozio rifiuta e dice perché',
    ...onTheWay,
    state: 'car-park-full',
    shows: '.order__parking .notice--error',
    saves: reserved,
  },
  {
    name: 'parking-unexpected',
    title: 'Sto arrivando: un errore imprevisto',
    ...onTheWay,
    state: 'ready-unsaved',
    shows: '.order__parking .notice--error',
  },
  {
    name: 'recurring',
    title: 'Spesa ricorrente con un ordine già fatto',
    of: 'spesa-recurring-orders',
    on: 'spesa-recurring-orders',
    state: 'recurring',
    press: [],
    shows: '.recurring__orders a',
  },
];

export const sceneOf = (name: string): Scene | undefined => scenes.find((scene) => scene.name === name);
