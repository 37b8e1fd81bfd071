import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Product, WarehousePromo } from '../schema/catalogue.ts';
import type { ShoppingList } from '../schema/lists.ts';
import type { CartItem } from '../schema/cart.ts';
import type { GiftCertificate } from '../schema/loyalty.ts';
import type { Order } from '../schema/orders.ts';
import type { PersonFiscal } from '../schema/billing.ts';
import type { Wanted } from '../schema/interrupted.ts';

/** What the dialogs of the delivery chain answer: the next step to take, or that this one is done (§4). */
export type ChainAnswer = 'setAddress' | 'setTimeslot' | 'setStore' | 'done';

/** A page of the tutorial, its picture already checked. */
export interface TutorialSlide {
  id: number;
  title: string;
  text: string;
  picture: string | null;
  alt: string;
}

/** Every dialog by name: what it is given and what it answers. Closing it answers undefined. */
export interface DialogMap {
  login: { input: { reason?: 'cart' | 'delivery' | 'expired'; wanted?: Wanted | undefined }; answer: ChainAnswer };
  address: { input: object; answer: ChainAnswer };
  timeslot: { input: object; answer: ChainAnswer };
  store: { input: object; answer: ChainAnswer };
  /** The favourite store: its address id. */
  favouriteStore: { input: { addressId: number }; answer: number };
  tutorial: { input: { slides: readonly TutorialSlide[] }; answer: true };
  options: { input: { product: Product }; answer: Record<string, string> };
  promo: { input: { product: Product; promo: WarehousePromo }; answer: 'accept' | 'decline' };
  list: { input: { product: Product }; answer: ShoppingList };
  similar: { input: { product: Product }; answer: never };
  video: { input: { videoId: string; title: string; href: string }; answer: never };
  confirm: {
    input: { title: string; text?: string; lines?: readonly string[]; yes?: string; no?: string; danger?: boolean };
    answer: true;
  };
  warning: { input: { title: string; text?: string; lines?: readonly string[] }; answer: true };
  /** Step-up authentication: the password, and the pin where MFA is on. */
  stepUp: { input: object; answer: true };
  /** Whom the invoice goes to. */
  billing: { input: object; answer: PersonFiscal };
  /** Adds to an order that is placed already; answers the order as it is then. */
  addToOrder: { input: { order: Order }; answer: Order };
  cart: { input: object; answer: never };
  /** The products of a gift certificate. */
  gift: { input: { gift: GiftCertificate }; answer: never };
  /** The codes and coupons on the cart, to add or take off. */
  giftCodes: { input: object; answer: never };
  /** Which line of the cart a coupon makes a gift of; its item id. */
  giftItem: { input: { gift: GiftCertificate; items: readonly CartItem[] }; answer: number };
}
export type DialogName = keyof DialogMap;
export type DialogInput<N extends DialogName> = DialogMap[N]['input'];
export type DialogAnswer<N extends DialogName> = DialogMap[N]['answer'];

/** One level on the screen. While a chain works between two steps its level has no content and is busy. */
export interface Level {
  id: number;
  name: DialogName | undefined;
  input: object;
}

/** A conversation on one level: its content changes, the frame stays (A11Y-03). */
export interface Chain {
  open<N extends DialogName>(name: N, input: DialogInput<N>): Promise<DialogAnswer<N> | undefined>;
  end(): void;
}

export interface Dialogs {
  store: StoreApi<{ levels: readonly Level[] }>;
  open<N extends DialogName>(name: N, input: DialogInput<N>): Promise<DialogAnswer<N> | undefined>;
  chain(): Chain;
  /** Called by the view: the customer's answer, or undefined when it was closed. */
  answer(id: number, answer: unknown): void;
  isOpen(name: DialogName): boolean;
}

/** Opens dialogs by name and awaits their answers; the shell maps names to views. */
export function createDialogs(): Dialogs {
  const store = createStore<{ levels: readonly Level[] }>(() => ({ levels: [] }));
  const waiting = new Map<number, (answer: unknown) => void>();
  let last = 0;

  const put = (level: Level) =>
    store.setState(({ levels }) => ({
      levels: levels.some(({ id }) => id === level.id)
        ? levels.map((old) => (old.id === level.id ? level : old))
        : [...levels, level],
    }));
  const drop = (id: number) => store.setState(({ levels }) => ({ levels: levels.filter((level) => level.id !== id) }));

  function ask<N extends DialogName>(
    id: number,
    name: N,
    input: DialogInput<N>,
    keep: boolean,
  ): Promise<DialogAnswer<N> | undefined> {
    return new Promise((resolve) => {
      waiting.set(id, (answer) => {
        waiting.delete(id);
        if (keep && answer !== undefined) put({ id, name: undefined, input: {} });
        else drop(id);
        resolve(answer as DialogAnswer<N> | undefined);
      });
      put({ id, name, input });
    });
  }

  return {
    store,
    open: (name, input) => ask(++last, name, input, false),
    chain() {
      const id = ++last;
      return {
        open: (name, input) => ask(id, name, input, true),
        end: () => (waiting.has(id) ? waiting.get(id)!(undefined) : drop(id)),
      };
    },
    answer: (id, answer) => (waiting.has(id) ? waiting.get(id)!(answer) : drop(id)),
    isOpen: (name) => store.getState().levels.some((level) => level.name === name),
  };
}
