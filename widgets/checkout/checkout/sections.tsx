import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import type { CurrencyForm } from '../../../core/rules/price.ts';
import { addressTypeId } from '../../../core/rules/services.ts';
import type { Cart, CartItem } from '../../../core/schema/cart.ts';
import type { Prepared } from '../../../core/schema/checkout.ts';
import type { useAdultDeclaration } from '../../hooks/useAdultDeclaration.ts';
import { laterView } from '../../hooks/laterView.ts';
import { AdultBox } from '../../ui/AdultBox.tsx';
import type { Section } from '../sections/section.ts';
import { Bill } from '../summary/Bill.tsx';
import { Codes } from '../summary/Codes.tsx';
import type { DoorProps } from '../summary/Door.tsx';
import { Invoice } from '../summary/Invoice.tsx';
import { OrderLines } from '../summary/OrderLines.tsx';
import { Packaging, type PackagingSeen } from '../summary/Packaging.tsx';
import { Place } from '../summary/Place.tsx';
import { Wishes } from '../summary/Wishes.tsx';
import { Withdrawal } from './Withdrawal.tsx';

const Door = laterView<DoorProps>(() => import('../summary/Door.tsx'), 'needed');

/** What the page of the order to look over knows. */
export interface Review {
  cart: Cart;
  lines: readonly CartItem[];
  form: CurrencyForm;
  cartPage: string;
  packaging: PackagingSeen;
  prepared: Prepared | undefined;
  adult: ReturnType<typeof useAdultDeclaration>;
  /** How often the customer wanted to go on although something was left to do. */
  tries: number;
  /** Absent while it may not be changed. */
  onWhere: (() => void) | undefined;
  onWhen: (() => void) | undefined;
}

/** The order to look over, part by part (account §2). */
export const reviewSections: readonly Section<Review>[] = [
  {
    name: 'place',
    View: ({ cart, onWhere, onWhen }) => (
      <Place cart={cart} onWhere={onWhere} onWhen={onWhen}>
        {onWhere && cart.shippingAddress?.addressTypeId === addressTypeId.home && (
          <div className="place__door">
            <Door address={cart.shippingAddress} />
          </div>
        )}
      </Place>
    ),
  },
  { name: 'lines', View: ({ lines, form, cartPage }) => <OrderLines lines={lines} form={form} edit={cartPage} /> },
  { name: 'packaging', View: Packaging },
  { name: 'withdrawal', View: Withdrawal },
  { name: 'invoice', View: Invoice },
  { name: 'codes', View: Codes },
  { name: 'wishes', View: Wishes },
  {
    name: 'adult',
    side: true,
    saysItself: true,
    isReady: ({ adult }) => !adult.needed || adult.declared,
    View: ({ adult, tries }) =>
      adult.needed && (
        <AdultBox
          checked={adult.declared}
          error={adult.error || (!adult.declared && tries > 0 ? checkoutTexts.adultMissing() : '')}
          wanted={tries}
          onChange={adult.declare}
        />
      ),
  },
  {
    name: 'bill',
    side: true,
    View: ({ cart, form, prepared }) => (
      <>
        <Bill cart={cart} form={form} hold={prepared?.prebilledAmount ?? cart.reservedAmount} />
        <p className="checkout__types">
          {prepared && checkoutTexts.accepted({ types: prepared.paymentTypes.map(({ name }) => name).join(', ') })}
        </p>
      </>
    ),
  },
];
