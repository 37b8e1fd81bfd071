import type { ReactNode } from 'react';
import { hasTimeslot } from '../../../core/rules/missingStep.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { laterView } from '../../hooks/laterView.ts';

const HeldSlot = laterView<{ cart: Cart; children?: ReactNode }>(() => import('./HeldSlot.tsx'), 'shown');

/** How long the slot of the cart is held, wherever it is shown; until the code is there, its line stands free. */
export const SlotHold = ({ cart }: { cart: Cart }) =>
  hasTimeslot(cart) ? (
    <HeldSlot cart={cart}>
      {cart.timeslot?.heldUntil && (
        <div className="held-slot">
          <p>{'\u00a0'}</p>
        </div>
      )}
    </HeldSlot>
  ) : null;
