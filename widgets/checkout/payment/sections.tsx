import { Skeleton } from '../../ui/EmptyState.tsx';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import * as cardTexts from '../../../core/labels/it/checkoutCards.ts';
import { cardBrand } from '../../../core/rules/cardNumber.ts';
import type { CurrencyForm } from '../../../core/rules/price.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import type { Cart, CartItem } from '../../../core/schema/cart.ts';

import { GuaranteeNotice } from '../../ui/GuaranteeNotice.tsx';
import { RadioCards, type RadioCard } from '../../ui/RadioCards.tsx';
import type { Section } from '../sections/section.ts';
import { Bill } from '../summary/Bill.tsx';
import { OrderLines } from '../summary/OrderLines.tsx';
import { Place } from '../summary/Place.tsx';
import { Freed } from './Freed.tsx';
import type { Way } from './usePayment.ts';

/** What the payment page knows. */
export interface Paying {
  cart: Cart;
  lines: readonly CartItem[];
  form: CurrencyForm;
  pages: { cart: string; checkout: string; cards: string };
  /** Absent until they are known, and where the order is refused before. */
  ways: readonly Way[] | undefined;
  way: Way | undefined;
  choose(value: string): void;
  refused: boolean;
  /** Nothing is to be paid, nor held. */
  free: boolean;
  /** In euro, what the card is asked to hold. */
  hold: number | undefined;
  /** Address of the official notice of the legal guarantee (LAW-23). */
  guaranteeFile: string | undefined;
}

/** A way to pay as a card; how a new credit card is asked for is said once it is chosen. */
function asCard({ value, type, card }: Way, chosen: boolean): RadioCard {
  if (card)
    return {
      value,
      icon: 'card',
      title: checkoutTexts.savedCard({ card: card.maskedCard }),
      text: [
        card.brand ?? cardBrand(card.maskedCard) ?? '',
        card.expireDate ? cardTexts.expires({ date: card.expireDate }) : '',
      ]
        .filter(Boolean)
        .join(', '),
    };
  if (type.needAuth)
    return {
      value,
      icon: 'card',
      title: checkoutTexts.newCard(),
      text: [type.description, ...(chosen ? [checkoutTexts.newCardText(), checkoutTexts.newCardKeep()] : [])]
        .filter(Boolean)
        .join(' '),
    };
  return { value, icon: 'truck', title: type.name, text: type.description ?? checkoutTexts.payLater() };
}

function Ways({ ways, way, choose, refused, pages, free }: Paying) {
  return (
    <>
      {free ? (
        <p>{checkoutTexts.free()}</p>
      ) : ways ? (
        <RadioCards
          legend={checkoutTexts.paymentTitle()}
          name="payment"
          cards={ways.map((one) => asCard(one, one.value === way?.value))}
          value={way?.value ?? null}
          onChange={choose}
        />
      ) : (
        !refused && <Skeleton lines={4} />
      )}
      {ways?.some(({ card }) => card?.removable) && (
        <a className="checkout__edit" href={pages.cards}>
          {cardTexts.manage()}
        </a>
      )}
      <a className="checkout__edit" href={pages.checkout}>
        {checkoutTexts.backToReview()}
      </a>
    </>
  );
}

/** The payment page, part by part (account §2). */
export const paymentSections: readonly Section<Paying>[] = [
  { name: 'payment', isReady: ({ way }) => way !== undefined, View: Ways },
  {
    name: 'lines',
    View: ({ lines, form, pages, guaranteeFile }) => (
      <>
        <OrderLines lines={lines} form={form} edit={pages.cart} open />
        {lines.some(({ product }) => !isServiceProduct(product)) && <GuaranteeNotice file={guaranteeFile} />}
      </>
    ),
  },
  { name: 'place', side: true, View: ({ cart }) => <Place cart={cart} /> },
  {
    name: 'bill',
    side: true,
    View: ({ cart, form, hold }) => (
      <>
        <Bill cart={cart} form={form} hold={hold} />
        {cart.orderId !== undefined && <Freed orderId={cart.orderId} form={form} />}
      </>
    ),
  },
];
